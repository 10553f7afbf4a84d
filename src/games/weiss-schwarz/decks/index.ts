// The ready decks, by the side that plays with them unless another is given.
import { schwarz } from './schwarz.js';
import { weiss } from './weiss.js';

export const SHIPPED = { weiss, schwarz } as const;

export type DeckName = keyof typeof SHIPPED;

/** By seat. */
export const DECK_NAMES = ['weiss', 'schwarz'] as const satisfies readonly DeckName[];
