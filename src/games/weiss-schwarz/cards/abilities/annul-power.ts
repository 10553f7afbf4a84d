// WS-AB: a character of either side has no power.
import { foeOf } from '../../../../kits/duel/index.js';
import { charactersOf } from '../../state.js';
import type { WeissStep } from '../../step.js';
import type { Ability } from './ability.js';

export const annulPower = {
  name: 'annul-power',
  short: 'AB',
  names: ['Reducir poder a cero'],
  aimed: true,
  onField(play, { player, source }) {
    play.put({ do: 'annul', player, source } satisfies WeissStep);
  },
  onCard: { side: 'foe', touches: () => false, change: () => 0 },
  worth: (state, seat) => (charactersOf(state, foeOf(seat)).length > 0 ? 1.2 : -0.5),
} as const satisfies Ability;
