// The card library: the pool, the ready decks, and whatever cards players bring in packs.
import { type CardLibrary, type LibraryCard, oncePer, successUnless } from '../../../engine/index.js';
import { sayName } from '../cards/names.js';
import { type PackCard, readPack } from '../cards/pack/index.js';
import { POOL } from '../cards/pool/index.js';
import type { CardData } from '../cards/vocabulary.js';
import { say } from '../text/say.js';
import { sayCard } from '../words/card.js';
import { readDeck } from './deck-list.js';
import { DECK_NAMES, SHIPPED } from './index.js';

/** The same card is always the same object: whoever looks cards up may compare them. */
const libraryCard = oncePer((card: CardData): LibraryCard => {
  const { id, type, cost } = card;
  return { id, name: sayName(card), type: say(`duel-masters.kind.${type}`), weight: cost, text: sayCard(card) };
});

export const library: CardLibrary = libraryOf([]);

/** The library with some cards of packs. Nothing of it changes later, so that it can be enlarged again and again. */
function libraryOf(packs: readonly PackCard[]): CardLibrary {
  return {
    // Asked for by few: what cards say is made when it is.
    get cards() {
      return [...POOL, ...packs.map(({ card }) => card)].map(libraryCard);
    },
    decks: DECK_NAMES.map((name) => ({ name, summary: say(`duel-masters.deck.${name}`), lines: SHIPPED[name] })),
    readDeck: (lines, firstLine) => {
      const { entries, faults, packed } = readDeck(lines, firstLine, packs);
      return { entries: entries.map(({ card, count }) => ({ card: libraryCard(card), count })), faults, packed };
    },
    withPack: (text, file) => {
      const { cards, faults } = readPack(text, file, packs);
      return successUnless(faults, libraryOf([...packs, ...cards]));
    },
  };
}
