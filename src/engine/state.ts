// What every game's state has in common: the run of the game, which is the engine's. The engine alone makes, copies, shows and
// hashes it; a game's own fields stand beside it. All of it is plain data: it survives JSON, copies, hashes and travels.
import type { ChanceState } from './chance.js';
import type { Options } from './options.js';
import type { Outcome } from './outcome.js';
import { NOBODY, type Step } from './step.js';
import type { Waiting } from './waiting.js';

/** How far a game has come: what is still to do, whose turn it is, how it ended. */
export interface Run<O extends Options = Options> {
  /** Steps still to do; the last one is the next. */
  agenda: Step[];
  /** Triggered abilities that have been woken and wait for their steps to be put on the agenda. */
  waiting: Waiting[];
  /** The seeded generator. Replaced as a whole, never changed in place. */
  chance: ChanceState;
  /** Rule options, fixed for the whole game. */
  readonly options: O;
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

/** A state: the engine's part, and whatever the game keeps beside it. */
export interface State<O extends Options = Options> {
  readonly run: Run<O>;
}

/** What a seat may know of a run: everything but the generator; steps and abilities as the game shows them to the seat. */
export type RunView<O extends Options = Options> = Readonly<Omit<Run<O>, 'chance' | 'agenda' | 'waiting'>> & {
  readonly agenda: readonly Step[];
  readonly waiting: readonly Waiting[];
};

/** What a seat may know of a state. */
export interface View<O extends Options = Options> {
  readonly run: RunView<O>;
}

/** What is open to everybody: a state without some fields of its own, and without the generator. Rules that ask for no more work on views too. */
export type OpenPart<S extends State, Hidden extends keyof S = never> = Omit<S, 'run' | Hidden> & {
  readonly run: RunView<S['run']['options']>;
};

/** The run of a new game, before the first step. Its generator is set when the match begins. */
export function newRun<O extends Options>(seats: number, first: number, options: O): Run<O> {
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

/** A copy that shares nothing that changes. */
export function copyRun<O extends Options>(run: Run<O>): Run<O> {
  return {
    agenda: run.agenda.slice(),
    waiting: run.waiting.slice(),
    chance: run.chance,
    options: run.options,
    order: run.order,
    turn: run.turn,
    active: run.active,
    phase: run.phase,
    decisions: run.decisions,
    outcome: run.outcome,
  };
}

/** The same without the generator. Field by field: leaving fields out of a copy takes twenty times as long. */
export function viewRun<O extends Options>(run: Run<O>): RunView<O> {
  return {
    agenda: run.agenda.slice(),
    waiting: run.waiting.slice(),
    options: run.options,
    order: run.order,
    turn: run.turn,
    active: run.active,
    phase: run.phase,
    decisions: run.decisions,
    outcome: run.outcome,
  };
}

/** A run that fits what a seat knows of it; its generator is set when the rest of the state has been imagined. */
export function imagineRun<O extends Options>(run: RunView<O>): Run<O> {
  return {
    agenda: run.agenda.slice(),
    waiting: run.waiting.slice(),
    chance: UNSEEDED,
    options: run.options,
    order: run.order,
    turn: run.turn,
    active: run.active,
    phase: run.phase,
    decisions: run.decisions,
    outcome: run.outcome,
  };
}

const UNSEEDED: ChanceState = Object.freeze({ scheme: 1, c: 0, s0: 0, s1: 0, s2: 0 });

/** Seats in order, beginning with one of them. */
function orderFrom(seats: number, first: number): number[] {
  const order: number[] = [];
  for (let index = 0; index < seats; index++) order.push((first + index) % seats);
  return order;
}
