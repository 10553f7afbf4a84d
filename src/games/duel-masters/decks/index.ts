// The ready decks. Without a choice of their own, players get them in this order.
import { dawn } from './dawn.js';
import { dusk } from './dusk.js';
import { ember } from './ember.js';
import { hunt } from './hunt.js';
import { root } from './root.js';
import { tide } from './tide.js';

export const SHIPPED = { dawn, tide, dusk, ember, root, hunt } as const;

export type DeckName = keyof typeof SHIPPED;

export const DECK_NAMES = ['dawn', 'tide', 'dusk', 'ember', 'root', 'hunt'] as const satisfies readonly DeckName[];
