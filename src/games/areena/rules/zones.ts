// Moving cards from zone to zone, and going through the different kinds of card in one.
import type { Play } from '../../../engine/index.js';
import { type EffectEvent, type Hearer, quietHearer } from '../../../kits/combat/index.js';
import { type Card, drawInto, eachKind, NONE, zoneOf } from '../../../kits/duel/index.js';
import type { Kind } from '../cards/index.js';
import type { AreenaEvent, EffectTold } from '../events.js';
import { type AreenaState, type Cards, kindOf, ownerOf, refit } from '../state.js';

/** The kinds that lie in a zone, each once. */
export function kindsIn(state: Cards, zone: readonly Card[]): Kind[] {
  const kinds: Kind[] = [];
  eachKind(state, zone, (card) => kinds.push(kindOf(state, card)));
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
  const hand = zoneOf(state.hands, player);
  const drawn = drawInto(hand, zoneOf(state.decks, player), count);
  if (drawn < count) state.exhausted |= 1 << player;
  if (drawn === 0) return;
  if (player === state.run.active) state.acted = true;
  play.tell?.({
    code: 'areena.drew',
    player,
    kinds: hand.slice(-drawn).map((card) => kindOf(state, card)),
    only: player,
    uncovers: true,
    instead: drewUnseen(player, drawn),
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
