// Finds the game that a player names: one of ours by its id, one from outside by its file, folder or package.
import { fault, type Game } from '../../engine/index.js';
import type { Context } from '../context.js';
import { EXIT, Stop } from '../stop.js';
import { hintAt } from './words.js';

/**
 * The game that the command line names, from now on the one that is talked about; throws a stop when there is none.
 * @param name an id; or a path or a package, which stand for what they export by default
 */
export async function gameNamed(context: Context, name: string): Promise<Game> {
  const { games } = context;
  const game = (await games.load(name)) ?? (await gameFromOutside(context, name));
  if (game === undefined)
    throw new Stop([fault('game.unknown', { name, known: games.ids })], EXIT.usage, hintAt(name, games.ids));
  context.game = game;
  return game;
}

async function gameFromOutside(context: Context, name: string): Promise<Game | undefined> {
  const { findModule, loadGame } = await import('./outside/index.js');
  const found = findModule(name);
  return found === undefined ? undefined : loadGame(context, found);
}
