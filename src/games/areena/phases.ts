// The phase table of Areena. What a turn's beginning wakes comes before the first row of the turn: see triggers.ts.
import { type PhaseTable, rowsOf } from '../../engine/index.js';
import type { AreenaState } from './state.js';
import type { AreenaStep } from './step.js';

export const phases: PhaseTable<AreenaState, AreenaStep['do']> = {
  opening: [
    { phase: 'entrance', steps: ['lots'] },
    { phase: 'deal', steps: ['shuffle', 'draw'], each: true },
  ],
  turn: [
    { phase: 'refresh', steps: ['discard', 'draw'] },
    { phase: 'plan', steps: ['plan'] },
    { phase: 'assault', steps: ['attack', 'react', 'damage'] },
    { phase: 'regroup', steps: ['cleanup', 'end'] },
  ],
  closing: [],
};

/** Its rows in the order in which `state.phase` counts. */
export const ROWS = rowsOf(phases);
