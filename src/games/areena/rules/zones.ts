// Moving cards from zone to zone, and going through the different kinds of card in one.
import { type EffectEvent, type Hearer, type Play, quietHearer } from '../../../engine/index.js';
import type { Kind } from '../cards/index.js';
import type { AreenaEvent, EffectTold } from '../events.js';
import {
  type AreenaState,
  CARDS,
  type Card,
  type Cards,
  kindOf,
  NONE,
  ownerOf,
  refit,
  SEATS,
  zoneOf,
} from '../state.js';

/** For each of a game's kinds, the number of the last search that met it: so that copies are met once, without a set being made. */
const met = new Float64Array(CARDS * SEATS);
let search = 0;

/** Calls back for each kind that lies in a zone, once, in the order of the zone. */
export function eachKind(state: Cards, zone: readonly Card[], call: (kind: Kind) => void): void {
  const mark = ++search;
  for (const card of zone) {
    const at = state.kind[card] as number;
    if (met[at] === mark) continue;
    met[at] = mark;
    call(state.kinds[at] as Kind);
  }
}

/** The kinds that lie in a zone, each once. */
export function kindsIn(state: Cards, zone: readonly Card[]): Kind[] {
  const kinds: Kind[] = [];
  eachKind(state, zone, (kind) => kinds.push(kind));
  return kinds;
}

/** Takes the first card of a kind out of a zone. */
export function takeKind(state: AreenaState, zone: Card[], kind: Kind): Card {
  const at = zone.findIndex((card) => kindOf(state, card) === kind);
  if (at < 0) throw new Error(`areena: no card of kind ${kind} lies there`);
  return zone.splice(at, 1)[0] as Card;
}

/** Puts a card on its owner's discard pile. */
export function bury(state: AreenaState, card: Card): void {
  zoneOf(state.discards, ownerOf(card)).push(card);
}

/** Discards a card of a kind from a hand, for all to see. */
export function discardFromHand(play: Play<AreenaState>, player: number, kind: Kind): void {
  const { state } = play;
  bury(state, takeKind(state, zoneOf(state.hands, player), kind));
  play.tell?.({ code: 'areena.discarded', player, kind } satisfies AreenaEvent);
}

/** Equipment in use goes to the discard pile. */
export function loseEquipment(play: Play<AreenaState>, player: number, kind: Kind): void {
  const { state } = play;
  bury(state, takeKind(state, zoneOf(state.equipment, player), kind));
  refit(state, player);
  play.tell?.({ code: 'areena.equipment-gone', player, kind } satisfies AreenaEvent);
}

/** A tactic in play goes to the discard pile; without one nothing happens. */
export function loseTactic(play: Play<AreenaState>, player: number): void {
  const { state } = play;
  const card = state.tactics[player] as Card;
  if (card === NONE) return;
  state.tactics[player] = NONE;
  bury(state, card);
  refit(state, player);
  play.tell?.({ code: 'areena.tactic-gone', player, kind: kindOf(state, card) } satisfies AreenaEvent);
}

/** Draws for a seat; whoever must draw from an empty deck is exhausted (AR-3). */
export function drawCards(play: Play<AreenaState>, player: number, count: number): void {
  const { state } = play;
  const deck = zoneOf(state.decks, player);
  const hand = zoneOf(state.hands, player);
  const before = hand.length;
  for (let drawn = 0; drawn < count; drawn++) {
    const card = deck.pop();
    if (card === undefined) {
      state.exhausted |= 1 << player;
      break;
    }
    hand.push(card);
  }
  if (hand.length === before) return;
  if (player === state.run.active) state.acted = true;
  play.tell?.({
    code: 'areena.drew',
    player,
    kinds: hand.slice(before).map((card) => kindOf(state, card)),
    only: player,
    uncovers: true,
    instead: drewUnseen(player, hand.length - before),
  } satisfies AreenaEvent);
}

/** Puts cards from the top of a deck on the discard pile: no drawing, so an empty deck hurts nobody. */
export function spendCards(play: Play<AreenaState>, player: number, count: number): void {
  const { state } = play;
  const spent = zoneOf(state.decks, player).splice(-count).reverse();
  if (spent.length === 0) return;
  for (const card of spent) bury(state, card);
  play.tell?.({
    code: 'areena.spent',
    player,
    kinds: spent.map((card) => kindOf(state, card)),
    uncovers: true,
  } satisfies AreenaEvent);
}

/** Hears what effects do to the gladiator of a seat, and tells it on. */
export function hearerOf(play: Play<AreenaState>, player: number): Hearer {
  const { tell } = play;
  if (tell === undefined) return quietHearer();
  return { tell: ({ code, id, n }: EffectEvent) => tell({ code, player, id, n } satisfies EffectTold), blood: 0 };
}

function drewUnseen(player: number, n: number): AreenaEvent {
  return { code: 'areena.drew-unseen', player, n };
}
