// Games of Golf between two, driven from outside: the same games for the engine as for the bare loop.
import alea from 'seedrandom/lib/alea.js';
import {
  type ChanceState,
  defaultOptions,
  type Listener,
  Match,
  type Setup,
  seedChance,
} from '../../src/engine/index.js';
import { golf } from '../../src/games/golf/index.js';

export type Next = () => number;
export type GolfMatch = ReturnType<typeof beginGolf>;

/** Two players, the options' defaults. */
export const TWO: Setup = {
  players: ['Ann', 'Bob'].map((name) => ({ name, bot: undefined })),
  options: defaultOptions(golf.options),
  seed: '1',
  first: undefined,
  stacks: [],
  decks: [],
};

/** A game that deals from a generator's saved state, as the one before it left it. */
export function beginGolf(chance: ChanceState, listener?: Listener) {
  return Match.begin(golf, TWO, listener, chance);
}

/** Plays a game to its end, uniformly among the legal choices. */
export function playRandomly(match: GolfMatch, pick: Next): GolfMatch {
  while (!match.over) match.take(Math.floor(pick() * match.choices.count));
  return match;
}

/** The generator of a seed, as the engine makes it: for the bare loop. */
export function generatorOf(seed: string): Next {
  return alea('', { state: seedChance(seed) });
}
