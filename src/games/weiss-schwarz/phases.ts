// The phase table (WS-5).
import { type PhaseTable, rowsOf } from '../../engine/index.js';
import type { WeissState } from './state.js';
import type { WeissStep } from './step.js';

export const phases = {
  opening: [
    { phase: 'sides', steps: ['lots'] },
    { phase: 'deal', steps: ['shuffle', 'first-hand'], each: true },
  ],
  turn: [
    { phase: 'draw', steps: ['draw'] },
    { phase: 'effects', steps: ['effects'] },
    { phase: 'clock', steps: ['clock'] },
    { phase: 'main-1', steps: ['main'] },
    { phase: 'combat', steps: ['attack'] },
    { phase: 'main-2', steps: ['main'] },
    { phase: 'end', steps: ['undo', 'refill'] },
  ],
  closing: [{ phase: 'bound', steps: ['count'] }],
} as const satisfies PhaseTable<WeissState, WeissStep['do']>;

/** Its rows in the order in which `state.phase` counts. */
export const ROWS = rowsOf(phases);
