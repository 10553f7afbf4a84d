// What the options of the commands about decks hold.

export interface DecksOptions {
  readonly json?: boolean;
  readonly option?: readonly string[];
  readonly cards?: readonly string[];
}
