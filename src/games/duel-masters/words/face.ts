// How cards look: they have no signs of their own and are said by their names, in the colour of their civilization. Made once
// for each card.
import { type Face, oncePer } from '../../../engine/index.js';
import { sayName } from '../cards/names.js';
import type { CardData, Civilization } from '../cards/vocabulary.js';

const TONES: Readonly<Record<Civilization, string>> = {
  light: 'yellow',
  water: 'blue',
  darkness: 'violet',
  fire: 'red',
  nature: 'green',
};

export const faceOf = oncePer((card: CardData): Face => {
  const [first = 'light', second] = card.civilizations;
  return { drawn: '', ascii: card.id, words: sayName(card), tone: second === undefined ? TONES[first] : 'white' };
});

/** A card in a slot of a saying. */
export function cardSlot(card: CardData): { readonly face: Face } {
  return { face: faceOf(card) };
}
