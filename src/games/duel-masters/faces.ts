// How cards look: they have no signs of their own and are said by their names, in the colour of their civilization. Made once
// for each card.
import type { Face } from '../../engine/index.js';
import type { CardData, Civilization } from './cards/vocabulary.js';
import { sayName } from './names.js';

const TONES: Readonly<Record<Civilization, string>> = {
  light: 'yellow',
  water: 'blue',
  darkness: 'violet',
  fire: 'red',
  nature: 'green',
};

const made = new WeakMap<CardData, Face>();

export function faceOf(card: CardData): Face {
  let face = made.get(card);
  if (face === undefined) {
    const [first = 'light', second] = card.civilizations;
    face = { drawn: '', ascii: card.id, words: sayName(card), tone: second === undefined ? TONES[first] : 'white' };
    made.set(card, face);
  }
  return face;
}

/** A card in a slot of a saying. */
export function cardSlot(card: CardData): { readonly face: Face } {
  return { face: faceOf(card) };
}
