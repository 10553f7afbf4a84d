// Moving cards from zone to zone. Whoever leaves the field takes its own ability out of the pile (WS-17).
import type { Play } from '../../../engine/index.js';
import { type Card, drawInto, NONE, zoneOf } from '../../../kits/duel/index.js';
import type { WeissEvent } from '../events.js';
import { cardAt, dataOf, ownerOf, PLACES, type WeissState } from '../state.js';

/** Draws for a seat, as many as there are (WS-13). */
export function drawCards(play: Play<WeissState>, player: number, count: number): void {
  const { state } = play;
  const hand = zoneOf(state.hands, player);
  const drawn = drawInto(hand, zoneOf(state.decks, player), count);
  if (drawn > 0) {
    play.tell?.({
      code: 'weiss.drew',
      player,
      cards: hand.slice(-drawn).map((card) => dataOf(state, card)),
      only: player,
      uncovers: true,
      instead: drewUnseen(player, drawn),
    } satisfies WeissEvent);
  }
  if (drawn < count) play.tell?.({ code: 'weiss.nothing-drawn', player } satisfies WeissEvent);
}

/** Puts a card on its owner's discard pile. */
export function bury(state: WeissState, card: Card): void {
  zoneOf(state.discards, ownerOf(state, card)).push(card);
}

/** A card leaves its place on the field, and what it brought into the pile goes with it; the others stay as they were. */
export function leaveField(state: WeissState, card: Card): void {
  state.field[state.field.indexOf(card)] = NONE;
  if (state.pile.length > 0) state.pile = state.pile.filter(({ source, target }) => source !== card && target !== card);
  if (state.kept.length > 0) state.kept = state.kept.filter(({ source, target }) => source !== card && target !== card);
}

/** A character dies: it goes to its owner's discard pile. */
export function die(play: Play<WeissState>, card: Card): void {
  const { state } = play;
  leaveField(state, card);
  bury(state, card);
  play.tell?.({
    code: 'weiss.died',
    player: ownerOf(state, card),
    card: dataOf(state, card),
  } satisfies WeissEvent);
}

/** All characters of a side leave the field for its discard pile. */
export function sweep(play: Play<WeissState>, player: number): void {
  const { state } = play;
  const swept = takeCharacters(state, player);
  for (const card of swept) bury(state, card);
  if (swept.length === 0) return;
  play.tell?.({
    code: 'weiss.swept',
    player,
    cards: swept.map((card) => dataOf(state, card)),
  } satisfies WeissEvent);
}

/** Takes all characters of a side off the field; they lie nowhere then. */
export function takeCharacters(state: WeissState, player: number): Card[] {
  const taken: Card[] = [];
  for (let place = 0; place < PLACES; place++) {
    const card = cardAt(state, player, place);
    if (card === NONE) continue;
    leaveField(state, card);
    taken.push(card);
  }
  return taken;
}

/** A card leaves the game for good, from the field or from its owner's hand. */
export function removeForGood(play: Play<WeissState>, card: Card): void {
  const { state } = play;
  const owner = ownerOf(state, card);
  const hand = zoneOf(state.hands, owner);
  const at = hand.indexOf(card);
  if (at >= 0) hand.splice(at, 1);
  else leaveField(state, card);
  zoneOf(state.removed, owner).push(card);
  play.tell?.({
    code: 'weiss.removed',
    player: owner,
    card: dataOf(state, card),
    uncovers: at >= 0,
  } satisfies WeissEvent);
}

/** Takes the first card that choices call so out of a hand. */
export function takeFromHand(state: WeissState, player: number, id: string): Card {
  const hand = zoneOf(state.hands, player);
  const at = hand.findIndex((card) => dataOf(state, card).id === id);
  if (at < 0) throw new Error(`weiss-schwarz: no card ${id} is in that hand`);
  return hand.splice(at, 1)[0] as Card;
}

function drewUnseen(player: number, n: number): WeissEvent {
  return { code: 'weiss.drew-unseen', player, n };
}
