// The ready decks of a game as what is played with.
import type { CardLibrary } from '../engine/index.js';
import type { PlannedDeck, PlannedDecks } from './plan.js';

/** The ready decks of a library. */
export function listOfReady(library: CardLibrary): PlannedDeck[] {
  return library.decks.map(({ name }) => ({ label: name, name, lines: [] }));
}

/** All of them in turn, so that each meets each. */
export function readyDecks(library: CardLibrary): PlannedDecks {
  const list = listOfReady(library);
  return { list, turns: list.map((_, at) => at), alike: true };
}
