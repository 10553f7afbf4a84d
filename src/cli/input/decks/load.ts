// Decks as players name them: ready ones, or files with a deck list.

import { existsSync } from 'node:fs';
import {
  type CardLibrary,
  type DeckReading,
  type Options,
  type Result,
  type Saying,
  success,
  successUnless,
} from '../../../engine/index.js';
import { type Complaint, complain, complaints } from '../../complaint.js';
import { EXIT } from '../../exit.js';
import { fault } from '../../say.js';
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

/** The lines of a file with a deck list. */
export interface DeckFile {
  readonly lines: readonly string[];
  /** How it is called in messages. */
  readonly file: string;
}

export async function readDeckFile(named: string): Promise<Result<DeckFile, Complaint>> {
  const input = await readInput(named, 'deck');
  if (!input.ok) return input;
  const { text, file } = input.value;
  const lines = text.replace(/^\uFEFF/u, '').split(/\r?\n/u);
  if (lines.at(-1)?.trim() === '') lines.pop();
  return success({ lines: lines.map((line) => line.trimEnd()), file });
}

/**
 * A deck by its name, or from a file where no ready deck is called that. What can be wrong: there is neither (exit code 2, or 5
 * for what can only be meant as a file), or the file's deck is faulty (1).
 */
export async function loadDeck(
  library: CardLibrary,
  written: string,
  options: Options,
): Promise<Result<Deck, Complaint>> {
  const ready = library.decks.find(({ name }) => name === written);
  if (ready !== undefined) {
    const { name, summary, lines } = ready;
    return success({ written, name, summary, lines, reading: library.readDeck(lines, 1, options) });
  }
  if (!looksLikeFile(written)) {
    const known = library.decks.map(({ name }) => name);
    return complain(fault('deck.no-such', { name: written, known }), EXIT.usage, { hint: hintAt(written, known) });
  }
  const read = await readDeckFile(written);
  if (!read.ok) return read;
  const { lines, file } = read.value;
  const reading = library.readDeck(lines, 1, options);
  const deck = { written, name: undefined, summary: undefined, lines, reading };
  return successUnless(complaints(inOrder(reading), EXIT.refused, { file }), deck);
}

/** The lines of a deck as a set-up holds them: none for a ready deck, else all that it takes to read it without its file and packs. */
export function linesOf({ name, lines, reading }: Deck): readonly string[] {
  return name === undefined ? [...lines, ...(reading.packed ?? [])] : [];
}

/** Several decks by what they are called, each read once, or everything that is wrong with any of them. */
export async function loadDecks(
  library: CardLibrary,
  written: readonly string[],
  options: Options,
): Promise<Result<ReadonlyMap<string, Deck>, Complaint>> {
  const decks = new Map<string, Deck>();
  let wrong: readonly Complaint[] = [];
  for (const one of new Set(written)) {
    const deck = await loadDeck(library, one, options);
    if (deck.ok) decks.set(one, deck.value);
    else wrong = [...wrong, ...deck.faults];
  }
  return successUnless(wrong, decks);
}

/** The faults of a deck in the order of its lines, those of the whole deck last. */
export function inOrder({ faults }: DeckReading): DeckReading['faults'] {
  return [...faults].sort((a, b) => (a.line ?? Infinity) - (b.line ?? Infinity) || 0);
}

function looksLikeFile(written: string): boolean {
  return written === '-' || /[/\\.]/u.test(written) || existsSync(written);
}
