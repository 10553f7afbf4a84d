// What `hotseat simulate` does: reads the plan, plays it under a progress bar, and prints the report.
import { availableParallelism } from 'node:os';
import { type Fault, type Game, say } from '../../engine/index.js';
import { places } from '../../store/index.js';
import type { SimulateOptions } from '../commands/simulate.js';
import type { Context } from '../context.js';
import { gameNamed } from '../games.js';
import { drawSeed } from '../recording.js';
import { EXIT, Stop } from '../stop.js';
import { sayTrouble } from '../trouble.js';
import { type Kept, keepBroken } from './broken.js';
import type { Part } from './games.js';
import { type Plan, readJobs, readPlan, seedOfGame } from './plan.js';
import { openProgress } from './progress.js';
import { makeReport } from './report.js';
import { runSimulation } from './run.js';

/** Signals that end a simulation, with the exit codes they stand for. */
const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/**
 * Simulates games of the game that is named.
 * @returns the exit code; throws a stop when the command line is wrong
 */
export function simulate(context: Context, id: string, options: SimulateOptions): Promise<number> {
  return simulateGame(context, gameNamed(context, id), options);
}

/** The same for a game that has been found. */
export async function simulateGame(context: Context, game: Game, options: SimulateOptions): Promise<number> {
  const { plan, jobs } = readOptions(game, options);
  if (options.seed === undefined) await context.note(say('simulate.seed-drawn', { seed: plan.seed }));
  const part = await runWatched(context, game, plan, jobs);
  if (typeof part === 'number') return part;
  const kept = await keepBroken(game, plan, part.breaches, places(context.env).broken, new Date());
  const report = makeReport(
    plan,
    part.tally,
    kept.flatMap((one) => ('file' in one ? [one.file] : [])),
  );
  if (options.json === true) context.out(JSON.stringify(report));
  else {
    const { reportText } = await import('./tables.js');
    const looks = { unicode: context.unicode(), paint: await context.paint() };
    context.out(reportText(report, plan, part.tally, await context.tongue(), looks));
  }
  if (part.breaches.length === 0) return EXIT.done;
  await tellBroken(context, plan, part, kept);
  return EXIT.refused;
}

function readOptions(game: Game, options: SimulateOptions): { plan: Plan; jobs: number } {
  const faults: Fault[] = [];
  const jobs = readJobs(options.jobs, availableParallelism(), faults);
  const { games, players, bots, seed = drawSeed() } = options;
  const plan = readPlan(game, { games, players, bots, options: options.option, seed });
  if (Array.isArray(plan)) throw new Stop([...plan, ...faults], EXIT.usage);
  if (faults.length > 0) throw new Stop(faults, EXIT.usage);
  return { plan, jobs };
}

/**
 * Runs the simulation with a progress bar, and lets a signal end it.
 * @returns what it counted, or the exit code of the signal
 */
async function runWatched(context: Context, game: Game, plan: Plan, jobs: number): Promise<Part | number> {
  const tongue = await context.tongue();
  const begun = performance.now();
  const stop = new AbortController();
  let code = 0;
  let played = 0;
  const end = (signal: keyof typeof SIGNALS): void => {
    code = SIGNALS[signal];
    stop.abort();
  };
  const signals = Object.keys(SIGNALS);
  for (const signal of signals) process.on(signal, end);
  const progress = await openProgress(plan.games, tongue, context.unicode(), process.stderr);
  try {
    const part = await runSimulation(game, plan, {
      jobs,
      signal: stop.signal,
      progress: (games) => {
        played += games;
        progress.add(games);
      },
    });
    progress.clear();
    if (part === undefined) {
      context.err(tongue.say('simulate.stopped', { played, games: plan.games }));
      return code;
    }
    if (process.stderr.isTTY) {
      const seconds = new Intl.NumberFormat(context.language, { maximumFractionDigits: 1 });
      const took = seconds.format((performance.now() - begun) / 1000);
      context.err(tongue.say('simulate.time', { games: plan.games, seconds: took }));
    }
    return part;
  } finally {
    progress.clear();
    for (const signal of signals) process.off(signal, end);
  }
}

async function tellBroken(context: Context, plan: Plan, { breaches }: Part, kept: readonly Kept[]): Promise<void> {
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
