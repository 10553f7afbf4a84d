// Decks as players name them: ready ones, or files with a deck list.
import { existsSync } from 'node:fs';
import { type CardLibrary, type DeckReading, fault, type Options, type Saying } from '../../../engine/index.js';
import { EXIT, Stop, stopForAll } from '../../stop.js';
import { readInput } from '../file.js';
import { hintAt } from '../words.js';

/** A deck as it was read. */
export interface Deck {
  /** As the player named it. */
  readonly written: string;
  /** Of a ready deck; undefined for one from a file. */
  readonly name: string | undefined;
  readonly summary: Saying | undefined;
  readonly lines: readonly string[];
  readonly reading: DeckReading;
}

/** A file with a deck list. @returns its lines, and how it is called in messages; throws a stop when it cannot be read */
export async function readDeckFile(named: string): Promise<{ lines: string[]; file: string }> {
  const { text, file } = await readInput(named, 'deck');
  const lines = text.replace(/^\uFEFF/u, '').split(/\r?\n/u);
  if (lines.at(-1)?.trim() === '') lines.pop();
  return { lines: lines.map((line) => line.trimEnd()), file };
}

/**
 * A deck by its name, or from a file where no ready deck is called that. Throws a stop when there is neither (exit code 2, or 5
 * for what can only be meant as a file), or when the file's deck is faulty (1).
 */
export async function loadDeck(library: CardLibrary, written: string, options: Options): Promise<Deck> {
  const ready = library.decks.find(({ name }) => name === written);
  if (ready !== undefined) {
    const { name, summary, lines } = ready;
    return { written, name, summary, lines, reading: library.readDeck(lines, 1, options) };
  }
  if (!looksLikeFile(written)) {
    const known = library.decks.map(({ name }) => name);
    throw new Stop([fault('deck.no-such', { name: written, known })], EXIT.usage, hintAt(written, known));
  }
  const { lines, file } = await readDeckFile(written);
  const reading = library.readDeck(lines, 1, options);
  if (reading.faults.length > 0) throw new Stop(inOrder(reading), EXIT.refused, { file });
  return { written, name: undefined, summary: undefined, lines, reading };
}

/** The lines of a deck as a set-up holds them: none for a ready deck, else all that it takes to read it without its file and packs. */
export function linesOf({ name, lines, reading }: Deck): readonly string[] {
  return name === undefined ? [...lines, ...(reading.packed ?? [])] : [];
}

/** Several decks, each read once; throws one stop with everything that is wrong with any of them. */
export async function loadDecks(
  library: CardLibrary,
  written: readonly string[],
  options: Options,
): Promise<ReadonlyMap<string, Deck>> {
  const decks = new Map<string, Deck>();
  const stops: Stop[] = [];
  for (const one of new Set(written)) {
    try {
      decks.set(one, await loadDeck(library, one, options));
    } catch (error) {
      if (!(error instanceof Stop)) throw error;
      stops.push(error);
    }
  }
  const stop = stopForAll(stops);
  if (stop !== undefined) throw stop;
  return decks;
}

/** The faults of a deck in the order of its lines, those of the whole deck last. */
export function inOrder({ faults }: DeckReading): DeckReading['faults'] {
  return [...faults].sort((a, b) => (a.line ?? Infinity) - (b.line ?? Infinity) || 0);
}

function looksLikeFile(written: string): boolean {
  return written === '-' || /[/\\.]/u.test(written) || existsSync(written);
}
