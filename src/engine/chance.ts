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

/**
 * Many generators that belong together, such as one for each decision of each bot: the text is hashed once, and each
 * generator depends on the text and its two numbers alone.
 */
export class ChanceStreams {
  readonly #root: readonly [number, number, number];

  constructor(text: string) {
    const digest = createHash('sha256').update(text, 'utf8').digest();
    this.#root = [digest.readUInt32LE(0), digest.readUInt32LE(4), digest.readUInt32LE(8)];
  }

  /** A new generator at the beginning of its stream; both numbers are whole. */
  at(group: number, number: number): Chance {
    const [root0, root1, root2] = this.#root;
    const s0 = scatter(scatter(root0 + group) + number);
    const s1 = scatter(root1 + s0);
    const s2 = scatter(root2 + s1);
    return new Chance({ scheme: SCHEME, c: 1, s0: s0 / WORD, s1: s1 / WORD, s2: s2 / WORD });
  }
}

/** Numbers of 32 bits. */
const WORD = 2 ** 32;

/** Spreads every bit of a number over a whole word, one to one, so that neighbours have nothing in common. */
function scatter(number: number): number {
  let word = number | 0;
  word = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35);
  return (word ^ (word >>> 16)) >>> 0;
}

function stateOf(prng: seedrandom.StatefulPRNG<seedrandom.State.Alea>): ChanceState {
  const { c, s0, s1, s2 } = prng.state();
  return { scheme: SCHEME, c, s0, s1, s2 };
}
