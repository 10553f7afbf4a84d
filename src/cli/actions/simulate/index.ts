// What `hotseat simulate` does: reads the plan, plays it under a progress bar, and prints the report.

import { availableParallelism } from 'node:os';
import { type Game, type Result, success, together } from '../../../engine/index.js';
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
import { type Complaint, complaining } from '../../complaint.js';
import type { Context } from '../../context.js';
import { EXIT } from '../../exit.js';
import { withBots } from '../../input/bots.js';
import { gameNamed } from '../../input/game.js';
import { drawSeed } from '../../input/recording.js';
import { type Kept, keepBroken } from './broken.js';
import { planDecks } from './decks.js';
import { type Each, makeEachReport, plansOfEach, readEach } from './each.js';
import type { SimulateOptions } from './options.js';
import { filesOf, runWatched, tellBroken, tellSeed } from './watch.js';

/** One plan with what came of it. */
interface Simulated {
  readonly plan: Plan;
  readonly part: Part;
  readonly kept: readonly Kept[];
  readonly report: Report;
}

/** What a command line says of a simulation, its decks apart. */
interface Asked {
  readonly plan: Plan;
  readonly jobs: number;
  readonly each: Each | undefined;
}

/** Simulates games of the game that is named. @returns the exit code, or what is wrong with the command line */
export async function simulate(
  context: Context,
  id: string,
  options: SimulateOptions,
): Promise<Result<number, Complaint>> {
  const named = await gameNamed(context, id);
  if (!named.ok) return named;
  const words = options.bots?.split(',').map((word) => word.trim()) ?? [];
  const botted = await withBots(context, named.value, words);
  if (!botted.ok) return botted;
  const { game, nameOf } = botted.value;
  const bots = options.bots === undefined ? {} : { bots: words.map(nameOf).join(',') };
  return simulateGame(context, game, { ...options, ...bots });
}

/** The same for a game that has been found. */
export async function simulateGame(
  context: Context,
  game: Game,
  options: SimulateOptions,
): Promise<Result<number, Complaint>> {
  const asked = readOptions(game, options);
  if (!asked.ok) return asked;
  const { plan, jobs } = asked.value;
  if (options.matrix === true) {
    const { simulateMatrix } = await import('./matrix.js');
    return simulateMatrix(context, game, plan, options, jobs);
  }
  const plans = await plansFor(context, game, asked.value, options);
  return plans.ok ? success(await simulatePlans(context, game, asked.value, plans.value, options)) : plans;
}

/** The plan, or one for each value of an option, with their decks. */
async function plansFor(
  context: Context,
  game: Game,
  { plan: read, each }: Asked,
  options: SimulateOptions,
): Promise<Result<Plan[], Complaint>> {
  const plans: Plan[] = [];
  for (const plan of each === undefined ? [read] : plansOfEach(read, each)) {
    const decks = await planDecks(game, plan, options, context.games);
    if (!decks.ok) return decks;
    plans.push({ ...plan, decks: decks.value });
  }
  return success(plans);
}

/** Plays the plans and prints what came of them. @returns the exit code */
async function simulatePlans(
  context: Context,
  game: Game,
  { plan: read, jobs, each }: Asked,
  plans: readonly Plan[],
  options: SimulateOptions,
): Promise<number> {
  await tellSeed(context, read, options);
  const { parts, code } = await runWatched(context, game, plans, jobs);
  if (parts === undefined) return code;
  const results: Simulated[] = [];
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
async function printTables(context: Context, results: readonly Simulated[], each: Each | undefined): Promise<void> {
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

function readOptions(game: Game, options: SimulateOptions): Result<Asked, Complaint> {
  const { games, players, seed = drawSeed() } = options;
  // A matrix is played by one bot.
  const bots = options.bots ?? (options.matrix === true ? usualBots(game)[0] : undefined);
  const asked = together({
    plan: readPlan(game, { games, players, bots, options: options.option, seed }),
    jobs: readJobs(options.jobs, availableParallelism()),
    each: readEach(game, options),
  });
  return complaining(asked, EXIT.usage);
}
