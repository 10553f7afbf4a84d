// The step table of Golf.
import type { StepTable } from '../../../engine/index.js';
import type { GolfChoice } from '../choices.js';
import type { GolfState } from '../state.js';
import type { GolfStep } from '../step.js';
import { deal, reveal, seat } from './opening.js';
import { score, uncover } from './scoring.js';
import { discard, draw, swap } from './turn.js';

export const steps: StepTable<GolfState, GolfStep, GolfChoice> = {
  seat,
  deal,
  reveal,
  draw,
  swap,
  discard,
  uncover,
  score,
};
