// Random play for the promises: a game is walked from decision to decision, and somebody looks at each.
import { Chance, type Game, type GameEvent, Match, type Setup, seedChance } from '../../src/engine/index.js';

export interface Walk {
  readonly match: Match;
  /** Everything told, in order. */
  readonly heard: readonly GameEvent[];
}

/** Plays to the end, choosing uniformly by a seed of its own; `look` is asked at every decision, and after the end. */
export function walk(game: Game, setup: Setup, seed: string, look: (walk: Walk) => void = () => undefined): Walk {
  const heard: GameEvent[] = [];
  const match = Match.begin(game, setup, (event) => heard.push(event));
  playOn(match, seed, () => look({ match, heard }));
  look({ match, heard });
  return { match, heard };
}

/** Plays a match on to its end. */
export function playOn(match: Match, seed: string, before: () => void = () => undefined): void {
  const chance = new Chance(seedChance(seed));
  while (!match.over) {
    before();
    match.take(chance.below(match.choices.count));
  }
}

/** A value with everything in it frozen, so that whoever writes to it is found out. */
export function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
  return value;
}
