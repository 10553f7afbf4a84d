// The card library of Areena: its pool, and its ready decks.
import type { CardLibrary, LibraryCard } from '../../../engine/index.js';
import { definition, type Kind, POOL } from '../cards/index.js';
import { say } from '../text/say.js';
import { sayCard, sayName } from '../words/card.js';
import { readDeck } from './deck-list.js';
import { DECK_NAMES, SHIPPED } from './index.js';

const CARDS: readonly LibraryCard[] = POOL.map(({ id, type, attack }, kind) => ({
  id,
  name: sayName(kind),
  type: say(`areena.type.${type}`),
  // The curve of a deck is that of its attacks' values.
  weight: type === 'attack' ? attack : undefined,
  text: sayCard(kind),
}));

export const library: CardLibrary = {
  cards: CARDS,
  decks: DECK_NAMES.map((name) => ({ name, summary: say(`areena.deck.${name}`), lines: SHIPPED[name] })),
  readDeck: (lines, firstLine) => {
    const { entries, faults } = readDeck(lines, firstLine);
    return { entries: entries.map(({ kind, count }) => ({ card: cardOf(kind), count })), faults };
  },
};

function cardOf(kind: Kind): LibraryCard {
  const card = CARDS[kind];
  if (card === undefined) throw new Error(`areena: no card ${definition(kind).id}`);
  return card;
}
