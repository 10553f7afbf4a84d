// The step table of Areena: a family a file.

import type { StepTable } from '../../../engine/index.js';
import type { AreenaChoice } from '../choices.js';
import type { AreenaState } from '../state.js';
import type { AreenaStep } from '../step.js';
import { answer, attack, damage, handle, handled, react } from './assault.js';
import { lots, mix, shuffle } from './opening.js';
import { plan } from './plan.js';
import { discard, draw, tick } from './refresh.js';
import { cleanup, end, trim } from './regroup.js';
import { breaking, find, giveUp, useUp, verbs, wake } from './verbs.js';

export const steps: StepTable<AreenaState, AreenaStep, AreenaChoice> = {
  lots,
  shuffle,
  mix,
  tick,
  discard,
  draw,
  plan,
  attack,
  react,
  answer,
  handle,
  handled,
  damage,
  cleanup,
  trim,
  end,
  'give-up': giveUp,
  wake,
  'use-up': useUp,
  break: breaking,
  find,
  ...verbs,
};
