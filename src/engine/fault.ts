// What is wrong with something a person gave us, as a code with data. The words for it stand in the catalogues.
import type { Slot } from './saying.js';

/** What a fault or a refusal can tell about itself: the slots of its words. */
export type FaultData = Readonly<Record<string, Slot>>;

/** A fault of a file, a command line or a set-up. */
export interface Fault {
  /** Dotted, a key of the catalogues: `fault.<code>`. */
  readonly code: string;
  readonly data: FaultData;
  /** Line of the file, counted from 1; undefined where there is no file. */
  readonly line: number | undefined;
}

/** A player's mistake: a choice that is not open. The game is unchanged (CO-3). */
export interface Refusal {
  /** Dotted, a key of the catalogues: `refusal.<code>`. */
  readonly code: string;
  readonly data: FaultData;
}

export function fault(code: string, data: FaultData = {}, line?: number): Fault {
  return { code, data, line };
}

export function refusal(code: string, data: FaultData = {}): Refusal {
  return { code, data };
}
