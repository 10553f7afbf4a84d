// The card library: the cards of the ready decks, and whatever a card file holds.
import type { CardLibrary, LibraryCard } from '../../../engine/index.js';
import type { CardData } from '../cards/card.js';
import { say } from '../text/say.js';
import { sayCard } from '../words/card.js';
import { readDeck } from './card-file.js';
import { makeCards } from './deck.js';
import { DECK_NAMES, SHIPPED } from './index.js';

export const library: CardLibrary = {
  get cards() {
    cards ??= makeCards(
      DECK_NAMES.map((name) => readDeck(SHIPPED[name]).drafts),
      0,
    ).cards.map(libraryCard);
    return cards;
  },
  decks: DECK_NAMES.map((name) => ({ name, summary: say(`weiss.deck.${name}`), lines: SHIPPED[name] })),
  readDeck: (lines, firstLine, options) => {
    const { drafts, faults } = readDeck(lines, firstLine, options);
    const { cards: different, kinds } = makeCards([drafts], drafts.length);
    const counts = new Map<number, number>();
    for (const kind of kinds[0] ?? []) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    const entries = [...counts].map(([kind, count]) => ({ card: libraryCard(different[kind] as CardData), count }));
    return { entries, faults };
  },
};

/** Made when they are first asked for: starting the program must not read decks. */
let cards: readonly LibraryCard[] | undefined;

function libraryCard(card: CardData): LibraryCard {
  const { id, name, type, level } = card;
  return {
    id,
    name: say('weiss.name', { name }),
    type: say(`weiss.type.${type}`),
    // The curve of a deck is that of its levels.
    weight: type === 'climax' ? undefined : level,
    text: sayCard(card),
  };
}
