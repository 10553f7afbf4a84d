// Finds the game that a player names.
import { fault, type Game } from '../../engine/index.js';
import type { Context } from '../context.js';
import { EXIT, Stop } from '../stop.js';
import { hintAt } from './words.js';

/** The game of an id from the command line, from now on the one that is talked about; throws a stop when there is none. */
export async function gameNamed(context: Context, id: string): Promise<Game> {
  const { games } = context.start;
  const game = await games.load(id);
  if (game === undefined)
    throw new Stop([fault('game.unknown', { name: id, known: games.ids })], EXIT.usage, hintAt(id, games.ids));
  context.game = game;
  return game;
}
