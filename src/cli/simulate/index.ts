// What `hotseat simulate` does: reads the plan, plays it under a progress bar, and prints the report.
import { availableParallelism } from 'node:os';
import type { Fault, Game } from '../../engine/index.js';
import { places } from '../../store/index.js';
import type { SimulateOptions } from '../commands/simulate.js';
import type { Context } from '../context.js';
import { gameNamed } from '../games.js';
import { drawSeed } from '../recording.js';
import { EXIT, Stop } from '../stop.js';
import { keepBroken } from './broken.js';
import { planDecks } from './decks.js';
import { type Plan, readJobs, readPlan, usualBots } from './plan.js';
import { makeReport } from './report.js';
import { emptyTally } from './tally.js';
import { filesOf, runWatched, tellBroken, tellSeed } from './watch.js';

/**
 * Simulates games of the game that is named.
 * @returns the exit code; throws a stop when the command line is wrong
 */
export function simulate(context: Context, id: string, options: SimulateOptions): Promise<number> {
  return simulateGame(context, gameNamed(context, id), options);
}

/** The same for a game that has been found. */
export async function simulateGame(context: Context, game: Game, options: SimulateOptions): Promise<number> {
  const { plan: read, jobs } = readOptions(game, options);
  if (options.matrix === true) {
    const { simulateMatrix } = await import('./matrix.js');
    return simulateMatrix(context, game, read, options, jobs);
  }
  const plan = { ...read, decks: await planDecks(game, read, options) };
  await tellSeed(context, plan, options);
  const parts = await runWatched(context, game, [plan], jobs);
  if (typeof parts === 'number') return parts;
  const [part = { tally: emptyTally(0, 0), breaches: [] }] = parts;
  const kept = await keepBroken(game, plan, part.breaches, places(context.env).broken, new Date());
  const report = makeReport(plan, part.tally, filesOf(kept));
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
  const { games, players, seed = drawSeed() } = options;
  // A matrix is played by one bot.
  const bots = options.bots ?? (options.matrix === true ? usualBots(game)[0] : undefined);
  const plan = readPlan(game, { games, players, bots, options: options.option, seed });
  if (Array.isArray(plan)) throw new Stop([...plan, ...faults], EXIT.usage);
  if (faults.length > 0) throw new Stop(faults, EXIT.usage);
  return { plan, jobs };
}
