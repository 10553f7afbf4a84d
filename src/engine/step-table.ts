// What steps do: a definition for each, in a table by their names.
import type { ChoiceList } from './choices.js';
import type { Play } from './play.js';
import type { State } from './state.js';
import type { Choice, Closed, Step } from './step.js';

/** What a step does. Both kinds have the same fields in the same order: the engine's loop depends on it for its speed. */
export interface StepDefinition<S extends State, T extends Step, C extends Choice> {
  /** True for a decision, false for an automatic step. */
  readonly decides: boolean;
  /** Automatic: changes the state, and may put further steps before what is still to do. */
  run(play: Play<S>, step: T): void;
  /** Decision: lists the legal choices; changes nothing. */
  choices(state: S, step: T, list: ChoiceList<C>): void;
  /** Decision: does what was chosen. The step has left the agenda by then. */
  choose(play: Play<S>, step: T, choice: C): void;
  /** Decision: actions a player might expect here that are closed, with reasons. */
  closed(state: S, step: T): readonly Closed[];
  /** Decision: whether a single choice is asked all the same, instead of being taken at once (CO-4). */
  asksAlways(state: S, step: T): boolean;
}

/** Of a union of steps, the one with a name; it may share its shape with others. */
type StepNamed<T extends Step, Name extends string> = T extends Step
  ? Name extends T['do']
    ? T & { readonly do: Name }
    : never
  : never;

/** A definition for every step a game names; one that is missing does not compile. */
export type StepTable<S extends State, T extends Step, C extends Choice> = {
  readonly [Name in T['do']]: StepDefinition<S, StepNamed<T, Name>, C>;
};

/** Where a shared step keeps its definition: out of sight of JSON, copies and comparisons, to which a step is plain data. */
const DEFINITION = Symbol('definition');

/** Marks a step that is made once and put many times, so that its definition need not be looked up each time. */
export function shareStep<S extends State, T extends Step, C extends Choice>(
  step: T,
  definition: StepDefinition<S, T, C>,
): T {
  return Object.defineProperty(step, DEFINITION, { value: definition });
}

/** What stands in a game's step table for a step: kept with a shared one, else looked up by name. */
export function definitionOf<S extends State, C extends Choice>(
  step: Step & { readonly [DEFINITION]?: StepDefinition<S, Step, C> },
  table: ReadonlyMap<string, StepDefinition<S, Step, C>>,
): StepDefinition<S, Step, C> | undefined {
  return step[DEFINITION] ?? table.get(step.do);
}

/** An automatic step: it changes the state, and asks nobody. */
export function automatic<S extends State, T extends Step>(
  run: (play: Play<S>, step: T) => void,
): StepDefinition<S, T, never> {
  return { decides: false, run, choices: nothing, choose: nothing, closed: noneClosed, asksAlways: never };
}

/** A decision: whose it is stands in the step; what is legal and what choosing does stand here. */
export function decision<S extends State, T extends Step, C extends Choice>(parts: {
  choices: (state: S, step: T, list: ChoiceList<C>) => void;
  choose: (play: Play<S>, step: T, choice: C) => void;
  closed?: (state: S, step: T) => readonly Closed[];
  asksAlways?: (state: S, step: T) => boolean;
}): StepDefinition<S, T, C> {
  return {
    decides: true,
    run: nothing,
    choices: parts.choices,
    choose: parts.choose,
    closed: parts.closed ?? noneClosed,
    asksAlways: parts.asksAlways ?? never,
  };
}

function nothing(): void {
  // The other kind of step has no use for this field.
}

function noneClosed(): readonly Closed[] {
  return [];
}

function never(): boolean {
  return false;
}
