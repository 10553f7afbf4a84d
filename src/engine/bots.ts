// The bots at a table: who of the players is one, and how it is asked. A bot gets a view, never the state.
import type { Bot } from './bot.js';
import { ChanceStreams } from './chance.js';
import type { Game } from './game.js';
import type { Match } from './match.js';
import type { Setup } from './setup.js';
import type { State } from './state.js';
import type { Choice } from './step.js';

export class Bots<S extends State = State, C extends Choice = Choice, V = unknown> {
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
    return bot.choose({
      seat: asked,
      choices,
      chance: this.#streams.at(asked, state.decisions),
      view: () => game.view(state, asked),
    });
  }
}
