// A saying: something to be said, as a key of the catalogues and what goes into its slots. Words are made in src/text.

/** How a card, or whatever lies in a card's place, looks. Made once for each kind of card and shared. */
export interface Face {
  /** Short and drawn, with symbols: `K♠`. Empty: the card is always said in words. */
  readonly drawn: string;
  /** The same in plain ASCII, as recordings write it: `KS`. */
  readonly ascii: string;
  /** In words: king of spades. */
  readonly words: Saying;
  /** The colour it is drawn in, a name that themes know: `clubs`. */
  readonly tone: string;
}

/** What a slot can hold: text said as it is, a number, something to be said in its turn, a card, a player, or a list of these. */
export type Slot = string | number | Saying | { readonly face: Face } | { readonly seat: number } | readonly Slot[];

export interface Saying {
  /** A key of the common catalogue or of the game's. */
  readonly key: string;
  readonly slots?: Readonly<Record<string, Slot>>;
  /** It begins a line or a sentence: its first letter is written large. */
  readonly capital?: true;
}

/**
 * Says a key that no type vouches for, such as one that a file names: a catalogue that lacks it, or a slot of it that stays
 * empty, is found only when it is spoken. Everything else is said by a `say` of `wordsOf`.
 */
export function sayText(key: string, slots?: Readonly<Record<string, Slot>>): Saying {
  return slots === undefined ? { key } : { key, slots };
}
