// A simulation while it runs: the progress bar, the signals that end it, and afterwards the promises that were broken.

import type { Game } from '../../../engine/index.js';
import { type Part, type Plan, runPlans, seedOfGame } from '../../../simulation/index.js';
import type { Context } from '../../context.js';
import { EXIT } from '../../exit.js';
import { sayTrouble } from '../../output/trouble.js';
import { say } from '../../say.js';
import { untilSignal } from '../../signals.js';
import type { Kept } from './broken.js';
import type { SimulateOptions } from './options.js';
import { openProgress } from './progress.js';

/** Tells the seed when nobody named one. */
export async function tellSeed(context: Context, { seed }: Plan, options: SimulateOptions): Promise<void> {
  if (options.seed === undefined) await context.note(say('simulate.seed-drawn', { seed }));
}

/** What came of a simulation. */
export interface Watched {
  /** What was counted for each plan; undefined when a signal ended it. */
  readonly parts: Part[] | undefined;
  /** The exit code that the signal stands for, if there was one. */
  readonly code: number;
}

/** Runs the plans of a simulation with a progress bar, and lets a signal end it. */
export async function runWatched(context: Context, game: Game, plans: readonly Plan[], jobs: number): Promise<Watched> {
  const tongue = await context.tongue();
  const { games: shelf } = context.start;
  // Threads know the games of the shelf only.
  const home = (await shelf.load(game.id)) === game ? shelf.home : undefined;
  const all = plans.reduce((sum, { games }) => sum + games, 0);
  const begun = performance.now();
  let played = 0;
  const { result: parts, code = EXIT.done } = await untilSignal(async (signal) => {
    const progress = await openProgress(all, tongue, context.unicode(), process.stderr);
    try {
      return await runPlans(game, plans, {
        jobs,
        home,
        signal,
        progress: (games) => {
          played += games;
          progress.add(games);
        },
      });
    } finally {
      progress.clear();
    }
  });
  if (parts === undefined) {
    context.err(tongue.say('simulate.stopped', { played, games: all }));
  } else if (process.stderr.isTTY) {
    const seconds = new Intl.NumberFormat(context.language, { maximumFractionDigits: 1 });
    const took = seconds.format((performance.now() - begun) / 1000);
    context.err(tongue.say('simulate.time', { games: all, seconds: took }));
  }
  return { parts, code };
}

/** Tells which games broke a promise, and where they are kept. */
export async function tellBroken(
  context: Context,
  plan: Plan,
  { breaches }: Part,
  kept: readonly Kept[],
): Promise<void> {
  for (const one of kept) {
    const told = { number: one.index + 1, seed: seedOfGame(plan, one.index), what: one.what };
    await context.note(
      'file' in one
        ? say('simulate.broken', { ...told, file: one.file })
        : say('simulate.broken.not-kept', { ...told, reason: sayTrouble(one.trouble) }),
    );
  }
  const more = breaches.length - kept.length;
  if (more > 0) await context.note(say('simulate.broken.more', { count: more }));
}

/** The files that games were kept in. */
export function filesOf(kept: readonly Kept[]): string[] {
  return kept.flatMap((one) => ('file' in one ? [one.file] : []));
}
