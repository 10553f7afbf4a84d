// What games share in which two players sit face to face with a deck each.
export { foldCardName, kindFinder, withCardWords } from './card-names.js';
export { cardsFrom, drawInto, eachKind } from './cards.js';
export { contentOf, copies, countedName, DeckCount } from './deck-list.js';
export {
  checkDeckLines,
  checkStacks,
  deckLinesOf,
  type Stackable,
  shuffleWithStacked,
  stackedKinds,
  unknownCard,
} from './decks.js';
export { type Dueling, drawLots, shuffleDeck } from './opening.js';
export { duelOutcome, isBoth } from './outcome.js';
export { cardPlaces, openCard } from './places.js';
export { type Card, copyZones, foeOf, HIDDEN, NONE, SEATS, zoneOf } from './seats.js';
export { cardsBeyond, checkCounts, conservationFaults, dealUnseen } from './unseen.js';
export { type DeckWording, type DeckWords, deckWords } from './words.js';
