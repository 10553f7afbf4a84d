// The games, one line each.
import { withCommonBots } from '../bots/index.js';
import type { Game } from '../engine/index.js';
import { golf } from './golf/index.js';

export const GAMES: readonly Game[] = [withCommonBots(golf)];

/** The game of an id, or undefined. */
export function gameById(id: string): Game | undefined {
  return GAMES.find((game) => game.id === id);
}
