// What fixes a game before its first step (CO-1): players in order, options, seed, who begins, stacked cards, decks.
import type { Options } from './options.js';

export interface Player {
  readonly name: string;
  /** The bot that plays this seat; undefined: a person. */
  readonly bot: string | undefined;
}

/** Known cards laid on top of the shuffled pack, or of one player's deck, top first. */
export interface Stack {
  /** Seat whose deck it is, or NOBODY: the common pack. */
  readonly player: number;
  /** Card texts as the game writes them. */
  readonly cards: readonly string[];
  /** Line of the recording it was written in, for faults. */
  readonly line?: number | undefined;
}

/** A player's deck: the name of a shipped one, or the lines of a deck file. */
export interface DeckChoice {
  readonly player: number;
  readonly name: string | undefined;
  readonly lines: readonly string[];
  /** Line of the recording it was written in, for faults. */
  readonly line?: number | undefined;
}

export interface Setup<O extends Options = Options> {
  readonly players: readonly Player[];
  readonly options: O;
  /** In normal form. */
  readonly seed: string;
  /** Seat that begins, or undefined: the game's own rule. */
  readonly first: number | undefined;
  readonly stacks: readonly Stack[];
  readonly decks: readonly DeckChoice[];
}
