// Going through cards, and drawing them: what every zone of a duel needs.
import type { Card } from './seats.js';

/** Cards by number, from one up to another, which is not among them. */
export function cardsFrom(from: Card, to: Card): Card[] {
  const cards: Card[] = [];
  for (let card = from; card < to; card++) cards.push(card);
  return cards;
}

/**
 * Calls back with the first card of each kind that can be seen in a zone, in the order of the zone: copies are alike. Zones are
 * small, so looking back is quicker than keeping a set.
 * @param kind by card: a number for what it is
 */
export function eachKind(
  { kind }: { readonly kind: readonly number[] },
  zone: readonly Card[],
  call: (card: Card) => void,
): void {
  for (let at = 0; at < zone.length; at++) {
    const card = zone[at] as Card;
    if (card < 0) continue;
    const own = kind[card];
    let seen = false;
    for (let before = 0; before < at && !seen; before++) seen = kind[zone[before] as Card] === own;
    if (!seen) call(card);
  }
}

/**
 * Draws: cards from the top of a deck, which is its end, come to the end of a hand one after another.
 * @returns how many there were; fewer than asked for when the deck is empty
 */
export function drawInto(hand: Card[], deck: Card[], count: number): number {
  for (let drawn = 0; drawn < count; drawn++) {
    const card = deck.pop();
    if (card === undefined) return drawn;
    hand.push(card);
  }
  return count;
}
