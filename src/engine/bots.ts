// The bots at a table: who of the players is one, and how it is asked. A bot gets a view, never the state.
import type { Bot, Outlook } from './bot.js';
import { type Chance, ChanceStreams } from './chance.js';
import type { ChoiceList } from './choices.js';
import type { Game } from './game.js';
import type { Match } from './match.js';
import type { Setup } from './setup.js';
import type { State, View } from './state.js';
import type { Choice } from './step.js';

export class Bots<S extends State = State, C extends Choice = Choice, V extends View = View> {
  readonly #bots: readonly (Bot<C, V> | undefined)[];
  readonly #streams: ChanceStreams;

  constructor(game: Game<S, C, V>, { players, seed }: Setup) {
    this.#bots = players.map(({ bot }) => (bot === undefined ? undefined : game.bots[bot]));
    this.#streams = new ChanceStreams(`bot ${seed}`);
  }

  /** Whether a bot plays a seat; nobody's seat is no bot's. */
  has(seat: number): boolean {
    return this.#bots[seat] !== undefined;
  }

  /**
   * Asks the bot that is to choose. Its chance depends on seed, seat and the number of the decision alone.
   * @returns the place of its choice in the match's list; throws when it is a person who is to choose
   */
  choose(match: Match<S, C, V>): number {
    const { game, state, asked, choices } = match;
    const bot = this.#bots[asked];
    if (bot === undefined) throw new Error('it is a person who is to choose');
    return bot.choose(new Asked(asked, choices, () => game.view(state, asked), this.#streams, state.run.decisions));
  }
}

/** The outlook of one decision. Its generator is made when a bot first asks for it, for most never do. */
class Asked<C, V> implements Outlook<C, V> {
  readonly seat: number;
  readonly choices: ChoiceList<C>;
  readonly view: () => V;
  readonly #streams: ChanceStreams;
  readonly #decision: number;
  #chance: Chance | undefined;

  constructor(seat: number, choices: ChoiceList<C>, view: () => V, streams: ChanceStreams, decision: number) {
    this.seat = seat;
    this.choices = choices;
    this.view = view;
    this.#streams = streams;
    this.#decision = decision;
  }

  get chance(): Chance {
    this.#chance ??= this.#streams.at(this.seat, this.#decision);
    return this.#chance;
  }
}
