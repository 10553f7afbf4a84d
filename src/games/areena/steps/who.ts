// Whom a verb concerns.
import { foeOf } from '../../../kits/duel/index.js';
import type { Who } from '../cards/vocabulary.js';
import type { AreenaState } from '../state.js';

const ONE = [[0], [1]] as const;
const BOTH = [
  [0, 1],
  [1, 0],
] as const;

/** The seats that `self`, `foe` and `both` mean for a player; of both the active player is the first. */
export function seatsOf(state: AreenaState, player: number, who: Who): readonly number[] {
  if (who === 'both') return BOTH[state.run.active] ?? BOTH[0];
  return ONE[who === 'self' ? player : foeOf(player)] ?? ONE[0];
}
