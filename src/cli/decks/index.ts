// Cards and decks on the command line.

export { printCards } from './cards.js';
export { checkDeck } from './check.js';
export { decksOfPlayers, decksOfScript, splitDecks } from './given.js';
export { libraryOf } from './library.js';
export { listDecks } from './list.js';
export { type Deck, loadDecks } from './load.js';
export { showDeck } from './show.js';
