// The step table: a family a file.
import type { StepTable } from '../../../engine/index.js';
import type { WeissChoice } from '../choices.js';
import type { WeissState } from '../state.js';
import type { WeissStep } from '../step.js';
import { attack } from './combat.js';
import { count, refill, undo } from './end.js';
import { main, settle } from './main.js';
import { firstHand, lots, shuffle } from './opening.js';
import { look, order } from './order-deck.js';
import { annul, banish, coinBanish } from './picks.js';
import { clock, draw, drawTwo, effects } from './start.js';

export const steps: StepTable<WeissState, WeissStep, WeissChoice> = {
  lots,
  shuffle,
  'first-hand': firstHand,
  draw,
  effects,
  clock,
  'draw-two': drawTwo,
  main,
  settle,
  attack,
  undo,
  refill,
  count,
  look,
  order,
  annul,
  banish,
  'coin-banish': coinBanish,
};
