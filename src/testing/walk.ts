// Random play: a game is walked from decision to decision, and somebody looks at each.
import { Chance, type Game, type GameEvent, Match, type Setup, seedChance } from '../engine/index.js';

/** A moment of a walk: a decision, or the end. */
export interface Moment {
  readonly match: Match;
  /** Everything told so far, in order. */
  readonly heard: readonly GameEvent[];
  /** The place in the list of the choice that will be taken; -1 at the end. */
  readonly next: number;
}

/**
 * Plays a game, choosing uniformly by a seed of its own.
 * @param look asked at every decision before something is chosen, and after the end
 * @param choices after so many the walk stops, wherever it is
 */
export function walk(
  game: Game,
  setup: Setup,
  seed: string,
  look: (moment: Moment) => void = () => undefined,
  choices = Infinity,
): Moment {
  const heard: GameEvent[] = [];
  const match = Match.begin(game, setup, (event) => heard.push(event));
  playOn(match, seed, (next) => look({ match, heard, next }), choices);
  const last = { match, heard, next: -1 };
  if (match.over) look(last);
  return last;
}

/**
 * Plays a match on by random choices, to its end.
 * @param before told of each choice that will be made, by its place in the list
 * @param choices after so many it stops, wherever it is
 */
export function playOn(
  match: Match,
  seed: string,
  before: (next: number) => void = () => undefined,
  choices = Infinity,
): void {
  const chance = new Chance(seedChance(seed));
  for (let made = 0; !match.over && made < choices; made++) {
    const next = chance.below(match.choices.count);
    before(next);
    match.take(next);
  }
}
