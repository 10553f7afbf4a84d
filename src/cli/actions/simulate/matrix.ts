// `hotseat simulate --matrix`: every deck against every other, the same bot on both sides.

import { type Fault, fault, type Game, normaliseSeed } from '../../../engine/index.js';
import type { Shelf } from '../../../games/index.js';
import { listOfReady, makeMatrix, type Plan, type PlannedDeck } from '../../../simulation/index.js';
import { places } from '../../../store/index.js';
import type { Context } from '../../context.js';
import { libraryWith } from '../../input/decks/packs.js';
import { EXIT, Stop } from '../../stop.js';
import { type Kept, keepBroken } from './broken.js';
import { checkFirstGame, listedDecks } from './decks.js';
import type { SimulateOptions } from './options.js';
import { filesOf, runWatched, tellBroken, tellSeed } from './watch.js';

/** Plays the matrix and prints it. @returns the exit code; throws a stop when the command line is wrong */
export async function simulateMatrix(
  context: Context,
  game: Game,
  plan: Plan,
  options: SimulateOptions,
  jobs: number,
): Promise<number> {
  const decks = await decksFor(game, plan, options, context.games);
  const pairs = pairsOf(plan, decks);
  for (const pair of pairs) checkFirstGame(game, pair);
  await tellSeed(context, plan, options);
  const parts = await runWatched(context, game, pairs, jobs);
  if (typeof parts === 'number') return parts;
  const kept: Kept[][] = [];
  for (const [at, pair] of pairs.entries())
    kept.push(await keepBroken(game, pair, parts[at]?.breaches ?? [], places(context.env).broken, new Date()));
  const matrix = makeMatrix(plan, decks, pairs, parts, kept.flatMap(filesOf));
  if (options.json === true) context.out(JSON.stringify(matrix));
  else {
    const { matrixText } = await import('./matrix-table.js');
    const looks = { unicode: context.unicode(), paint: await context.paint() };
    context.out(matrixText(matrix, await context.tongue(), looks));
  }
  let code: number = EXIT.done;
  for (const [at, pair] of pairs.entries()) {
    const part = parts[at];
    if (part === undefined || part.breaches.length === 0) continue;
    await tellBroken(context, pair, part, kept[at] ?? []);
    code = EXIT.refused;
  }
  return code;
}

/**
 * The plan of each pair of decks. It is a simulation like any other: `simulate GAME --bots BOT --decks ONE,OTHER` with its seed
 * plays the same games.
 */
export function pairsOf(plan: Plan, decks: readonly PlannedDeck[]): Plan[] {
  return decks.flatMap((one, at) =>
    decks.slice(at + 1).map((other) => ({
      ...plan,
      players: 2,
      seed: normaliseSeed(`${plan.seed}-${one.label}-${other.label}`) ?? plan.seed,
      decks: { list: [one, other], turns: [0, 1], alike: false },
    })),
  );
}

async function decksFor(
  game: Game,
  plan: Plan,
  { deck = [], decks, cards = [] }: SimulateOptions,
  games: Shelf,
): Promise<PlannedDeck[]> {
  const library = await libraryWith(game, cards, games);
  const faults: Fault[] = [];
  if (plan.bots.length !== 1) faults.push(fault('simulate.matrix-bots', { count: plan.bots.length }));
  if (plan.players !== 2) faults.push(fault('simulate.matrix-players', { count: plan.players }));
  if (deck.length > 0) faults.push(fault('simulate.matrix-decks'));
  if (faults.length > 0) throw new Stop(faults, EXIT.usage);
  const list = decks === undefined ? listOfReady(library) : await listedDecks(library, decks, plan.options);
  if (list.length < 2) throw new Stop([fault('simulate.matrix-decks')], EXIT.usage);
  return list;
}
