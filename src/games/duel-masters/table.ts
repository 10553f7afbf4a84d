// What lies where on a table of Duel Masters. Nothing here decides anything.
import {
  faceDown,
  freePlace,
  type GridZone,
  gridOf,
  type Mark,
  oncePer,
  openPile,
  type PileZone,
  type Place,
  type Saying,
  type SeatArea,
  type TableView,
  unseenPile,
  type Zone,
} from '../../engine/index.js';
import { type Card, cardPlaces, HIDDEN, openCard, zoneOf } from '../../kits/duel/index.js';
import { definitionOf } from './cards/index.js';
import type { CardData } from './cards/vocabulary.js';
import { ROWS } from './phases.js';
import { powerOf, traitsOf } from './rules/creature.js';
import { costOf } from './rules/use.js';
import { isTapped, pileOf } from './state.js';
import { say } from './text/say.js';
import type { DuelView } from './view.js';
import { sayNotes } from './words/card.js';
import { sayAttack } from './words/card-text/attack.js';
import { creatureMarks, handMarks, isSick, legend, letters, type Price } from './words/card-text/mark.js';
import { askedOf } from './words/card-text/refer.js';
import { sayTraits } from './words/card-text/trait.js';
import { cardSlot, faceOf } from './words/face.js';

/** What a card says and what its keywords mean. */
const textOf = oncePer(sayNotes);

export function table(view: DuelView): TableView {
  const phase = say(`phase.${ROWS[view.run.phase]?.phase ?? 'set-up'}`);
  const status = view.run.turn === 0 ? phase : say('duel-masters.status', { phase, player: { seat: view.run.active } });
  return {
    seats: view.run.order.map((seat) => seatArea(view, seat)),
    centre: centre(view),
    status: [status],
    facing: 'rows',
    legend: legend(pricesShown(view), setsOfMana(view)),
  };
}

/** From the middle of the table outward: creatures, shields, mana, hand; deck and graveyard. */
function seatArea(view: DuelView, seat: number): SeatArea {
  const shields = zoneOf(view.shields, seat);
  const hand = zoneOf(view.hands, seat);
  const zones: Zone[] = [
    gridOf(
      say('duel-masters.zone.battle'),
      zoneOf(view.battle, seat).map((card) => creaturePlace(view, card)),
    ),
    { ...gridOf(say('duel-masters.zone.shields', { n: shields.length }), shieldPlaces(view, seat)), small: true },
    manaZone(view, seat),
    gridOf(say('duel-masters.zone.hand', { n: hand.length }), handPlaces(view, seat)),
    unseenPile(say('duel-masters.zone.deck'), `deck.${seat}`, zoneOf(view.deckCounts, seat)),
    graveyard(view, seat),
  ];
  return { seat, summary: say('duel-masters.seat', { shields: shields.length }), zones };
}

/** The attack that is going on, what is being paid for, carried out and looked at. */
function centre(view: DuelView): Zone[] {
  const zones: Zone[] = [];
  const attack = sayAttack(view);
  if (attack !== undefined) zones.push({ zone: 'note', text: attack });
  const step = askedOf(view);
  if (step?.do === 'pay') {
    const definition = definitionOf(view, step.card);
    const cost = costOf(view, step.player, definition);
    const paying = { player: { seat: step.player }, card: cardSlot(definition.data), n: step.paid.length, cost };
    zones.push({ zone: 'note', text: say('duel-masters.paying', paying) });
  }
  if (view.handling.length > 0)
    zones.push(
      gridOf(
        say('duel-masters.zone.handling'),
        view.handling.map((card) => openPlace(view, card)),
      ),
    );
  const looked = view.looking.filter((card) => card !== HIDDEN);
  if (looked.length > 0)
    zones.push(
      gridOf(
        say('duel-masters.zone.looking'),
        looked.map((card) => openPlace(view, card)),
      ),
    );
  return zones;
}

function creaturePlace(view: DuelView, card: Card): Place {
  const place = openPlace(view, card, creatureMarks(view, card));
  return {
    ...place,
    ...(isTapped(view, card) ? { turned: true } : {}),
    notes: [...creatureNotes(view, card), ...(place.notes ?? [])],
  };
}

