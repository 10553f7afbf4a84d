// Places of a table on which cards lie.
import { type Face, faceDown, type Place, type Saying } from '../../engine/index.js';
import { type Card, HIDDEN } from './seats.js';

/** A card that everybody sees who sees the place. */
export function openCard(card: Card, face: Face, notes: readonly Saying[]): Place {
  return { id: `card.${card}`, label: '', lies: 'open', face, notes };
}

/**
 * The cards of a zone, those that the view hides face down.
 * @param id of the zone; hidden cards are called by it and their places in the zone: `hand.0.3`
 * @param open what shows a card that is seen
 */
export function cardPlaces(cards: readonly Card[], id: string, open: (card: Card) => Place): Place[] {
  return cards.map((card, at) => (card === HIDDEN ? faceDown(`${id}.${at}`) : open(card)));
}
