// The step table of Blood Trail.
import type { StepTable } from '../../../engine/index.js';
import type { TrailChoice } from '../choices.js';
import type { TrailState } from '../state.js';
import type { TrailStep } from '../step.js';
import { score } from './end.js';
import { errand } from './errand.js';
import { beat, fight, ownTurn } from './fight.js';
import { foe, foePlan } from './foe-turn.js';
import { choose } from './hero-turn.js';
import { prepare } from './level.js';
import { act } from './map.js';
import { perform } from './verbs.js';
import { world } from './world.js';

export type { TrailStep } from '../step.js';

export const steps: StepTable<TrailState, TrailStep, TrailChoice> = {
  prepare,
  act,
  errand,
  world,
  fight,
  beat,
  'own-turn': ownTurn,
  choose,
  foe,
  'foe-plan': foePlan,
  perform,
  score,
};