/** What a creature has beyond what is printed, and what lies under it. */
function creatureNotes(view: DuelView, card: Card): Saying[] {
  const { traits, data } = definitionOf(view, card);
  const now = traitsOf(view, card);
  const power = powerOf(view, card);
  const gained = now.slice(traits.length).filter(({ has }) => has !== 'power');
  const printed = data.type === 'spell' ? 0 : data.power;
  const [, ...below] = pileOf(view, card);
  return [
    ...(gained.length > 0
      ? [say('duel-masters.note.now', { power, traits: sayTraits(gained) })]
      : power === printed
        ? []
        : [say('duel-masters.note.power', { power })]),
    ...(isSick(view, card) ? [say('duel-masters.note.sick')] : []),
    ...(below.length === 0
      ? []
      : [say('duel-masters.note.pile', { cards: below.map((one) => cardSlot(definitionOf(view, one).data)) })]),
  ];
}

/** Face down, by the numbers that choices call them by; without any, a place that stands for the player. */
function shieldPlaces(view: DuelView, seat: number): Place[] {
  const shields = zoneOf(view.shields, seat);
  if (shields.length === 0) return [freePlace(`player.${seat}`)];
  return shields.map((card, at) => {
    const place = { id: `shield.${seat}.${at}`, label: String(at + 1) };
    return card === HIDDEN
      ? faceDown(place.id, place.label)
      : { ...openPlace(view, card, handMarks(dataOf(view, card), priceOf(view, seat, card))), ...place };
  });
}

/** Mana by civilization, what is untapped first; how much there is of each stands beside the name. */
function manaZone(view: DuelView, seat: number): GridZone {
  const cards = zoneOf(view.mana, seat);
  const sets = (card: Card): number => definitionOf(view, card).civilizations;
  const tapped = (card: Card): number => (isTapped(view, card) ? 1 : 0);
  const sorted = [...cards].sort((a, b) => tapped(a) - tapped(b) || sets(a) - sets(b) || a - b);
  const open = cards.filter((card) => !isTapped(view, card));
  const counts = new Map<number, number>();
  for (const card of sorted) if (!isTapped(view, card)) counts.set(sets(card), (counts.get(sets(card)) ?? 0) + 1);
  const by = [...counts]
    .map(([set, n]) => say('duel-masters.zone.mana.count', { letters: letters(set), n }))
    .reduce<Saying | undefined>(
      (first, next) => (first === undefined ? next : say('duel-masters.zone.mana.more', { first, next })),
      undefined,
    );
  const slots = { open: open.length, all: cards.length };
  return {
    ...gridOf(
      by === undefined ? say('duel-masters.zone.mana', slots) : say('duel-masters.zone.mana.by', { ...slots, by }),
      sorted.map((card) => ({
        ...openPlace(view, card, [letters(sets(card))]),
        ...(isTapped(view, card) ? { turned: true } : {}),
      })),
    ),
    small: true,
  };
}

function handPlaces(view: DuelView, seat: number): Place[] {
  return cardPlaces(zoneOf(view.hands, seat), `hand.${seat}`, (card) =>
    openPlace(view, card, handMarks(dataOf(view, card), priceOf(view, seat, card))),
  );
}

/** All may look through it (DM-9). */
function graveyard(view: DuelView, seat: number): PileZone {
  const cards = [...zoneOf(view.graveyards, seat)].reverse().map((card) => openPlace(view, card));
  return openPile(say('duel-masters.zone.graveyard'), `graveyard.${seat}`, cards);
}

function openPlace(view: DuelView, card: Card, marks: readonly Mark[] = []): Place {
  const data = dataOf(view, card);
  return { ...openCard(card, faceOf(data), textOf(data)), marks };
}

function dataOf(view: DuelView, card: Card): CardData {
  return definitionOf(view, card).data;
}

function priceOf(view: DuelView, seat: number, card: Card): Price {
  const definition = definitionOf(view, card);
  return { cost: costOf(view, seat, definition), set: definition.civilizations };
}

/** Every price that stands beside a card of a hand, or a shield that is seen, once and by cost. */
function pricesShown(view: DuelView): Price[] {
  const prices = [...view.hands, ...view.shields].flatMap((cards, at) =>
    cards.flatMap((card) => (card === HIDDEN ? [] : [priceOf(view, at % view.hands.length, card)])),
  );
  return prices
    .filter(({ cost, set }, at) => prices.findIndex((one) => one.cost === cost && one.set === set) === at)
    .sort((a, b) => a.cost - b.cost || a.set - b.set);
}

function setsOfMana(view: DuelView): number[] {
  const sets = view.mana.flatMap((zone) => zone.map((card) => definitionOf(view, card).civilizations));
  return [...new Set(sets)].sort((a, b) => a - b);
}
