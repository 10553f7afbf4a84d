// What is wrong with something a person gave us, as a code with data. The words for it stand in the catalogues.
import type { Slot } from './saying.js';

/** Longest piece of somebody's text that a message repeats. */
const LONGEST = 60;

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

/**
 * A fault whose code no type vouches for; all others are told by a `fault` of `wordsOf`. Texts in the data lose whatever a
 * terminal would obey: they may come from a file that somebody else wrote.
 */
export function newFault(code: string, data: FaultData = {}, line?: number): Fault {
  return { code, data: Object.fromEntries(Object.entries(data).map(([slot, value]) => [slot, plain(value)])), line };
}

export function newRefusal(code: string, data: FaultData = {}): Refusal {
  return { code, data };
}

/** Somebody's text for a message: short, and without anything a terminal would obey. */
export function clip(text: string): string {
  return text.length > LONGEST ? `${printable(text.slice(0, LONGEST - 1))}…` : printable(text);
}

/** A text with a question mark for each character that is not to be seen, or that a terminal would obey. */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '?');
}

function plain(slot: Slot): Slot {
  if (typeof slot === 'string') return printable(slot);
  return isList(slot) ? slot.map(plain) : slot;
}

function isList(slot: Slot): slot is readonly Slot[] {
  return Array.isArray(slot);
}
