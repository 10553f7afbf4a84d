// What every game's state has in common. All of it is plain data: it survives JSON, copies, hashes and travels.
import type { ChanceState } from './chance.js';
import type { Options } from './options.js';
import type { Outcome } from './outcome.js';
import { NOBODY, type Step } from './step.js';
import type { Waiting } from './triggers.js';

export interface State {
  /** Steps still to do; the last one is the next. */
  agenda: Step[];
  /** Triggered abilities that have been woken and wait for their steps to be put on the agenda. */
  waiting: Waiting[];
  /** The seeded generator. Replaced as a whole, never changed in place. */
  chance: ChanceState;
  /** Rule options, fixed for the whole game. */
  readonly options: Options;
  /** Seats in the order of play. */
  order: readonly number[];
  /** Turns begun so far; 0 while the game opens. */
  turn: number;
  /** Whose turn it is, or NOBODY before the first turn. */
  active: number;
  /** The row of the phase table the game is in, counted over opening, turn and closing. */
  phase: number;
  /** Choices made so far. Choices that were taken at once because there was no other do not count. */
  decisions: number;
  /** How the game ended, or null while it goes on. */
  outcome: Outcome | null;
}

/** The common part of a new game's state, before the first step. */
export function newState(seats: number, first: number, options: Options): State {
  return {
    agenda: [],
    waiting: [],
    chance: UNSEEDED,
    options,
    order: orderFrom(seats, first),
    turn: 0,
    active: NOBODY,
    phase: 0,
    decisions: 0,
    outcome: null,
  };
}

const UNSEEDED: ChanceState = Object.freeze({ scheme: 1, c: 0, s0: 0, s1: 0, s2: 0 });

/** Seats in order, beginning with one of them. */
function orderFrom(seats: number, first: number): number[] {
  const order: number[] = [];
  for (let index = 0; index < seats; index++) order.push((first + index) % seats);
  return order;
}
