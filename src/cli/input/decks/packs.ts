// `--cards FILE`: the library of a game with the cards that players bring.

import { type CardLibrary, type Game, type Result, success, successUnless } from '../../../engine/index.js';
import type { Shelf } from '../../../games/index.js';
import { type Complaint, complain, complaining } from '../../complaint.js';
import { EXIT } from '../../exit.js';
import { fault } from '../../say.js';
import { readInput } from '../file.js';
import { libraryOf } from './library.js';

/**
 * The library of a game and the cards of some packs, in the order in which they are named. What can be wrong: a game that takes
 * none (exit code 2), files that cannot be read (5), and everything in the packs themselves (1).
 * @param games those that are named where this one takes none
 * @param stdinIsTaken whether something else is read from standard input
 */
export async function libraryWith(
  game: Game,
  packs: readonly string[],
  games: Shelf,
  stdinIsTaken = false,
): Promise<Result<CardLibrary, Complaint>> {
  const own = await libraryOf(game, games);
  if (!own.ok || packs.length === 0) return own;
  if (own.value.withPack === undefined) {
    const all = await games.loadAll();
    const known = all.filter((other) => other.library?.withPack !== undefined).map(({ id }) => id);
    return complain(fault('game.no-packs', { game: game.id, known }), EXIT.usage);
  }
  if (stdinIsTaken && packs.includes('-')) return complain(fault('usage.cards-stdin'), EXIT.usage);
  return enlarged(own.value, packs);
}

/** A faulty pack is left out while the others are read: everything that is wrong with any of them is told together. */
async function enlarged(own: CardLibrary, packs: readonly string[]): Promise<Result<CardLibrary, Complaint>> {
  let library = own;
  let wrong: readonly Complaint[] = [];
  for (const named of new Set(packs)) {
    const larger = await withPack(library, named);
    if (larger.ok) library = larger.value;
    else wrong = [...wrong, ...larger.faults];
  }
  return successUnless(wrong, library);
}

async function withPack(library: CardLibrary, named: string): Promise<Result<CardLibrary, Complaint>> {
  const input = await readInput(named, 'pack');
  if (!input.ok) return input;
  const { text, file } = input.value;
  return complaining(library.withPack?.(text, file) ?? success(library), EXIT.refused, { file });
}
