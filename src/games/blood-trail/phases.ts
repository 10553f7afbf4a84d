// The phase table: the level is made; then turn by turn the hero acts and the world moves; at the end the run is scored. A
// turn is one choice of the hero on the map; exploring and travelling last several world turns, which the errand's own step
// puts on the agenda.
import type { PhaseTable } from '../../engine/index.js';
import type { TrailState } from './state.js';
import type { TrailStep } from './steps/index.js';

export const phases = {
  opening: [{ phase: 'level', steps: ['prepare'] }],
  turn: [
    { phase: 'hero', steps: ['act'] },
    { phase: 'world', steps: ['world'] },
  ],
  closing: [{ phase: 'score', steps: ['score'] }],
} as const satisfies PhaseTable<TrailState, TrailStep['do']>;
