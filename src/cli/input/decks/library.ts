// The card library of the game that a player names.
import { type CardLibrary, fault, type Game, type Options, readOptions, splitOption } from '../../../engine/index.js';
import type { Shelf } from '../../../games/index.js';
import { EXIT, Stop } from '../../stop.js';

/** The library of a game; throws a stop for a game without one. */
export async function libraryOf({ id, library }: Game, games: Shelf): Promise<CardLibrary> {
  if (library !== undefined) return library;
  const known = (await gamesWithDecks(games)).map((game) => game.id);
  throw new Stop([fault('game.no-decks', { game: id, known })], EXIT.usage);
}

/** Those of some games that have cards and decks. */
export async function gamesWithDecks(games: Shelf): Promise<Game[]> {
  return (await games.loadAll()).filter(({ library }) => library !== undefined);
}

/** The options of a game as a command line names them; throws a stop with everything that is wrong with them. */
export function optionsFrom(game: Game, written: readonly string[]): Options {
  const options = readOptions(
    game.options,
    written.map((text) => splitOption(text)),
  );
  if (!options.ok) throw new Stop(options.faults, EXIT.usage);
  return options.value;
}
