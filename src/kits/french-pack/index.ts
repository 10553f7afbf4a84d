// The French pack: 52 cards, how they look, and what they are called.
export {
  type Card,
  formatCard,
  PACK,
  parseCard,
  RANK,
  RANKS,
  type RankName,
  rankName,
  SUITS,
  type SuitName,
  suitName,
} from './cards.js';
export { cardSlot, faceOf } from './face.js';
export { type PackWords, packWords } from './words.js';
