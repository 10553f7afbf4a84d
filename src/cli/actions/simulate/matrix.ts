// `hotseat simulate --matrix`: every deck against every other, the same bot on both sides.

import { type Fault, type Game, normaliseSeed, type Result, success, successUnless } from '../../../engine/index.js';
import type { Shelf } from '../../../games/index.js';
import { listOfReady, makeMatrix, type Plan, type PlannedDeck } from '../../../simulation/index.js';
import { places } from '../../../store/index.js';
import { type Complaint, complain, complaints } from '../../complaint.js';
import type { Context } from '../../context.js';
import { EXIT } from '../../exit.js';
import { libraryWith } from '../../input/decks/packs.js';
import { fault } from '../../say.js';
import { type Kept, keepBroken } from './broken.js';
import { checkFirstGame, listedDecks } from './decks.js';
import type { SimulateOptions } from './options.js';
import { filesOf, runWatched, tellBroken, tellSeed } from './watch.js';

/** Plays the matrix and prints it. @returns the exit code, or what is wrong with the command line */
export async function simulateMatrix(
  context: Context,
  game: Game,
  plan: Plan,
  options: SimulateOptions,
  jobs: number,
): Promise<Result<number, Complaint>> {
  const found = await decksFor(game, plan, options, context.games);
  if (!found.ok) return found;
  const decks = found.value;
  const pairs = pairsOf(plan, decks);
  for (const pair of pairs) {
    const right = checkFirstGame(game, pair);
    if (!right.ok) return right;
  }
  await tellSeed(context, plan, options);
  const { parts, code: ended } = await runWatched(context, game, pairs, jobs);
  if (parts === undefined) return success(ended);
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
  return success(code);
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
): Promise<Result<PlannedDeck[], Complaint>> {
  const library = await libraryWith(game, cards, games);
  if (!library.ok) return library;
  const faults: Fault[] = [];
  if (plan.bots.length !== 1) faults.push(fault('simulate.matrix-bots', { count: plan.bots.length }));
  if (plan.players !== 2) faults.push(fault('simulate.matrix-players', { count: plan.players }));
  if (deck.length > 0) faults.push(fault('simulate.matrix-decks'));
  const right = successUnless(complaints(faults, EXIT.usage), library.value);
  if (!right.ok) return right;
  const list =
    decks === undefined ? success(listOfReady(right.value)) : await listedDecks(right.value, decks, plan.options);
  return list.ok && list.value.length < 2 ? complain(fault('simulate.matrix-decks'), EXIT.usage) : list;
}
