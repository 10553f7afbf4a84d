// The phase table of Duel Masters.
import { type PhaseTable, rowsOf } from '../../engine/index.js';
import type { DuelState } from './state.js';
import type { DuelStep } from './steps/index.js';

export const phases = {
  opening: [
    { phase: 'lots', steps: ['lots'] },
    { phase: 'set-up', steps: ['shuffle', 'shields', 'hand'], each: true },
  ],
  turn: [
    { phase: 'untap', steps: ['fresh', 'silent', 'untap'] },
    { phase: 'draw', steps: ['draw'] },
    { phase: 'charge', steps: ['charge'] },
    { phase: 'main', steps: ['main'] },
    { phase: 'attack', steps: ['attack'] },
    { phase: 'end', steps: ['end', 'cleanup'] },
  ],
  closing: [],
} as const satisfies PhaseTable<DuelState, DuelStep['do']>;

/** Its rows in the order in which `state.phase` counts. */
export const ROWS = rowsOf(phases);
