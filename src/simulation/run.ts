// Runs a simulation: cuts it into tasks, plays them here or in worker threads, and adds up what they counted.
import { setImmediate as pause } from 'node:timers/promises';
import type { Game } from '../engine/index.js';
import { type Part, playGames } from './games.js';
import { distinctBots, type Plan } from './plan.js';
import { addTally, emptyTally } from './tally.js';
import type { Cut, Task } from './worker.js';

/** What an AbortSignal has. By its name it would be a type of Node's, which programs that use the package may not have. */
interface EndSignal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void, options?: { readonly once: boolean }): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

export interface Running {
  /** Threads that play at the same time; 1 plays in this one. */
  readonly jobs: number;
  /** Where threads take the game from (`Shelf.home`); undefined: all is played in this one. */
  readonly home: string | undefined;
  /** Ends the simulation early. */
  readonly signal: EndSignal;
  /** Told after each task how many games have been played since the last one. */
  progress(games: number): void;
}

/** A task is at least this long: shorter ones cost more to hand out than to play. */
const LEAST_TASK = 100;
/** And at most this long, so that progress is seen and an end by force is heard. */
const MOST_TASK = 2000;
const TASKS = 200;

/**
 * Plays all games of a plan. The totals depend on the plan alone, never on the number of threads.
 * @returns the totals and what was broken, in the order of games; undefined when it was ended early
 */
export async function runSimulation(game: Game, plan: Plan, running: Running): Promise<Part | undefined> {
  return (await runPlans(game, [plan], running))?.[0];
}

/** The same for several plans of one game: the threads go from one to the next without waiting. */
export async function runPlans(game: Game, plans: readonly Plan[], running: Running): Promise<Part[] | undefined> {
  const tasks = plans.flatMap(makeTasks);
  const { home } = running;
  const jobs = Math.min(running.jobs, tasks.length);
  const parts = await (jobs === 1 || home === undefined
    ? playHere(game, tasks, running)
    : playInThreads(tasks, home, jobs, running));
  if (parts === undefined) return undefined;
  return plans.map((plan) => {
    const own = parts.filter((_, at) => tasks[at]?.plan === plan);
    const tally = emptyTally(distinctBots(plan).length, plan.players, plan.decks?.list.length);
    for (const part of own) addTally(tally, part.tally);
    return { tally, breaches: own.flatMap(({ breaches }) => breaches) };
  });
}

function makeTasks(plan: Plan): Cut[] {
  const size = Math.min(MOST_TASK, Math.max(LEAST_TASK, Math.ceil(plan.games / TASKS)));
  return Array.from({ length: Math.ceil(plan.games / size) }, (_, index) => ({
    plan,
    from: index * size,
    to: Math.min(plan.games, (index + 1) * size),
  }));
}

async function playHere(game: Game, tasks: readonly Cut[], running: Running): Promise<Part[] | undefined> {
  const parts: Part[] = [];
  for (const { plan, from, to } of tasks) {
    parts.push(playGames(game, plan, from, to));
    running.progress(to - from);
    await pause(); // Signals are heard and the progress bar is drawn between tasks.
    if (running.signal.aborted) return undefined;
  }
  return parts;
}

async function playInThreads(
  tasks: readonly Cut[],
  home: string,
  jobs: number,
  running: Running,
): Promise<Part[] | undefined> {
  const { Tinypool } = await import('tinypool');
  if (running.signal.aborted) return undefined;
  const filename = new URL('./worker.js', import.meta.url).href;
  const pool = new Tinypool({ filename, runtime: 'worker_threads', minThreads: jobs, maxThreads: jobs });
  const stop = (): void => void pool.destroy();
  running.signal.addEventListener('abort', stop, { once: true });
  try {
    return await Promise.all(
      tasks.map(async (task) => {
        const part: unknown = await pool.run({ ...task, home } satisfies Task);
        running.progress(task.to - task.from);
        return part as Part;
      }),
    );
  } catch (error) {
    if (running.signal.aborted) return undefined;
    throw error;
  } finally {
    running.signal.removeEventListener('abort', stop);
    if (!running.signal.aborted) await pool.destroy();
  }
}
