// Whether what a game says can be said: every saying has a text whose slots are filled, in every language.
import type { Saying } from '../../engine/index.js';
import type { Notes } from '../promises/promise.js';
import { sayingsWithin, slotsUsed } from './sayings.js';
import type { Speaker } from './speakers.js';

/** What is to be said with care: `strictly`, a text must use all that fills its slots, and be more than blanks and braces. */
type Care = 'loosely' | 'strictly';

export class Lexicon {
  readonly #speakers: readonly Speaker[];
  readonly #notes: Pick<Notes, 'fault'>;
  readonly #spoken = new Set<string>();
  readonly #slots = new Map<string, readonly string[] | undefined>();

  constructor(speakers: readonly Speaker[], notes: Pick<Notes, 'fault'>) {
    this.#speakers = speakers;
    this.#notes = notes;
  }

  /** Checks that a key has a text in every language. @returns whether it has */
  need(key: string): boolean {
    const lacking = this.#speakers.filter(({ catalogue }) => !Object.hasOwn(catalogue, key));
    for (const { language } of lacking)
      this.#notes.fault('words.missing', `${language} has no text for ${key}`, `text ${key}`);
    return lacking.length === 0;
  }

  /** Checks a saying, each of its kind once. @returns whether it had not been met before */
  check(saying: Saying, care: Care = 'loosely'): boolean {
    const known = JSON.stringify(saying);
    if (this.#spoken.has(known)) return false;
    this.#spoken.add(known);
    const isWhole = sayingsWithin(saying).every(
      (one) => this.need(one.key) && this.#fits(one, one === saying ? care : 'loosely'),
    );
    if (isWhole) for (const speaker of this.#speakers) this.#speak(saying, speaker, care);
    return true;
  }

  /** Whether the slots of the first language’s text are filled; that the others have the same ones is checked text by text. */
  #fits({ key, slots = {} }: Saying, care: Care): boolean {
    const used = this.#slotsOf(key);
    if (used === undefined) return false;
    const given = Object.keys(slots);
    const empty = used.filter((slot) => !given.includes(slot));
    const idle = care === 'strictly' ? given.filter((slot) => !used.includes(slot)) : [];
    if (empty.length > 0) this.#notes.fault('words.slots', `nothing fills {${empty.join('}, {')}}`, `text ${key}`);
    if (idle.length > 0) this.#notes.fault('words.slots', `there is no {${idle.join('}, {')}} to fill`, `text ${key}`);
    return empty.length + idle.length === 0;
  }

  /** The slots of the first language’s text; undefined for one that cannot be read. */
  #slotsOf(key: string): readonly string[] | undefined {
    const [first] = this.#speakers;
    if (first === undefined) return undefined;
    if (!this.#slots.has(key)) {
      try {
        this.#slots.set(key, slotsUsed(first.catalogue[key] ?? '', first.language));
      } catch {
        this.#slots.set(key, undefined);
      }
    }
    return this.#slots.get(key);
  }

  #speak(saying: Saying, { tongue, language }: Speaker, care: Care): void {
    const where = `text ${saying.key}`;
    try {
      const said = tongue.speak(saying);
      const isOdd = care === 'strictly' ? !/^\S[^{}]*\S$/u.test(said) : said.trim() === '';
      if (isOdd) this.#notes.fault('words.unsaid', `in ${language} it says "${said}"`, where);
    } catch (error) {
      this.#notes.fault('words.unsaid', `in ${language} it cannot be said: ${String(error)}`, where);
    }
  }
}
