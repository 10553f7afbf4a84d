// The card library of a game with decks: what commands and menus ask to show cards and to show and check decks.
import type { Fault } from './fault.js';
import type { Options } from './options.js';
import type { Result } from './result.js';
import type { Saying } from './saying.js';

/** A card of the pool. */
export interface LibraryCard {
  /** The slug that choices and recordings use. */
  readonly id: string;
  readonly name: Saying;
  /** What type of card it is, in words: attack, equipment. */
  readonly type: Saying;
  /** Where it stands on a deck's curve: its value or cost. Undefined: it is not on the curve. */
  readonly weight: number | undefined;
  /** What the card says, a line each; made from the data that the game plays by. */
  readonly text: readonly Saying[];
}

/** A deck that is shipped with the program. */
export interface LibraryDeck {
  /** What `deck` lines and options call it. */
  readonly name: string;
  readonly summary: Saying;
  readonly lines: readonly string[];
}

/** How often a card is in a deck. */
export interface DeckEntry {
  readonly card: LibraryCard;
  readonly count: number;
}

/** A deck list as it was read: its cards in the order of the lines, and everything that is wrong with it. */
export interface DeckReading {
  readonly entries: readonly DeckEntry[];
  readonly faults: readonly Fault[];
  /**
   * Lines that stand behind those of the list in a recording, so that it can be read without the packs that its cards come
   * from; undefined: there are none.
   */
  readonly packed?: readonly string[];
}

export interface CardLibrary {
  readonly cards: readonly LibraryCard[];
  readonly decks: readonly LibraryDeck[];
  /**
   * Reads the lines of a deck list.
   * @param firstLine the number of the first line in its file, for faults
   * @param options of the game it is for, where they change what a deck may be; the usual ones when undefined
   */
  readDeck(lines: readonly string[], firstLine?: number, options?: Options): DeckReading;
  /**
   * This library and the cards of a pack, if nothing is wrong with them; not there: the game takes no cards but its own. Changes
   * nothing, and the library that comes of it takes further packs.
   * @param text of the pack's file
   * @param file how the file is called in messages
   */
  withPack?(text: string, file: string): Result<CardLibrary>;
}
