// How cards look: they have no signs of their own and are said by their names. Made once for each card.
import { type Face, say } from '../../engine/index.js';
import type { CardData } from './cards.js';

const faces = new WeakMap<CardData, Face>();

export function faceOf(card: CardData): Face {
  const known = faces.get(card);
  if (known !== undefined) return known;
  const face: Face = {
    drawn: '',
    ascii: card.id,
    words: say('weiss.name', { name: card.name }),
    tone: card.colour,
  };
  faces.set(card, face);
  return face;
}

/** A card in a slot of a saying. */
export function cardSlot(card: CardData): { readonly face: Face } {
  return { face: faceOf(card) };
}

/** The base of the name of a card's picture: blanks become `_` (WS-19). */
export function pictureOf({ name }: CardData): string {
  return name.replaceAll(' ', '_');
}
