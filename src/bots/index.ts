// Bots that can play any game. A game's own bots stand in its folder.
import type { Choice, Game, State, View } from '../engine/index.js';
import { random } from './random.js';

/** A game with the bots that every game has, before its own. */
export function withCommonBots<S extends State, C extends Choice, V extends View>(game: Game<S, C, V>): Game<S, C, V> {
  return { ...game, bots: { random, ...game.bots } };
}
