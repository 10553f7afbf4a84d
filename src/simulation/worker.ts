// A worker thread of a simulation: the pool loads this file and calls what it exports, once a task.
import type { Shelf } from '../games/index.js';
import { type Part, playGames } from './games.js';
import type { Plan } from './plan.js';

/** Some of a plan's games: from one number up to, and without, another. */
export interface Cut {
  readonly plan: Plan;
  readonly from: number;
  readonly to: number;
}

/** What a thread is to play. A game does not travel to it: the thread loads that one game from where it stands. */
export interface Task extends Cut {
  /** URL of a module that exports a shelf as `GAMES`. */
  readonly home: string;
}

export default async function playTask({ plan, from, to, home }: Task): Promise<Part> {
  const { GAMES } = (await import(home)) as { readonly GAMES: Shelf };
  const game = await GAMES.load(plan.game);
  if (game === undefined) throw new Error(`no game is called ${plan.game}`);
  return playGames(game, plan, from, to);
}
