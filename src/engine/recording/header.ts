// Reads the header of a recording: a word and what it says, a line each; the lines of a deck stand between braces.
import { clip, type Fault } from '../fault.js';
import { normaliseName } from '../names.js';
import { splitOption, type WrittenOption } from '../options.js';
import { fault } from '../own-words.js';
import { failure, type Result, success } from '../result.js';
import { isSaying, type Line, type Lined } from './lines.js';

/** As it was written. Nothing is checked against a game yet. */
export interface Header {
  readonly game: (Lined & { readonly id: string }) | undefined;
  /** Where a game from outside came from. */
  readonly from: (Lined & { readonly origin: string }) | undefined;
  readonly rules: (Lined & { readonly version: number }) | undefined;
  readonly seed: (Lined & { readonly text: string }) | undefined;
  readonly first: (Lined & { readonly name: string }) | undefined;
  readonly players: readonly (Lined & { readonly name: string; readonly bot: string | undefined })[];
  readonly options: readonly WrittenOption[];
  readonly stacks: readonly (Lined & { readonly name: string | undefined; readonly cards: readonly string[] })[];
  readonly decks: readonly WrittenDeck[];
}

/** Its lines are undefined for a deck that is named. */
type WrittenDeck = Lined & { readonly rest: string; readonly lines: readonly string[] | undefined };

/** A header as far as it could be read, and what is wrong with it. */
export interface HeaderReading {
  readonly header: Header;
  readonly faults: readonly Fault[];
  /** Line of the `---`; undefined: there is none. */
  readonly end: number | undefined;
}

const WORDS = ['game', 'from', 'rules', 'seed', 'player', 'option', 'first', 'stack', 'deck'];
/** Words that may stand there once. */
const ONCE = ['game', 'from', 'rules', 'seed', 'first'];

/**
 * Reads the header in the lines of a file.
 * @param from the line before it
 */
export function readHeader(lines: readonly Line[], from: Lined): HeaderReading {
  const parts: Partial<Header>[] = [];
  const faults: Fault[] = [];
  const seen = new Map<string, number>();
  let read = from.line;
  for (const one of lines) {
    const { line, content } = one;
    if (line <= read || !isSaying(one)) continue;
    if (content === '---') return { header: headerOf(parts), faults, end: line };
    const said = saidIn(content);
    const block = said.word === 'deck' ? /^(.*\S)\s*\{$/u.exec(said.rest)?.[1] : undefined;
    if (block !== undefined) {
      const deck = deckBelow(lines, one);
      parts.push({ decks: [{ line, rest: block, lines: deck }] });
      read = line + deck.length + 1;
      continue;
    }
    const first = seen.get(said.word);
    const part = readPart(said, line);
    if (!part.ok) faults.push(...part.faults);
    else if (first !== undefined) faults.push(fault('recording.twice', { word: said.word, first }, line));
    else {
      parts.push(part.value);
      if (ONCE.includes(said.word)) seen.set(said.word, line);
    }
  }
  const last = lines.length;
  faults.push(read > last ? fault('recording.open-deck', {}, last) : fault('recording.no-end-of-header', {}, last));
  return { header: headerOf(parts), faults, end: undefined };
}

/** What its lines say together. */
function headerOf(parts: readonly Partial<Header>[]): Header {
  const only = <T>(of: (part: Partial<Header>) => T | undefined): T | undefined =>
    parts.map(of).find((said) => said !== undefined);
  return {
    game: only(({ game }) => game),
    from: only(({ from }) => from),
    rules: only(({ rules }) => rules),
    seed: only(({ seed }) => seed),
    first: only(({ first }) => first),
    players: parts.flatMap(({ players = [] }) => players),
    options: parts.flatMap(({ options = [] }) => options),
    stacks: parts.flatMap(({ stacks = [] }) => stacks),
    decks: parts.flatMap(({ decks = [] }) => decks),
  };
}

interface Said {
  readonly word: string;
  /** Whether the word is followed by a colon at once. */
  readonly colon: boolean;
  readonly rest: string;
}

function saidIn(content: string): Said {
  const [, word = '', sign, rest = ''] = /^(\S+?)(:|\s+|$)\s*(.*)$/u.exec(content) ?? [];
  return { word, colon: sign === ':', rest };
}

/** The lines below one that opens a deck, up to the brace that closes it. */
function deckBelow(lines: readonly Line[], { line }: Lined): string[] {
  const deck: string[] = [];
  for (let at = line; at < lines.length; at++) {
    const below = lines[at];
    if (below === undefined || below.content === '}') break;
    deck.push(below.raw);
  }
  return deck;
}

function readPart(said: Said, line: number): Result<Partial<Header>> {
  const { word, rest } = said;
  if (!WORDS.includes(word))
    return failure(fault('recording.unknown-header', { word: clip(word), known: WORDS }, line));
  if (rest === '' && word !== 'seed') return failure(fault('recording.nothing-after', { word }, line));
  switch (word) {
    case 'game':
      return success({ game: { line, id: rest } });
    case 'from':
      return success({ from: { line, origin: rest } });
    case 'rules':
      return /^\d{1,9}$/u.test(rest)
        ? success({ rules: { line, version: Number(rest) } })
        : failure(fault('recording.bad-number', { word, text: clip(rest) }, line));
    case 'seed':
      return success({ seed: { line, text: rest } });
    case 'first':
      return success({ first: { line, name: normaliseName(rest) } });
    case 'option':
      return success({ options: [splitOption(rest, line)] });
    case 'player': {
      const [, name = rest, bot] = /^(.*?)\s+bot=(\S+)$/u.exec(rest) ?? [];
      return success({ players: [{ line, name: normaliseName(name), bot }] });
    }
    case 'stack':
      return readStack(said, line);
    default:
      return success({ decks: [{ line, rest, lines: undefined }] });
  }
}

/** `stack: KS 5H` of the common pack, `stack Ann: Old Crow, Big Cat` of one player's deck. */
function readStack({ word, colon, rest }: Said, line: number): Result<Partial<Header>> {
  const [, name, list] = (colon ? [null, undefined, rest] : /^([^:]*):(.*)$/u.exec(rest)) ?? [];
  if (list === undefined || list.trim() === '') return failure(fault('recording.nothing-after', { word }, line));
  const cards = list.includes(',') ? list.split(',') : colon ? list.trim().split(/\s+/u) : [list];
  return success({
    stacks: [
      {
        line,
        name: name === undefined ? undefined : normaliseName(name),
        cards: cards.map((card) => card.trim()).filter((card) => card !== ''),
      },
    ],
  });
}
