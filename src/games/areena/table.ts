// What lies where in Areena. Nothing here decides anything.
import {
  gridOf,
  noPlace,
  type Place,
  type Saying,
  type SeatArea,
  type Slot,
  type StackZone,
  type TableView,
  unseenPile,
  type Zone,
} from '../../engine/index.js';
import { type Card, cardPlaces, NONE, openCard, zoneOf } from '../../kits/duel/index.js';
import { byKind, type Kind } from './cards/index.js';
import { ROWS } from './phases.js';
import { sumOf, termsOf } from './rules/damage.js';
import { bearerAt, definitionOf, freeHands, gladiatorOf, kindOf, ownerOf } from './state.js';
import { say } from './text/say.js';
import type { AreenaView } from './view.js';
import { sayCard, saySkill } from './words/card.js';
import { saySum } from './words/event.js';
import { cardSlot, faceOf } from './words/face.js';

/** What a card says. */
const textOf: (kind: Kind) => readonly Saying[] = byKind(sayCard);

export function table(view: AreenaView): TableView {
  const phase = ROWS[view.run.phase]?.phase ?? 'entrance';
  const status =
    view.run.turn === 0
      ? say(`phase.${phase}`)
      : say('areena.status.phase', { phase: say(`phase.${phase}`), player: { seat: view.run.active } });
  return { seats: view.run.order.map((seat) => seatArea(view, seat)), centre: centre(view), status: [status] };
}

function seatArea(view: AreenaView, seat: number): SeatArea {
  const { life, mostLife, effects } = bearerAt(view, seat);
  const free = freeHands(view, seat);
  const used = zoneOf(view.equipment, seat);
  const takesHands = (card: Card): boolean => definitionOf(view, card).hands > 0;
  const wielded = places(view, used.filter(takesHands));
  const worn = used.filter((card) => !takesHands(card));
  const tactic = zoneOf(view.tactics, seat);
  const zones: Zone[] = [
    { zone: 'gauge', name: say('areena.zone.life'), value: life, most: mostLife },
    {
      zone: 'effects',
      labels: effects.map(({ id, stacks, turns }) => ({ name: say(`fxs.${id}`), stacks, turns })),
    },
    { zone: 'note', text: saySkill(kindOf(view, gladiatorOf(seat))) },
    gridOf(say('areena.zone.hands', { free }), wielded),
    ...(worn.length === 0 ? [] : [gridOf(say('areena.zone.worn'), places(view, worn))]),
    ...(tactic === NONE ? [] : [gridOf(say('areena.zone.tactic'), [openPlace(view, tactic)])]),
    gridOf(
      say('areena.zone.hand', { count: zoneOf(view.hands, seat).length }),
      cardPlaces(zoneOf(view.hands, seat), `hand.${seat}`, (card) => openPlace(view, card)),
    ),
    unseenPile(say('areena.zone.deck'), `deck.${seat}`, view.deckCounts[seat] ?? 0),
    discardPile(view, seat),
  ];
  const gladiator = cardSlot(kindOf(view, gladiatorOf(seat)));
  return { seat, summary: say('areena.seat', { gladiator, life, most: mostLife }), zones };
}

/** What is being carried out, and the stack. */
function centre(view: AreenaView): Zone[] {
  const zones: Zone[] = [];
  if (view.handling !== NONE) zones.push(gridOf(say('areena.zone.handling'), [openPlace(view, view.handling)]));
  if (view.stack.length > 0) zones.push(stackZone(view));
  return zones;
}

/** The stack, its top first, with who played what; the attack at the bottom with its damage so far. */
function stackZone(view: AreenaView): StackZone {
  const last = view.stack.length - 1;
  const layers = view.stack.map((card, at) => {
    if (card === NONE) return { place: noPlace(`stack.${at}`), says: say('areena.layer.nullified') };
    const player = { seat: ownerOf(card) };
    const place = openPlace(view, card);
    const id = card === gladiatorOf(ownerOf(card)) ? 'stack.own' : place.id;
    const says = at === 0 ? sayAttack(view, player) : say(`areena.layer.${at === last ? 'top' : 'own'}`, { player });
    return { place: { ...place, id }, says };
  });
  const asked = view.run.agenda.at(-1)?.player ?? NONE;
  const name = asked < 0 ? say('areena.zone.stack') : say('areena.zone.stack-asked', { player: { seat: asked } });
  return { zone: 'stack', name, layers: layers.reverse() };
}

function sayAttack(view: AreenaView, player: Slot): Saying {
  const terms = termsOf(view);
  const total = Math.max(0, sumOf(terms));
  return terms.length === 1
    ? say('areena.layer.attack', { player, total })
    : say('areena.layer.attack-sum', { player, sum: saySum(terms), total });
}

function discardPile(view: AreenaView, seat: number): Zone {
  const cards = zoneOf(view.discards, seat);
  const id = `discard.${seat}`;
  const top = cards.at(-1);
  return {
    zone: 'pile',
    name: say('areena.zone.discard-pile'),
    count: cards.length,
    top: top === undefined ? noPlace(id) : { ...openPlace(view, top), id },
  };
}

function places(view: AreenaView, cards: readonly Card[]): Place[] {
  return cards.map((card) => openPlace(view, card));
}

function openPlace(view: AreenaView, card: Card): Place {
  const kind = kindOf(view, card);
  return openCard(card, faceOf(kind), textOf(kind));
}
