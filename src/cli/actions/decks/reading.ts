// What a deck is read with, as the command line has it.
import { type CardLibrary, type Game, type Options, type Result, success } from '../../../engine/index.js';
import type { Complaint } from '../../complaint.js';
import type { Context } from '../../context.js';
import { optionsFrom } from '../../input/decks/library.js';
import { libraryWith } from '../../input/decks/packs.js';
import { gameNamed } from '../../input/game.js';
import type { DecksOptions } from './options.js';

export interface Reading {
  readonly game: Game;
  /** With the packs that are named. */
  readonly library: CardLibrary;
  readonly options: Options;
}

/** @param deck as it is named: `-` takes standard input, so that no pack can come from there */
export async function readingFor(
  context: Context,
  id: string,
  deck: string,
  { cards = [], option = [] }: DecksOptions,
): Promise<Result<Reading, Complaint>> {
  const game = await gameNamed(context, id);
  if (!game.ok) return game;
  const library = await libraryWith(game.value, cards, context.games, deck === '-');
  if (!library.ok) return library;
  const options = optionsFrom(game.value, option);
  return options.ok ? success({ game: game.value, library: library.value, options: options.value }) : options;
}
