// The card library of the game that a player names.

import {
  type CardLibrary,
  type Game,
  type Options,
  type Result,
  readOptions,
  splitOption,
  success,
} from '../../../engine/index.js';
import type { Shelf } from '../../../games/index.js';
import { type Complaint, complain, complaining } from '../../complaint.js';
import { EXIT } from '../../exit.js';
import { fault } from '../../say.js';

/**
 * The library of a game, if it has one.
 * @param games those that are named where this one has none
 */
export async function libraryOf({ id, library }: Game, games: Shelf): Promise<Result<CardLibrary, Complaint>> {
  if (library !== undefined) return success(library);
  const known = (await gamesWithDecks(games)).map((game) => game.id);
  return complain(fault('game.no-decks', { game: id, known }), EXIT.usage);
}

/** Those of some games that have cards and decks. */
export async function gamesWithDecks(games: Shelf): Promise<Game[]> {
  return (await games.loadAll()).filter(({ library }) => library !== undefined);
}

/** The options of a game as a command line names them. */
export function optionsFrom(game: Game, written: readonly string[]): Result<Options, Complaint> {
  const options = written.map((text) => splitOption(text));
  return complaining(readOptions(game.options, options), EXIT.usage);
}
