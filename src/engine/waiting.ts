// Abilities that wait: woken by what happened, and settled before what is still to do.
import { NOBODY, type Step } from './step.js';

/** A woken ability: whose it is, what it is called in choices (a slug), and the steps it is made of. */
export interface Waiting {
  readonly player: number;
  readonly ability: string;
  readonly steps: readonly Step[];
}

export interface TriggersStep extends Step {
  readonly do: '@triggers';
}

/** Puts the waiting abilities on the agenda, one after another. */
export const TRIGGERS: TriggersStep = { do: '@triggers', player: NOBODY };

/** Whether a step is TRIGGERS, in a state that was read back too. */
export function isTriggers(step: Step): boolean {
  return step.do === TRIGGERS.do;
}
