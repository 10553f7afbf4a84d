// Reading deck lists: what card players write, lines `4 NAME` and `#` comments.
import type { Fault } from '../../engine/index.js';
import { fault } from './words.js';

/** What counts of a line: without byte-order mark, comment and blanks around it. */
export function contentOf(line: string): string {
  return line
    .replace(/^\uFEFF/u, '')
    .replace(/#.*$/u, '')
    .trim();
}

/** A line `4 NAME`, also written `4x NAME` and `4 × NAME`; undefined: it says nothing of the kind. */
export function countedName(content: string): { readonly count: number; readonly name: string } | undefined {
  const [, number, name] = /^(\d{1,6})\s*[x×]?\s+(.+)$/iu.exec(content) ?? [];
  return number === undefined || name === undefined ? undefined : { count: Number(number), name };
}

/** How often each kind is in a deck that is being read; a kind is whatever a game knows by what a card is. */
export class DeckCount<Kind> {
  readonly #counts = new Map<Kind, number>();
  readonly #most: number;

  /** @param most copies of one kind that a deck may hold */
  constructor(most: number) {
    this.#most = most;
  }

  /**
   * Adds copies of a kind.
   * @param card what messages call the kind
   * @returns what is wrong with it: none at all, or too many
   */
  add(kind: Kind, count: number, card: string, line: number): Fault[] {
    const all = (this.#counts.get(kind) ?? 0) + count;
    this.#counts.set(kind, all);
    if (count === 0) return [fault('deck.none', { card }, line)];
    return all > this.#most ? [fault('deck.too-many', { card, count: all, most: this.#most }, line)] : [];
  }

  /** Every kind that was added, once. */
  get kinds(): readonly Kind[] {
    return [...this.#counts.keys()];
  }

  /** Each kind as often as it was added. */
  get cards(): readonly Kind[] {
    return [...this.#counts].flatMap(([kind, count]) => copies(count, kind));
  }
}

/** The same as often as a deck holds it. */
export function copies<T>(count: number, card: T): T[] {
  return Array.from({ length: count }, () => card);
}
