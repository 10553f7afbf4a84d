// A worker thread of a simulation: the pool loads this file and calls what it exports, once a task.
import { gameById } from '../../games/index.js';
import { type Part, playGames } from './games.js';
import type { Plan } from './plan.js';

/** Some of a plan's games: from one number up to, and without, another. */
export interface Task {
  readonly plan: Plan;
  readonly from: number;
  readonly to: number;
}

export default function playTask({ plan, from, to }: Task): Part {
  const game = gameById(plan.game);
  if (game === undefined) throw new Error(`no game is called ${plan.game}`);
  return playGames(game, plan, from, to);
}
