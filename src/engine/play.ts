// What a step gets in hand while it runs: the state, the agenda, chance, and somebody to tell.
import { Chance } from './chance.js';
import type { EngineEvent, GameEvent, OwnEvent } from './event.js';
import type { Outcome } from './outcome.js';
import type { State } from './state.js';
import type { Step } from './step.js';
import { isTriggers, TRIGGERS, type Waiting } from './waiting.js';

/** Hears every event as it happens. */
export type Listener = (event: GameEvent) => void;

export class Play<S extends State> {
  state: S;
  /**
   * Tells an event. Undefined when nobody listens and no ability could be woken, so write `play.tell?.({ … })`: then the
   * event is not even made.
   */
  tell: (<E extends GameEvent>(event: OwnEvent<E>) => void) | undefined;
  /** The same for what the engine itself tells. */
  announce: ((event: EngineEvent) => void) | undefined;
  #chance: Chance | undefined;

  constructor(state: S) {
    this.state = state;
  }

  /** From now on events are heard. */
  listen(listener: Listener | undefined): void {
    this.tell = listener;
    this.announce = listener;
  }

  /** The game's generator, taken up where the state left it. */
  get chance(): Chance {
    this.#chance ??= new Chance(this.state.run.chance);
    return this.#chance;
  }

  /** Puts a step before everything that is still to do. */
  put<T extends Step>(step: T): void {
    this.state.run.agenda.push(step);
  }

  /** Puts several steps before everything that is still to do; the first of them is the next. */
  putAll<T extends Step>(steps: readonly T[]): void {
    for (let index = steps.length - 1; index >= 0; index--) this.state.run.agenda.push(steps[index] as T);
  }

  /**
   * Puts several steps that belong together: what they wake waits until the last of them is over. Within a triggered ability,
   * which is settled whole anyway, that means until the ability is.
   */
  putWhole<T extends Step>(steps: readonly T[]): void {
    if (!this.state.run.agenda.some(isTriggers)) this.put(TRIGGERS);
    this.putAll(steps);
  }

  /** Wakes an ability: it waits until the step that runs is over. For games that know themselves what wakes what. */
  wake(ability: Waiting): void {
    if (this.state.run.outcome === null) this.state.run.waiting.push(ability);
  }

  /** Ends the game. Nothing that was still to do happens any more. */
  end(outcome: Outcome): void {
    const { state } = this;
    if (state.run.outcome !== null) return;
    state.run.outcome = outcome;
    state.run.agenda = [];
    state.run.waiting = [];
    this.announce?.({ code: '@over', outcome });
  }

  /** Writes the generator back into the state. The match calls it whenever it stops. */
  saveChance(): void {
    if (this.#chance === undefined) return;
    this.state.run.chance = this.#chance.save();
    this.#chance = undefined;
  }
}
