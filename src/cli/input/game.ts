// Finds the game that a player names: one of ours by its id, one from outside by its file, folder or package.

import { type Game, type Result, success } from '../../engine/index.js';
import { type Complaint, complain } from '../complaint.js';
import type { Context } from '../context.js';
import { EXIT } from '../exit.js';
import { fault } from '../say.js';
import { hintAt } from './words.js';

/**
 * The game that the command line names, from now on the one that is talked about.
 * @param name an id; or a path or a package, which stand for what they export by default
 */
export async function gameNamed(context: Context, name: string): Promise<Result<Game, Complaint>> {
  const own = await context.games.load(name);
  const found = own === undefined ? await gameFromOutside(context, name) : success(own);
  if (found.ok) context.game = found.value;
  return found;
}

async function gameFromOutside(context: Context, name: string): Promise<Result<Game, Complaint>> {
  const { findModule, loadGame, looksLikePath } = await import('./outside/index.js');
  const found = findModule(name);
  if (found !== undefined) return loadGame(context, found);
  if (looksLikePath(name)) return complain(fault('outside.no-file', { name }), EXIT.usage);
  const { ids: known } = context.games;
  // A folder right here is named by its path, so that no game of ours is ever taken for it.
  const here = `./${name}`;
  const near = findModule(here) === undefined ? known : [here, ...known];
  return complain(fault('game.unknown', { name, known }), EXIT.usage, { hint: hintAt(name, near) });
}
