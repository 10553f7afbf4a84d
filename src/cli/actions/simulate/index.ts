// What `hotseat simulate` does: reads the plan, plays it under a progress bar, and prints the report.

import { availableParallelism } from 'node:os';
import type { Fault, Game } from '../../../engine/index.js';
import {
  emptyTally,
  makeReport,
  type Part,
  type Plan,
  type Report,
  readJobs,
  readPlan,
  usualBots,
} from '../../../simulation/index.js';
import { places } from '../../../store/index.js';
import type { Context } from '../../context.js';
import { withBots } from '../../input/bots.js';
import { gameNamed } from '../../input/game.js';
import { drawSeed } from '../../input/recording.js';
import { EXIT, Stop } from '../../stop.js';
import { type Kept, keepBroken } from './broken.js';
import { planDecks } from './decks.js';
import { type Each, makeEachReport, plansOfEach, readEach } from './each.js';
import type { SimulateOptions } from './options.js';
import { filesOf, runWatched, tellBroken, tellSeed } from './watch.js';

/** One plan with what came of it. */
interface Result {
  readonly plan: Plan;
  readonly part: Part;
  readonly kept: readonly Kept[];
  readonly report: Report;
}

/**
 * Simulates games of the game that is named.
 * @returns the exit code; throws a stop when the command line is wrong
 */
export async function simulate(context: Context, id: string, options: SimulateOptions): Promise<number> {
  const words = options.bots?.split(',').map((word) => word.trim()) ?? [];
  const { game, nameOf } = await withBots(context, await gameNamed(context, id), words);
  const bots = options.bots === undefined ? {} : { bots: words.map(nameOf).join(',') };
  return simulateGame(context, game, { ...options, ...bots });
}

/** The same for a game that has been found. */
export async function simulateGame(context: Context, game: Game, options: SimulateOptions): Promise<number> {
  const { plan: read, each, jobs } = readOptions(game, options);
  if (options.matrix === true) {
    const { simulateMatrix } = await import('./matrix.js');
    return simulateMatrix(context, game, read, options, jobs);
  }
  const plans: Plan[] = [];
  for (const plan of each === undefined ? [read] : plansOfEach(read, each))
    plans.push({ ...plan, decks: await planDecks(game, plan, options, context.games) });
  await tellSeed(context, read, options);
  const parts = await runWatched(context, game, plans, jobs);
  if (typeof parts === 'number') return parts;
  const results: Result[] = [];
  for (const [at, plan] of plans.entries()) {
    const part = parts[at] ?? { tally: emptyTally(0, 0), breaches: [] };
    const kept = await keepBroken(game, plan, part.breaches, places(context.env).broken, new Date());
    results.push({ plan, part, kept, report: makeReport(plan, part.tally, filesOf(kept)) });
  }
  const reports = results.map(({ report }) => report);
  if (options.json === true)
    context.out(JSON.stringify(each === undefined ? reports[0] : makeEachReport(game.id, each, reports)));
  else await printTables(context, results, each);
  const broken = results.filter(({ part }) => part.breaches.length > 0);
  for (const { plan, part, kept } of broken) await tellBroken(context, plan, part, kept);
  return broken.length === 0 ? EXIT.done : EXIT.refused;
}

/** The reports one after the other, under the values that they are about, written as after `--option`. */
async function printTables(context: Context, results: readonly Result[], each: Each | undefined): Promise<void> {
  const { reportText } = await import('./tables.js');
  const tongue = await context.tongue();
  const looks = { unicode: context.unicode(), paint: await context.paint() };
  const values = [...(each?.values.keys() ?? [])];
  for (const [at, { report, plan, part }] of results.entries()) {
    if (each !== undefined)
      context.out(`${at > 0 ? '\n' : ''}${looks.paint.heading(`${each.option}=${values[at] ?? ''}`)}`);
    context.out(reportText(report, plan, part.tally, tongue, looks));
  }
}

function readOptions(game: Game, options: SimulateOptions): { plan: Plan; each: Each | undefined; jobs: number } {
  const faults: Fault[] = [];
  const jobs = readJobs(options.jobs, availableParallelism(), faults);
  const each = readEach(game, options, faults);
  const { games, players, seed = drawSeed() } = options;
  // A matrix is played by one bot.
  const bots = options.bots ?? (options.matrix === true ? usualBots(game)[0] : undefined);
  const plan = readPlan(game, { games, players, bots, options: options.option, seed });
  if (!plan.ok) throw new Stop([...plan.faults, ...faults], EXIT.usage);
  if (faults.length > 0) throw new Stop(faults, EXIT.usage);
  return { plan: plan.value, each, jobs };
}
