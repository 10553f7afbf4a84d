// The card library of Areena: its pool, and its ready decks.
import { type CardLibrary, type LibraryCard, say } from '../../../engine/index.js';
import { byKind, type Kind, POOL } from '../cards/index.js';
import { sayCard, sayName } from '../words/card.js';
import { readDeck } from './deck-list.js';
import { DECK_NAMES, SHIPPED } from './index.js';

const cardOf: (kind: Kind) => LibraryCard = byKind((id, { type, attack }) => ({
  id,
  name: sayName(id),
  type: say(`areena.type.${type}`),
  // The curve of a deck is that of its attacks' values.
  weight: type === 'attack' ? attack : undefined,
  text: sayCard(id),
}));

export const library: CardLibrary = {
  cards: POOL.map(({ id }) => cardOf(id)),
  decks: DECK_NAMES.map((name) => ({ name, summary: say(`areena.deck.${name}`), lines: SHIPPED[name] })),
  readDeck: (lines, firstLine) => {
    const { entries, faults } = readDeck(lines, firstLine);
    return { entries: entries.map(({ kind, count }) => ({ card: cardOf(kind), count })), faults };
  },
};
