// Cards and decks on the command line.

export { printCards } from './cards.js';
export { checkDeck } from './check.js';
export { decksOfPlayers, decksOfScript, splitDecks } from './given.js';
export { listDecks } from './list.js';
export { type Deck, linesOf, loadDecks } from './load.js';
export { libraryWith } from './packs.js';
export { showDeck } from './show.js';
