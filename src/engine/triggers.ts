// Triggers: what happened may wake abilities. They wait until the step that woke them is over, and then come before what is
// still to do: the active player's first, each player ordering the own ones where the rules say so (DM-41).
import type { ChoiceList } from './choices.js';
import type { GameEvent } from './event.js';
import type { Play } from './play.js';
import type { RunView, State } from './state.js';
import { type Choice, NOBODY } from './step.js';
import { automatic, decision, type StepTable } from './step-table.js';
import { TRIGGERS, type TriggersStep, type Waiting } from './waiting.js';

export interface Trigger<S extends State> {
  /** The abilities that an event wakes. It looks at the state as it is at that very moment. */
  wake(state: S, event: GameEvent): readonly Waiting[];
}

/** Triggers by the code of the event that they answer. */
export type TriggerTable<S extends State> = Readonly<Record<string, Trigger<S>>>;

/** The act of choosing what is settled first; texts write it without the engine's mark. */
const FIRST = '@first';
const FIRST_WORD = 'first';

/** Which waiting ability is settled next. Abilities of one name are alike: of them, the one that was woken first. */
export interface OrderChoice {
  readonly act: typeof FIRST;
  readonly ability: string;
}

export type TriggerStep = TriggersStep | { readonly do: '@order'; readonly player: number };

/** Whether a choice is the engine's own, and not the game's. */
export function isOrder(choice: Choice): choice is OrderChoice {
  return choice.act === FIRST;
}

/** Whether what is asked of a run is what is settled first. */
export function isOrdering({ agenda }: Pick<RunView, 'agenda'>): boolean {
  return agenda.at(-1)?.do === '@order';
}

/** `first hook`. */
export function formatOrder({ ability }: OrderChoice): string {
  return `${FIRST_WORD} ${ability}`;
}

export function triggerSteps<S extends State>(playersOrder: boolean): StepTable<S, TriggerStep, OrderChoice> {
  return {
    '@triggers': automatic((play: Play<S>) => {
      const { state } = play;
      const player = firstWaiting(state);
      if (player === NOBODY) return;
      const own = state.run.waiting.filter((one) => one.player === player);
      play.put(TRIGGERS);
      if (playersOrder && differ(own)) play.put({ do: '@order', player });
      else settle(play, own[0] as Waiting);
    }),
    '@order': decision({
      choices: (state: S, step: TriggerStep, list: ChoiceList<OrderChoice>) => {
        const seen = new Set<string>();
        for (const { player, ability } of state.run.waiting) {
          if (player !== step.player || seen.has(ability)) continue;
          seen.add(ability);
          list.add({ act: FIRST, ability });
        }
      },
      choose: (play: Play<S>, step: TriggerStep, choice: OrderChoice) => {
        const { waiting } = play.state.run;
        const first = waiting.find(({ player, ability }) => player === step.player && ability === choice.ability);
        settle(play, first as Waiting);
      },
    }),
  };
}

function firstWaiting(state: State): number {
  if (state.run.waiting.some((one) => one.player === state.run.active)) return state.run.active;
  return state.run.order.find((seat) => state.run.waiting.some((one) => one.player === seat)) ?? NOBODY;
}

/** Abilities of one name are alike: there is no order to choose. */
function differ(own: readonly Waiting[]): boolean {
  return own.some(({ ability }) => ability !== own[0]?.ability);
}

function settle<S extends State>(play: Play<S>, ability: Waiting): void {
  play.state.run.waiting.splice(play.state.run.waiting.indexOf(ability), 1);
  play.putAll(ability.steps);
}
