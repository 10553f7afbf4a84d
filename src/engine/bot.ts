// Bots: players that choose from a view. Their chance is a stream of their own, so thinking never changes the cards.
import type { Chance } from './chance.js';
import type { ChoiceList } from './choices.js';

/** What a bot is given at a decision. It never sees the state. */
export interface Outlook<C, V> {
  readonly seat: number;
  readonly choices: ChoiceList<C>;
  /** The bot's own generator for this decision; made when asked for. */
  readonly chance: Chance;
  /** What the seat may know; made when asked for. */
  readonly view: () => V;
}

export interface Bot<C, V> {
  /** Chooses: the place of a choice in the list, from 0. */
  choose(outlook: Outlook<C, V>): number;
}
