// How cards look: they have no signs of their own and are said by their names. Made once for each card.
import { type Face, oncePer } from '../../../engine/index.js';
import type { CardData } from '../cards/card.js';
import { say } from '../text/say.js';

export const faceOf = oncePer(
  ({ id, name, colour }: CardData): Face => ({
    drawn: '',
    ascii: id,
    words: say('weiss.name', { name }),
    tone: colour,
  }),
);

/** A card in a slot of a saying. */
export function cardSlot(card: CardData): { readonly face: Face } {
  return { face: faceOf(card) };
}

/** The base of the name of a card's picture: blanks become `_` (WS-19). */
export function pictureOf({ name }: CardData): string {
  return name.replaceAll(' ', '_');
}
