// The ready decks. Without a choice of their own, players get them in this order.
import { armoured } from './armoured.js';
import { bleeder } from './bleeder.js';
import { fast } from './fast.js';
import { tactician } from './tactician.js';

export const SHIPPED = { armoured, fast, tactician, bleeder } as const;

export type DeckName = keyof typeof SHIPPED;

export const DECK_NAMES = ['armoured', 'fast', 'tactician', 'bleeder'] as const satisfies readonly DeckName[];
