// Cards that a view does not show: which they are, and dealing them anew over the places where they may lie. A state that is
// imagined for a view is made of these (CO-5).
import { type Card, HIDDEN, zoneOf } from './seats.js';

/** The cards of a side that are in none of the zones. */
export function cardsBeyond(own: readonly Card[], ...zones: readonly (readonly Card[])[]): Card[] {
  const seen = new Set<Card>();
  for (const zone of zones) for (const card of zone) seen.add(card);
  return own.filter((card) => !seen.has(card));
}

/** A zone with a card in each hidden one’s place; the cards are taken off the end of those that are unseen, which are shuffled. */
export function dealUnseen(zone: readonly Card[], unseen: Card[]): Card[] {
  return zone.map((card) => (card === HIDDEN ? (unseen.pop() as Card) : card));
}

/**
 * What is left once the hidden places are filled are the decks.
 * @param counts how many cards each deck has, by seat
 * @throws when there are more or fewer: the view does not hold together
 */
export function checkCounts(game: string, decks: readonly (readonly Card[])[], counts: readonly number[]): void {
  decks.forEach(({ length }, player) => {
    const count = zoneOf(counts, player);
    if (length !== count) throw new Error(`${game}: seat ${player}: ${length} cards are unseen, the deck has ${count}`);
  });
}

/**
 * The fault of a side whose cards are not each in one zone of their owner's, for a game's `verify`.
 * @param own the cards of that side, in the order of their numbers
 * @param found the cards of all its zones
 */
export function conservationFaults(player: number, own: readonly Card[], found: readonly Card[]): string[] {
  // As many as there are, and each of them: so each is there once.
  const isFound = new Uint8Array((own.at(-1) ?? 0) + 1);
  for (const card of found) isFound[card] = 1;
  if (found.length === own.length && own.every((card) => isFound[card] === 1)) return [];
  const sorted = [...found].sort((a, b) => a - b);
  return [`seat ${player}: cards are not conserved: ${sorted.join(' ')}`];
}
