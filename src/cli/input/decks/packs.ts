// `--cards FILE`: the library of a game with the cards that players bring.
import { type CardLibrary, fault, type Game } from '../../../engine/index.js';
import type { Shelf } from '../../../games/index.js';
import { EXIT, Stop, stopForAll } from '../../stop.js';
import { readInput } from '../file.js';
import { libraryOf } from './library.js';

/**
 * The library of a game and the cards of some packs, in the order in which they are named. Throws a stop for a game that takes
 * none (exit code 2), for files that cannot be read (5), and with everything that is wrong with the packs (1).
 * @param games those that are named where this one takes none
 * @param stdinIsTaken whether something else is read from standard input
 */
export async function libraryWith(
  game: Game,
  packs: readonly string[],
  games: Shelf,
  stdinIsTaken = false,
): Promise<CardLibrary> {
  let library = await libraryOf(game, games);
  if (packs.length === 0) return library;
  if (library.withPack === undefined) {
    const all = await games.loadAll();
    const known = all.filter((other) => other.library?.withPack !== undefined).map(({ id }) => id);
    throw new Stop([fault('game.no-packs', { game: game.id, known })], EXIT.usage);
  }
  if (stdinIsTaken && packs.includes('-')) throw new Stop([fault('usage.cards-stdin')], EXIT.usage);
  const stops: Stop[] = [];
  for (const named of new Set(packs)) {
    try {
      library = await enlarged(library, named);
    } catch (error) {
      if (!(error instanceof Stop)) throw error;
      stops.push(error);
    }
  }
  const stop = stopForAll(stops);
  if (stop !== undefined) throw stop;
  return library;
}

async function enlarged(before: CardLibrary, named: string): Promise<CardLibrary> {
  const { text, file } = await readInput(named, 'pack');
  const { library = before, faults = [] } = before.withPack?.(text, file) ?? {};
  if (faults.length > 0) throw new Stop(faults, EXIT.refused, { file });
  return library;
}
