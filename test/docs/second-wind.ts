// The ability of docs/add-an-ability.md: the page quotes this file, and a test holds the two to each other.
import type { Ability } from '../../src/games/weiss-schwarz/cards/abilities/index.js';
import { drawCards } from '../../src/games/weiss-schwarz/rules/zones.js';
import { frontOf } from '../../src/games/weiss-schwarz/state.js';

export const secondWind = {
  name: 'second-wind',
  short: 'AE',
  names: ['Segundo aliento'],
  parameters: {
    example: 'Segundo aliento 500',
    read: (text) => (/^\d{1,7}$/u.test(text) ? { what: '', n: Number(text) } : undefined),
  },
  onField(play, { player }) {
    drawCards(play, player, 1);
  },
  onCard: {
    side: 'own',
    touches: ({ level }) => level === 0,
    change: (power, n) => power + n,
  },
  worth: (state, seat, { n }) => 0.7 + (frontOf(state, seat).length * n) / 3000,
} as const satisfies Ability;
