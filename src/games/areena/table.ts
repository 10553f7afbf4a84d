// What lies where in Areena, and how choices are spoken of. Nothing here decides anything.
import {
  type Branch,
  type GridZone,
  type Place,
  type Saying,
  type SeatArea,
  type Slot,
  say,
  type TableView,
  type Zone,
} from '../../engine/index.js';
import { definition, type Kind, kindById, POOL } from './cards/index.js';
import { type AreenaChoice } from './choices.js';
import { termsOf } from './damage.js';
import { cardSlot, faceOf } from './faces.js';
import { phases } from './phases.js';
import { sayCard, saySkill, sayWhole } from './say-card.js';
import { bearerAt, type Card, foeOf, freeHands, gladiatorOf, kindOf, NONE, ownerOf, zoneOf } from './state.js';
import { type AreenaView, HIDDEN } from './view.js';
import { saySum } from './words.js';

const ROWS = [...phases.opening, ...phases.turn, ...phases.closing];

/** By kind: what a card says. */
const TEXTS: readonly (readonly Saying[])[] = POOL.map((_, kind) => sayCard(kind));

/** Beside the uppermost card of the stack, and beside equipment that takes both hands. */
const TOP_MARK = '^';
const BOTH_HANDS_MARK = '2';

export function table(view: AreenaView): TableView {
  const phase = ROWS[view.phase]?.phase ?? 'entrance';
  const status: Saying[] =
    view.turn === 0
      ? [say(`phase.${phase}`)]
      : [say('areena.status.phase', { phase: say(`phase.${phase}`), player: { seat: view.active } })];
  const terms = view.stack.length === 0 ? [] : termsOf(view);
  if (terms.length > 0) status.push(say('areena.status.damage', { sum: saySum(terms) }));
  return { seats: view.order.map((seat) => seatArea(view, seat)), centre: centre(view), status };
}

function seatArea(view: AreenaView, seat: number): SeatArea {
  const { life, mostLife, effects } = bearerAt(view, seat);
  const free = freeHands(view, seat);
  const used = zoneOf(view.equipment, seat);
  const takesHands = (card: Card): boolean => definition(kindOf(view, card)).hands > 0;
  const wielded = used.filter(takesHands).map((card) => {
    const place = openPlace(view, card);
    return definition(kindOf(view, card)).hands > 1 ? { ...place, marks: [BOTH_HANDS_MARK] } : place;
  });
  for (let hand = 0; hand < free; hand++) wielded.push(empty(`hand-free.${seat}.${hand}`));
  const worn = used.filter((card) => !takesHands(card));
  const tactic = zoneOf(view.tactics, seat);
  const zones: Zone[] = [
    { zone: 'gauge', name: say('areena.zone.life'), value: life, most: mostLife },
    {
      zone: 'effects',
      labels: effects.map(({ id, stacks, turns }) => ({ name: say(`fxs.${id}`), stacks, turns })),
    },
    { zone: 'note', text: saySkill(kindOf(view, gladiatorOf(seat))) },
    row('areena.zone.hands', wielded),
    ...(worn.length === 0 ? [] : [row('areena.zone.worn', places(view, worn))]),
    ...(tactic === NONE ? [] : [row('areena.zone.tactic', [openPlace(view, tactic)])]),
    row('areena.zone.hand', handPlaces(view, seat)),
    pile('areena.zone.deck', `deck.${seat}`, view.deckCounts[seat] ?? 0, undefined),
    discardPile(view, seat),
  ];
  const gladiator = cardSlot(kindOf(view, gladiatorOf(seat)));
  const hand = zoneOf(view.hands, seat).length;
  return { seat, summary: say('areena.seat', { gladiator, life, most: mostLife, hand }), zones };
}

/** The stack, its top first, and what is being carried out. */
function centre(view: AreenaView): Zone[] {
  const zones: Zone[] = [];
  const last = view.stack.length - 1;
  if (last >= 0) {
    const stacked = view.stack.map((card, at): Place => {
      if (card === NONE) return empty(`stack.${at}`);
      const place = openPlace(view, card);
      const notes = [
        ...(at === last ? [say('areena.note.top')] : []),
        ...(at === 0 ? [say('areena.note.bottom')] : []),
        say('areena.note.own', { player: { seat: ownerOf(card) } }),
        ...(place.notes ?? []),
      ];
      const id = card === gladiatorOf(ownerOf(card)) ? 'stack.own' : place.id;
      return { ...place, id, notes, ...(at === last ? { marks: [TOP_MARK] } : {}) };
    });
    zones.push(row('areena.zone.stack', stacked.reverse()));
  }
  if (view.handling !== NONE) zones.push(row('areena.zone.handling', [openPlace(view, view.handling)]));
  return zones;
}

