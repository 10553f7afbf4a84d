// A match: the loop that takes the top step of the agenda, runs it or stops to ask. It is the only writer of a state.
import { type ChanceState, seedChance } from './chance.js';
import { ChoiceList } from './choices.js';
import type { GameEvent } from './event.js';
import { type Refusal, refusal } from './fault.js';
import type { Game } from './game.js';
import { hashState } from './hash.js';
import { drawnOutcome } from './outcome.js';
import { OPENING } from './phases.js';
import { type Listener, Play } from './play.js';
import { failure, type Result, success } from './result.js';
import { say } from './saying.js';
import type { Setup } from './setup.js';
import type { State, View } from './state.js';
import { type Choice, type Closed, NOBODY, type Step } from './step.js';
import { definitionOf, type StepDefinition } from './step-table.js';
import { isTriggers, TRIGGERS, type Waiting } from './waiting.js';

/** A game that passes this many decisions ends as a draw (CO-8). */
export const MOST_DECISIONS = 10_000;
/** Steps between two decisions beyond which something must be wrong with a game's own tables. */
const MOST_STEPS = 100_000;

export class Match<S extends State = State, C extends Choice = Choice, V extends View = View> {
  readonly game: Game<S, C, V>;
  /** The legal choices of the decision that is asked; empty when the game is over. */
  readonly choices = new ChoiceList<C>();
  readonly #play: Play<S>;
  readonly #listener: Listener | undefined;
  /** The decision that is asked, and what stands in the step table for it. */
  #asked: Step | undefined;
  #definition: StepDefinition<S, Step, C>;

  private constructor(game: Game<S, C, V>, state: S, listener: Listener | undefined) {
    this.game = game;
    this.#play = new Play(state);
    this.#listener = listener;
    this.#definition = game.steps.get('@turn') as StepDefinition<S, Step, C>;
    const { triggers } = game;
    if (triggers === undefined) this.#play.listen(listener);
    else this.#play.listen((event) => this.#wake(triggers[event.code]?.wake(this.state, event), event));
  }

  /** Begins a game and goes on to the first decision. */
  static begin<S extends State, C extends Choice, V extends View>(
    game: Game<S, C, V>,
    setup: Setup,
    listener?: Listener,
    chance: ChanceState = seedChance(setup.seed),
  ): Match<S, C, V> {
    const state = game.begin(setup);
    state.run.chance = chance;
    state.run.agenda.push(OPENING);
    return Match.resume(game, state, listener);
  }

  /** Goes on from a state, which the match takes over. */
  static resume<S extends State, C extends Choice, V extends View>(
    game: Game<S, C, V>,
    state: S,
    listener?: Listener,
  ): Match<S, C, V> {
    const match = new Match(game, state, listener);
    match.#advance();
    return match;
  }

  /** The state, to be read. Only the match changes it. */
  get state(): S {
    return this.#play.state;
  }

  /** The seat that is to choose, or NOBODY when the game is over. */
  get asked(): number {
    return this.#asked === undefined ? NOBODY : this.#asked.player;
  }

  /** The name of the step that asks, or undefined when the game is over. */
  get step(): string | undefined {
    return this.#asked?.do;
  }

  /** The hash of the state as it is. */
  hash(): string {
    return hashState(this.game, this.state);
  }

  get over(): boolean {
    return this.#asked === undefined;
  }

  /** Another match from here, independent of this one. */
  copy(listener?: Listener): Match<S, C, V> {
    return Match.resume(this.game, this.game.copy(this.state), listener);
  }

  /** Takes the legal choice at a place of the list, and goes on to the next decision or to the end. */
  take(index: number): void {
    const step = this.#asked;
    if (step === undefined) throw new Error('the game is over');
    const choice = this.choices.at(index);
    const play = this.#play;
    play.state.run.agenda.pop();
    play.state.run.decisions++;
    this.#definition.choose(play, step, choice);
    this.#settle();
    this.#advance();
  }

  /**
   * Takes the choice that a text stands for. A choice that is not open changes nothing (CO-3).
   * @returns the refusal, or undefined when the choice was taken
   */
  choose(text: string): Refusal | undefined {
    const found = this.find(text);
    if (!found.ok) return found.faults[0];
    this.take(found.value);
    return undefined;
  }

