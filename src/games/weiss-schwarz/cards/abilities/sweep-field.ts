// WS-A4: all own characters go to the discard pile, which makes room for better ones.

import { sweep } from '../../rules/zones.js';
import { charactersOf, PLACES } from '../../state.js';
import type { Ability } from './ability.js';

export const sweepField = {
  name: 'sweep-field',
  short: 'A4',
  names: ['Descartar personajes'],
  onField(play, { player }) {
    sweep(play, player);
  },
  worth: (state, seat) => (charactersOf(state, seat).length === PLACES ? -1.5 : -3),
} as const satisfies Ability;
