// What is measured of Blood Trail: its decisions and its world, since one choice may last many turns of the world.
import { Match } from '../../src/engine/index.js';
import { bloodTrail } from '../../src/games/blood-trail/index.js';
import { generatorOf } from './golf-games.js';
import { any, type MeasuredGame, setupOf } from './measured-games.js';
import { perSecond, type Subject } from './rounds.js';
import { crowdedLevel, walk } from './world-turns.js';

const RUNS = 10;

/** Decisions of random play, and the turns of the world in the very same runs: the ratio is how many a decision lasts. */
export function randomRuns({ name, players }: MeasuredGame): Subject[] {
  const pick = generatorOf('pick');
  let seed = 0;
  let decisions = 0;
  let turns = 0;
  const work = (): number => {
    const before = decisions;
    for (let count = 0; count < RUNS; count++) {
      const match = Match.begin(bloodTrail, setupOf(bloodTrail, players, seed++));
      while (!match.over) match.take(any(match, pick));
      decisions += match.state.run.decisions;
      turns += match.state.time;
    }
    return decisions - before;
  };
  let rate = NaN;
  const play: Subject = {
    name: `${name}, random play`,
    unit: 'decisions/s',
    measure: () => {
      decisions = 0;
      turns = 0;
      rate = perSecond(work);
      return rate;
    },
  };
  const world: Subject = {
    name: `${name}, turns of the world in the same`,
    unit: 'turns/s',
    measure: () => (rate * turns) / decisions,
    against: { name: play.name, ratio: 'own/other' },
  };
  return [play, world];
}

/** A level with twelve creatures awake: a turn of the world is to take less than 0.1 ms. */
export function crowdedTurns(): Subject {
  const pick = generatorOf('walk');
  let seed = 0;
  const work = (): number => walk(crowdedLevel(String(seed++)), pick);
  return {
    name: 'Blood Trail, world turns among twelve creatures',
    unit: 'turns/s',
    measure: () => perSecond(work),
    goal: { atLeast: 10_000 },
  };
}
