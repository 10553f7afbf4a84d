// Chance: seedrandom's alea, whose four numbers are part of the state. Nothing else in a game is random (CO-2).
import { createHash } from 'node:crypto';
import type seedrandom from 'seedrandom';
import alea from 'seedrandom/lib/alea.js';

/** How seed texts become generators. A change of the scheme changes every game, so it is kept with the game. */
const SCHEME = 1;

/** The generator as plain data: the scheme that seeded it and alea's own four numbers. */
export interface ChanceState {
  readonly scheme: number;
  readonly c: number;
  readonly s0: number;
  readonly s1: number;
  readonly s2: number;
}

/**
 * A seed text in its normal form: trimmed and NFC. `1` and `" 1 "` are the same seed. Undefined when nothing is left.
 */
export function normaliseSeed(text: string): string | undefined {
  const seed = text.normalize('NFC').trim();
  return seed === '' ? undefined : seed;
}

/** The generator that a seed text stands for. The text is hashed, because alea looks at little of it. */
export function seedChance(text: string): ChanceState {
  const digest = createHash('sha256').update(text, 'utf8').digest('hex');
  return stateOf(alea(digest, { state: true }));
}

/** A generator at work: made from its saved numbers, and saved again when the game stops to ask. */
export class Chance {
  readonly #next: seedrandom.StatefulPRNG<seedrandom.State.Alea>;

  constructor(saved: ChanceState) {
    this.#next = alea('', { state: { c: saved.c, s0: saved.s0, s1: saved.s1, s2: saved.s2 } });
  }

  /** A whole number from 0 up to, and without, `limit`. */
  below(limit: number): number {
    return Math.floor(this.#next() * limit);
  }

  /** Shuffles in place: from the end, each place changes with one at or before it. */
  shuffle<T>(items: T[]): void {
    const next = this.#next;
    for (let last = items.length - 1; last > 0; last--) {
      const other = Math.floor(next() * (last + 1));
      const kept = items[last] as T;
      items[last] = items[other] as T;
      items[other] = kept;
    }
  }

  /** The generator's numbers as they are now. */
  save(): ChanceState {
    return stateOf(this.#next);
  }
}

function stateOf(prng: seedrandom.StatefulPRNG<seedrandom.State.Alea>): ChanceState {
  const { c, s0, s1, s2 } = prng.state();
  return { scheme: SCHEME, c, s0, s1, s2 };
}
