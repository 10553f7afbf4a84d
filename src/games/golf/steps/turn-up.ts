// Turning up face-down cards, and placing a card face up: the two ways in which a hidden card becomes known.
import type { Play } from '../../../engine/index.js';
import type { Card } from '../cards.js';
import { type GolfChoice, NO_SLOT } from '../choices.js';
import type { GolfEvent } from '../events.js';
import { cardAt, downOf, type GolfState, SLOTS } from '../state.js';

/** Turns up the one or two cards of a choice. */
export function turnUp(play: Play<GolfState>, player: number, { slot, other }: GolfChoice): void {
  const { state } = play;
  const bits = (1 << slot) | (other === NO_SLOT ? 0 : 1 << other);
  state.down[player] = downOf(state, player) & ~bits;
  turnedUp(state);
  play.tell?.(seen(state, player, other === NO_SLOT ? [slot] : [slot, other]));
}

/** The event of cards that have just been turned up. */
export function seen(state: GolfState, player: number, slots: readonly number[]): GolfEvent {
  const cards = slots.map((slot) => cardAt(state, player, slot));
  return { code: 'golf.turned-up', player, slots, cards, uncovers: true };
}

/**
 * Puts a card face up into a slot; the card that lay there goes face up on the discard pile (GO-6, GO-7).
 * @returns the card that lay there, and whether it had been hidden
 */
export function place(state: GolfState, player: number, slot: number, card: Card): { old: Card; hidden: boolean } {
  const at = player * SLOTS + slot;
  const old = state.cards[at] as Card;
  const hidden = (downOf(state, player) & (1 << slot)) !== 0;
  state.cards[at] = card;
  state.discardPile.push(old);
  if (hidden) {
    state.down[player] = downOf(state, player) & ~(1 << slot);
    turnedUp(state);
  }
  return { old, hidden };
}

/** A hidden card became known: the count of still turns begins anew (GO-20). */
export function turnedUp(state: GolfState): void {
  state.lastSeenTurn = state.run.turn;
}