  /** The place in the list of the choice that a text stands for, or why there is none. */
  find(text: string): Result<number, Refusal> {
    if (this.#asked === undefined) return failure(refusal('over'));
    const wanted = this.game.tidy(text.normalize('NFC').trim().replace(/\s+/g, ' '));
    const texts = this.texts();
    const index = texts.indexOf(wanted);
    if (index >= 0) return success(index);
    const closed = this.closed().find((one) => one.text === wanted);
    return failure(
      closed === undefined
        ? refusal('not-open', { text: wanted, choices: texts })
        : refusal('closed', { text: wanted, reason: say(`closed.${closed.code}`), choices: texts }),
    );
  }

  /** The canonical texts of the legal choices, in the order of the list. */
  texts(): string[] {
    return this.choices.toArray().map((choice) => this.game.format(choice));
  }

  /** What a player might expect to be open and is not, with reasons. */
  closed(): readonly Closed[] {
    const step = this.#asked;
    return step === undefined ? [] : this.#definition.closed(this.state, step);
  }

  /** The asked player gives up (CO-7); a player who is not asked is refused. */
  concede(player: number): Refusal | undefined {
    if (this.#asked === undefined) return refusal('over');
    if (player !== this.asked) return refusal('not-asked', {});
    this.#play.announce?.({ code: '@conceded', player });
    this.state.run.agenda.length = 0;
    this.state.run.waiting.length = 0;
    this.game.concede(this.#play, player);
    this.#advance();
    return undefined;
  }

  #advance(): void {
    const { game, choices } = this;
    const { steps } = game;
    const play = this.#play;
    const { state } = play;
    const { agenda } = state.run;
    const follows = game.standing !== undefined || game.abilities;
    let taken = 0;
    this.#asked = undefined;
    if (choices.count > 0) choices.clear();
    while (state.run.outcome === null) {
      const step = agenda[agenda.length - 1];
      if (step === undefined) throw new Error(`${game.id}: nothing left to do, and the game is not over`);
      if (++taken > MOST_STEPS) throw new Error(`${game.id}: ${MOST_STEPS} steps without a decision`);
      const definition = definitionOf(step, steps);
      if (definition === undefined) throw new Error(`${game.id}: no step is called ${step.do}`);
      if (definition.decides) {
        if (state.run.decisions >= MOST_DECISIONS) {
          this.#giveUp();
          break;
        }
        definition.choices(state, step, choices);
        if (choices.count > 1 || (choices.count === 1 && definition.asksAlways(state, step))) {
          this.#asked = step;
          this.#definition = definition;
          break;
        }
        agenda.pop();
        // A single choice is taken at once (CO-4); a decision without any is passed over.
        if (choices.count === 1) {
          definition.choose(play, step, choices.at(0));
          choices.clear();
        }
      } else {
        agenda.pop();
        definition.run(play, step);
      }
      if (follows) this.#settle();
    }
    play.saveChance();
  }

  /**
   * After each step: standing rules until nothing more follows, then what was woken comes before what is still to do. While
   * an ability is being settled its own steps are done first, and what they wake joins those that wait.
   */
  #settle(): void {
    const { standing, abilities } = this.game;
    const { state } = this;
    if (standing !== undefined) {
      let changed = true;
      while (changed && state.run.outcome === null) {
        changed = false;
        for (const rule of standing) if (state.run.outcome === null && rule.enforce(this.#play)) changed = true;
      }
    }
    if (abilities && state.run.waiting.length > 0 && !state.run.agenda.some(isTriggers)) {
      state.run.agenda.push(TRIGGERS);
    }
  }

  #wake(woken: readonly Waiting[] | undefined, event: GameEvent): void {
    if (woken !== undefined && this.state.run.outcome === null) this.state.run.waiting.push(...woken);
    this.#listener?.(event);
  }

  #giveUp(): void {
    this.#play.announce?.({ code: '@bounded', decisions: MOST_DECISIONS });
    this.#play.end(drawnOutcome(this.state.run.order.length, '@bounded'));
  }
}
