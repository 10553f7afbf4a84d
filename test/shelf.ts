// Games of ours as tests take them from the shelf: with the bots that every game has.
import type { Game } from '../src/engine/index.js';
import { GAMES } from '../src/games/index.js';

/** Throws where there is no such game. */
export async function gameCalled(id: string): Promise<Game> {
  const game = await GAMES.load(id);
  if (game === undefined) throw new Error(`no game is called ${id}`);
  return game;
}
