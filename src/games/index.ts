// The games, one line each.
import { withCommonBots } from '../bots/index.js';
import type { Game } from '../engine/index.js';
import { areena } from './areena/index.js';
import { bloodTrail } from './blood-trail/index.js';
import { golf } from './golf/index.js';

export const GAMES: readonly Game[] = [withCommonBots(golf), withCommonBots(areena), withCommonBots(bloodTrail)];

/** The game of an id, or undefined. */
export function gameById(id: string): Game | undefined {
  return GAMES.find((game) => game.id === id);
}
