// The phase table of Golf: the reveal round, turns until somebody's grid is finished, one more turn for the others, scoring.
import { NOBODY, type PhaseTable } from '../../engine/index.js';
import type { GolfState } from './state.js';
import type { GolfStep } from './step.js';

const isLastRound = (state: GolfState): boolean => state.finisher !== NOBODY;

export const phases: PhaseTable<GolfState, GolfStep['do']> = {
  opening: [
    { phase: 'deal', steps: ['seat', 'deal'] },
    { phase: 'reveal', steps: ['reveal'], each: true },
  ],
  turn: [
    { phase: 'play', steps: ['draw', 'swap', 'discard'], when: (state) => !isLastRound(state) },
    { phase: 'final-round', steps: ['draw', 'swap', 'discard'], when: isLastRound },
  ],
  closing: [{ phase: 'scoring', steps: ['uncover', 'score'] }],
};
