// The library of a game with decks: its cards can be told apart, and its ready decks can be played.
import type { Game } from '../engine/index.js';
import type { FaultList } from './faults.js';

const SLUG = /^[a-z0-9][a-z0-9-]*$/u;

export function libraryFaults({ library }: Game, faults: FaultList): void {
  if (library === undefined) return;
  const known = new Set<string>();
  for (const { id } of library.cards) {
    if (!SLUG.test(id)) faults.add('card.id', `card ${id}`, `a card is called "${id}"`);
    if (known.has(id)) faults.add('card.id', `card ${id}`, `two cards are called ${id}`);
    known.add(id);
  }
  for (const { name, lines } of library.decks) {
    const found = library.readDeck(lines).faults;
    const said = found.map(({ code, data, line }) => JSON.stringify({ code, ...data, line }));
    if (found.length > 0) faults.add('deck.faulty', `deck ${name}`, said.join(' '));
  }
}
