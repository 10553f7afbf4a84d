// How the cards look: made once for each, and shared.
import type { Face } from '../../engine/index.js';
import { type Card, formatCard, PACK, rankName, type SuitName, suitName } from './cards.js';
import { say } from './words.js';

const SYMBOLS = { C: '♣', S: '♠', H: '♥', D: '♦' } as const;
const TONES = { C: 'clubs', S: 'spades', H: 'hearts', D: 'diamonds' } as const;

/** By card. */
const FACES: readonly Face[] = PACK.map((card) => {
  const rank = rankName(card);
  const suit = suitName(card);
  return {
    drawn: `${rank}${SYMBOLS[suit]}`,
    ascii: formatCard(card),
    words: say('pack.card', { rank: say(`pack.rank.${rank}`), suit: say(`pack.suit.${suit}`) }),
    tone: TONES[suit],
  };
});

/** The face of a card. */
export function faceOf(card: Card): Face {
  return FACES[card] as Face;
}

/** A card in a slot of a saying. */
export function cardSlot(card: Card): { readonly face: Face } {
  return { face: faceOf(card) };
}
