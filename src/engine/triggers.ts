// Triggers: what happened may wake abilities. They wait until the step that woke them is over, and then come before what is
// still to do: the active player's first, each player ordering the own ones where the rules say so (DM-41).
import type { ChoiceList } from './choices.js';
import type { GameEvent } from './event.js';
import type { Play } from './play.js';
import type { State } from './state.js';
import { automatic, type Choice, decision, NOBODY, type Step, type StepTable } from './step.js';

/** A woken ability: whose it is, what it is called in choices (a slug), and the steps it is made of. */
export interface Waiting {
  readonly player: number;
  readonly ability: string;
  readonly steps: readonly Step[];
}

export interface Trigger<S extends State> {
  /** The abilities that an event wakes. It looks at the state as it is at that very moment. */
  wake(state: S, event: GameEvent): readonly Waiting[];
}

/** Triggers by the code of the event that they answer. */
export type TriggerTable<S extends State> = Readonly<Record<string, Trigger<S>>>;

/** Which waiting ability is settled next, by its place among the player's own ones of that name. */
export interface OrderChoice {
  readonly act: 'first';
  readonly ability: string;
  readonly which: number;
}

export type TriggerStep =
  | { readonly do: 'triggers'; readonly player: number }
  | { readonly do: 'order'; readonly player: number };

/** Puts the waiting abilities on the agenda, one after another. */
export const TRIGGERS: TriggerStep = { do: 'triggers', player: NOBODY };

/** Whether a step is TRIGGERS, in a state that was read back too. */
export function isTriggers(step: Step): boolean {
  return step.do === TRIGGERS.do;
}

/** Whether a choice is the engine's own, and not the game's. */
export function isOrder(choice: Choice): choice is OrderChoice {
  return choice.act === 'first' && 'ability' in choice && 'which' in choice;
}

/** `first hook`, or `first hook 2` for the second ability of that name. */
export function formatOrder(choice: OrderChoice): string {
  return choice.which === 0 ? `first ${choice.ability}` : `first ${choice.ability} ${choice.which + 1}`;
}

export function triggerSteps<S extends State>(playersOrder: boolean): StepTable<S, TriggerStep, OrderChoice> {
  return {
    triggers: automatic((play: Play<S>) => {
      const { state } = play;
      const player = firstWaiting(state);
      if (player === NOBODY) return;
      const own = state.waiting.filter((one) => one.player === player);
      play.put(TRIGGERS);
      if (own.length > 1 && playersOrder) play.put({ do: 'order', player });
      else settle(play, own[0] as Waiting);
    }),
    order: decision({
      choices: (state: S, step: TriggerStep, list: ChoiceList<OrderChoice>) => {
        const seen = new Map<string, number>();
        for (const { player, ability } of state.waiting) {
          if (player !== step.player) continue;
          const which = seen.get(ability) ?? 0;
          seen.set(ability, which + 1);
          list.add({ act: 'first', ability, which });
        }
      },
      choose: (play: Play<S>, step: TriggerStep, choice: OrderChoice) => {
        const named = play.state.waiting.filter((one) => one.player === step.player && one.ability === choice.ability);
        settle(play, named[choice.which] as Waiting);
      },
    }),
  };
}

function firstWaiting(state: State): number {
  if (state.waiting.some((one) => one.player === state.active)) return state.active;
  return state.order.find((seat) => state.waiting.some((one) => one.player === seat)) ?? NOBODY;
}

function settle<S extends State>(play: Play<S>, ability: Waiting): void {
  play.state.waiting.splice(play.state.waiting.indexOf(ability), 1);
  play.putAll(ability.steps);
}
