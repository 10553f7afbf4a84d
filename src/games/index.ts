// The games, one line each.
import { withCommonBots } from '../bots/index.js';
import type { Game } from '../engine/index.js';
import { areena } from './areena/index.js';
import { bloodTrail } from './blood-trail/index.js';
import { duelMasters } from './duel-masters/index.js';
import { golf } from './golf/index.js';
import { weissSchwarz } from './weiss-schwarz/index.js';

export const GAMES: readonly Game[] = [
  withCommonBots(golf),
  withCommonBots(areena),
  withCommonBots(bloodTrail),
  withCommonBots(duelMasters),
  withCommonBots(weissSchwarz),
];

/** The game of an id, or undefined. */
export function gameById(id: string): Game | undefined {
  return GAMES.find((game) => game.id === id);
}
