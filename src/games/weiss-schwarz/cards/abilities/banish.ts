// WS-AA: a character of either side leaves the game.
import { foeOf } from '../../../../kits/duel/index.js';
import { charactersOf } from '../../state.js';
import type { WeissStep } from '../../step.js';
import type { Ability } from './ability.js';

export const banish = {
  name: 'banish',
  short: 'AA',
  names: ['Remover personaje'],
  onField(play, { player }) {
    play.put({ do: 'banish', player } satisfies WeissStep);
  },
  worth: (state, seat) => (charactersOf(state, foeOf(seat)).length > 0 ? 1.5 : -1),
} as const satisfies Ability;