function row(name: string, cards: readonly Place[]): GridZone {
  return { zone: 'grid', name: say(name), rows: cards.length === 0 ? [] : [cards] };
}

function handPlaces(view: AreenaView, seat: number): Place[] {
  return zoneOf(view.hands, seat).map((card, at) =>
    card === HIDDEN ? { id: `hand.${seat}.${at}`, label: '', lies: 'down', face: undefined } : openPlace(view, card),
  );
}

function discardPile(view: AreenaView, seat: number): Zone {
  const cards = zoneOf(view.discards, seat);
  const top = cards.at(-1);
  return pile(
    'areena.zone.discard-pile',
    `discard.${seat}`,
    cards.length,
    top === undefined ? undefined : openPlace(view, top),
  );
}

function pile(name: string, id: string, count: number, top: Place | undefined): Zone {
  const down: Place = { id, label: '', lies: 'down', face: undefined };
  return {
    zone: 'pile',
    name: say(name),
    count,
    top: top === undefined ? (count > 0 ? down : empty(id)) : { ...top, id },
  };
}

function places(view: AreenaView, cards: readonly Card[]): Place[] {
  return cards.map((card) => openPlace(view, card));
}

function openPlace(view: AreenaView, card: Card): Place {
  const kind = kindOf(view, card);
  return { id: `card.${card}`, label: '', lies: 'open', face: faceOf(kind), notes: TEXTS[kind] ?? [] };
}

function empty(id: string): Place {
  return { id, label: '', lies: 'gone', face: undefined };
}

/** What a choice says on its own. */
export function sayChoice({ act, kind, others }: AreenaChoice, view: AreenaView): Saying {
  const card = kind === NONE ? '' : cardSlot(kind);
  const given = others.map(cardSlot);
  if (act === 'remove-tactic') {
    const tactic = foesTactic(view);
    return given.length === 0
      ? say('areena.choice.remove-tactic', { tactic })
      : say('areena.choice.remove-tactic-giving', { tactic, others: given });
  }
  if (given.length > 0) return say('areena.choice.play-dropping', { card, others: given });
  return kind === NONE ? say(`areena.choice.${act}`) : say(`areena.choice.${act}`, { card });
}

/** What the first words of a choice's text stand for: an act, or the card that the last word names. */
export function branch(words: readonly string[], view: AreenaView, seat: number): Branch {
  const [act = '', ...rest] = words;
  const last = rest.at(-1);
  if (last === undefined) {
    if (act !== 'remove-tactic') return { say: say(`areena.act.${act}`) };
    const tactic = view.tactics[foeOf(seat)] ?? NONE;
    return { say: say('areena.act.remove-tactic', { tactic: foesTactic(view) }), spot: `card.${tactic}` };
  }
  const kind = kindById(last);
  if (kind === undefined) return { say: say(`areena.act.${last}`) };
  const explained = rest.length === 1 && (act === 'play' || act === 'attack' || act === 'react');
  const card = cardSlot(kind);
  const text = explained
    ? say('areena.branch.card', { card, text: sayWhole(kind) })
    : say('areena.branch.name', { card });
  const spot = placeOfKind(view, seat, kind);
  return spot === undefined ? { say: text } : { say: text, spot };
}

/** Where a card of a kind lies that a seat could choose: in hand, in use on either side. */
function placeOfKind(view: AreenaView, seat: number, kind: Kind): string | undefined {
  const zones = [zoneOf(view.hands, seat), zoneOf(view.equipment, seat), zoneOf(view.equipment, foeOf(seat))];
  const card = zones.flat().find((one) => one >= 0 && kindOf(view, one) === kind);
  return card === undefined ? undefined : `card.${card}`;
}

/** The tactic that the player who plans could remove. */
function foesTactic(view: AreenaView): Slot {
  const tactic = view.tactics[foeOf(view.active)] ?? NONE;
  return tactic === NONE ? '' : cardSlot(kindOf(view, tactic));
}
