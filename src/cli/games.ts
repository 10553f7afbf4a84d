// Finds the game that a player names.
import type { Game } from '../engine/index.js';
import { GAMES, gameById } from '../games/index.js';
import type { Context } from './context.js';
import { fault } from './say.js';
import { EXIT, Stop } from './stop.js';
import { hintAt } from './usage.js';

/** The game of an id from the command line, from now on the one that is talked about; throws a stop when there is none. */
export function gameNamed(context: Context, id: string): Game {
  const game = gameById(id);
  if (game === undefined) {
    const known = GAMES.map((one) => one.id);
    throw new Stop([fault('game.unknown', { name: id, known })], EXIT.usage, hintAt(id, known));
  }
  context.game = game;
  return game;
}
