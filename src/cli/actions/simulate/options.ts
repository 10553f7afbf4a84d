// What the options of `simulate` hold; numbers are read, with their faults, when it runs.

export interface SimulateOptions {
  readonly games?: string;
  readonly players?: string;
  readonly bots?: string;
  /** Not there: none. */
  readonly deck?: readonly string[];
  readonly decks?: string;
  /** Not there: none. */
  readonly cards?: readonly string[];
  readonly matrix?: boolean;
  readonly option: readonly string[];
  readonly each?: string;
  readonly seed?: string;
  readonly jobs?: string;
  readonly json?: boolean;
}
