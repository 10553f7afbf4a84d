// The step table of Duel Masters: a family a file.
import type { StepTable } from '../../../engine/index.js';
import type { DuelChoice } from '../choices.js';
import type { DuelState } from '../state.js';
import type { DuelStep } from '../step.js';
import { evolve } from './arrive.js';
import { drawMore, may, mode } from './ask.js';
import { attack, attackOver, block, unblocked } from './attack.js';
import { effect } from './effect.js';
import { breaking, broke, hit, lift, trigger } from './hit.js';
import { main, pay, spent } from './main.js';
import { hand, lots, shields, shuffle } from './opening.js';
import { pick } from './pick.js';
import { peek, seen, takeCards } from './take.js';
import { charge, cleanup, draw, end, fresh, silent, untap } from './turn.js';

export type { DuelStep } from '../step.js';

export const steps: StepTable<DuelState, DuelStep, DuelChoice> = {
  lots,
  shuffle,
  shields,
  hand,
  fresh,
  silent,
  untap,
  draw,
  charge,
  main,
  pay,
  spent,
  attack,
  block,
  unblocked,
  hit,
  break: breaking,
  trigger,
  lift,
  broke,
  'attack-over': attackOver,
  end,
  cleanup,
  effect,
  pick,
  may,
  mode,
  'draw-more': drawMore,
  take: takeCards,
  peek,
  seen,
  evolve,
};
