// The card library of the game that a player names.
import { type CardLibrary, fault, type Game, type Options, readOptions, splitOption } from '../../engine/index.js';
import { GAMES } from '../../games/index.js';
import { EXIT, Stop } from '../stop.js';

/** The library of a game; throws a stop for a game without one. */
export function libraryOf({ id, library }: Game): CardLibrary {
  if (library !== undefined) return library;
  const known = gamesWithDecks().map((game) => game.id);
  throw new Stop([fault('game.no-decks', { game: id, known })], EXIT.usage);
}

export function gamesWithDecks(): Game[] {
  return GAMES.filter(({ library }) => library !== undefined);
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
