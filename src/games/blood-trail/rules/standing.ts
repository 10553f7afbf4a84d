// Standing rules: what holds at every moment of a run.
import type { Play, StandingRule } from '../../../engine/index.js';
import { enemyOf } from '../content/enemies/index.js';
import type { TrailEvent } from '../events.js';
import { creatureOf, isOutOfTime, type TrailState } from '../state.js';
import { finish } from '../steps/end.js';
import { refresh } from '../steps/level.js';
import { slain } from '../steps/quests.js';
import { nameOf } from '../steps/telling.js';
import { performAll } from '../steps/verbs.js';
import { HERO } from './creature.js';

/** A hero without life falls, and the run is over (BT-11). */
const heroFalls: StandingRule<TrailState> = {
  enforce: (play: Play<TrailState>): boolean => {
    const { state } = play;
    if (state.body.life > 0 || state.fate !== '') return false;
    finish(play, state.harmedBy);
    return true;
  },
};

/** An enemy without life falls (BT-5). */
const foesFall: StandingRule<TrailState> = {
  enforce: (play: Play<TrailState>): boolean => {
    const { state } = play;
    const dead = state.fight?.foes.map((id) => creatureOf(state, id)).find((foe) => foe !== undefined && foe.life <= 0);
    if (dead === undefined || state.fate !== '') return false;
    slain(play, dead, true);
    refresh(play);
    return true;
  },
};

/** The second phase of those who have one begins once, when little life is left. */
const secondPhase: StandingRule<TrailState> = {
  enforce: (play: Play<TrailState>): boolean => {
    const { state } = play;
    for (const id of state.fight?.foes ?? []) {
      const foe = creatureOf(state, id);
      if (foe === undefined || foe.kind === 'hero' || foe.second || foe.life <= 0) continue;
      const { life, second } = enemyOf(foe.kind);
      if (second === undefined || foe.life * 100 > life * second.percent) continue;
      foe.second = true;
      play.tell?.({ code: 'trail.second', name: nameOf(state, foe) } satisfies TrailEvent);
      performAll(play, state.run.active, second.steps, id, HERO);
      return true;
    }
    return false;
  },
};

/** BT-11: world turns and turns in fights together are bounded. */
const timePasses: StandingRule<TrailState> = {
  enforce: (play: Play<TrailState>): boolean => {
    if (play.state.fate !== '' || !isOutOfTime(play.state)) return false;
    finish(play, 'time');
    return true;
  },
};

export const standing = [heroFalls, foesFall, secondPhase, timePasses];
