// WS-A2: the first five cards of a deck, the own or the opponent's, are put in order.
import type { WeissStep } from '../../step.js';
import type { Ability } from './ability.js';

export const orderDeck = {
  name: 'order-deck',
  short: 'A2',
  names: ['Ordenar cinco cartas'],
  onField(play, { player }) {
    play.put({ do: 'look', player } satisfies WeissStep);
  },
  worth: () => 0.6,
} as const satisfies Ability;
