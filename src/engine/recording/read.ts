// Reads the recording format: lines into a header and moves, with every fault named by its line. What the lines mean for a
// game is found out in replay.ts.
import { clip, type Fault, fault } from '../fault.js';
import { normaliseName } from '../names.js';
import { splitOption, type WrittenOption } from '../options.js';

/** The version of the format that this program reads and writes. */
export const FORMAT_VERSION = 1;

interface Lined {
  readonly line: number;
}

/** Header and lines as they were written. Nothing is checked against a game yet. */
export interface Recording {
  readonly game: (Lined & { readonly id: string }) | undefined;
  /** Where a game from outside came from. */
  readonly from: (Lined & { readonly origin: string }) | undefined;
  readonly rules: (Lined & { readonly version: number }) | undefined;
  readonly seed: (Lined & { readonly text: string }) | undefined;
  readonly first: (Lined & { readonly name: string }) | undefined;
  readonly players: readonly (Lined & { readonly name: string; readonly bot: string | undefined })[];
  readonly options: readonly WrittenOption[];
  readonly stacks: readonly (Lined & { readonly name: string | undefined; readonly cards: readonly string[] })[];
  readonly decks: readonly (Lined & { readonly rest: string; readonly lines: readonly string[] | undefined })[];
  /** Line of the `---`; undefined: there is none. */
  readonly headerEnd: number | undefined;
  readonly moves: readonly Move[];
}

/** One line after the header. */
export type Move = Lined & {
  /** The last line of a file that does not end its lines: it may have been cut off. */
  readonly torn: boolean;
} & (
    | { readonly kind: 'choice'; readonly name: string; readonly text: string }
    | { readonly kind: 'check'; readonly hash: string }
    | { readonly kind: 'concede'; readonly name: string }
  );

type Draft = { -readonly [Key in keyof Recording]: Recording[Key] extends readonly (infer T)[] ? T[] : Recording[Key] };

/** @returns the recording as far as it could be read, its faults in the order of lines, and notices that stop nothing */
export function readRecording(text: string): { recording: Recording; faults: Fault[]; notices: Fault[] } {
  const faults: Fault[] = [];
  const notices: Fault[] = [];
  const draft: Draft = {
    game: undefined,
    from: undefined,
    rules: undefined,
    seed: undefined,
    first: undefined,
    players: [],
    options: [],
    stacks: [],
    decks: [],
    headerEnd: undefined,
    moves: [],
  };
  const lines = text.replace(/^\uFEFF/u, '').split(/\r?\n/u);
  const torn = lines.at(-1) === '' ? -1 : lines.length;
  let part: 'version' | 'header' | 'deck' | 'moves' = 'version';
  let deck: string[] = [];
  lines.forEach((raw, index) => {
    const line = index + 1;
    const content = raw.trim();
    if (part === 'deck') {
      if (content === '}') part = 'header';
      else deck.push(raw);
      return;
    }
    if (content === '' || content.startsWith('#')) return;
    if (part === 'version') {
      part = 'header';
      const version = /^hotseat\s+(\d+)$/u.exec(content)?.[1];
      if (version === undefined) faults.push(fault('recording.no-version', { text: clip(content) }, line));
      else if (Number(version) !== FORMAT_VERSION)
        faults.push(fault('version.format', { version, known: FORMAT_VERSION }, line));
      return;
    }
    if (part === 'header') {
      if (content === '---') {
        part = 'moves';
        draft.headerEnd = line;
      } else if (readHeaderLine(content, line, draft, faults) === 'deck') {
        part = 'deck';
        deck = draft.decks.at(-1)?.lines as string[];
      }
      return;
    }
    const move = readMove(content, line, line === torn);
    if ('code' in move) {
      if (line === torn) notices.push(fault('recording.torn', { text: clip(content) }, line));
      else faults.push(move);
    } else draft.moves.push(move);
  });
  if (faults.some((one) => one.code === 'version.format' || one.code === 'recording.no-version'))
    return { recording: draft, faults: faults.slice(0, 1), notices };
  if (part === 'version') faults.push(fault('recording.empty', {}, 1));
  else if (part === 'deck') faults.push(fault('recording.open-deck', {}, lines.length));
  else if (part === 'header') faults.push(fault('recording.no-end-of-header', {}, lines.length));
  if (draft.game === undefined && part !== 'version') faults.push(fault('recording.no-game', {}, 1));
  return { recording: draft, faults, notices };
}

function readHeaderLine(content: string, line: number, draft: Draft, faults: Fault[]): 'deck' | undefined {
  const [, word = '', rest = ''] = /^(\S+?)(?::|\s+|$)\s*(.*)$/u.exec(content) ?? [];
  const once = (given: Lined | undefined): boolean => {
    if (given !== undefined) faults.push(fault('recording.twice', { word, first: given.line }, line));
    return given === undefined;
  };
  const filled = rest !== '' || word === 'seed';
  if (!filled) {
    faults.push(
      HEADER_WORDS.includes(word)
        ? fault('recording.nothing-after', { word }, line)
        : fault('recording.unknown-header', { word: clip(word), known: HEADER_WORDS }, line),
    );
    return undefined;
  }
  switch (word) {
    case 'game':
      if (once(draft.game)) draft.game = { line, id: rest };
      return undefined;
    case 'from':
      if (once(draft.from)) draft.from = { line, origin: rest };
      return undefined;
    case 'rules':
      if (!/^\d{1,9}$/u.test(rest)) faults.push(fault('recording.bad-number', { word, text: clip(rest) }, line));
      else if (once(draft.rules)) draft.rules = { line, version: Number(rest) };
      return undefined;
    case 'seed':
      if (once(draft.seed)) draft.seed = { line, text: rest };
      return undefined;
    case 'first':
      if (once(draft.first)) draft.first = { line, name: normaliseName(rest) };
      return undefined;
    case 'option':
      draft.options.push(splitOption(rest, line));
      return undefined;
    case 'player': {
      const [, name = rest, bot] = /^(.*?)\s+bot=(\S+)$/u.exec(rest) ?? [];
      draft.players.push({ line, name: normaliseName(name), bot });
      return undefined;
    }
    case 'stack': {
      const ofPack = content.startsWith('stack:');
      const [, name, list] = (ofPack ? [null, undefined, rest] : /^([^:]*):(.*)$/u.exec(rest)) ?? [];
      if (list === undefined || list.trim() === '') {
        faults.push(fault('recording.nothing-after', { word }, line));
        return undefined;
      }
      const cards = list.includes(',') ? list.split(',') : ofPack ? list.trim().split(/\s+/u) : [list];
      draft.stacks.push({
        line,
        name: name === undefined ? undefined : normaliseName(name),
        cards: cards.map((card) => card.trim()).filter((card) => card !== ''),
      });
      return undefined;
    }
    case 'deck': {
      const block = /^(.*\S)\s*\{$/u.exec(rest)?.[1];
      draft.decks.push({ line, rest: block ?? rest, lines: block === undefined ? undefined : [] });
      return block === undefined ? undefined : 'deck';
    }
    default:
      faults.push(fault('recording.unknown-header', { word: clip(word), known: HEADER_WORDS }, line));
      return undefined;
  }
}

const HEADER_WORDS = ['game', 'from', 'rules', 'seed', 'player', 'option', 'first', 'stack', 'deck'];

function readMove(content: string, line: number, torn: boolean): Move | Fault {
  if (content.startsWith('=')) {
    const hash = content.slice(1).trim().toLowerCase();
    if (!/^[0-9a-f]{8,64}$/u.test(hash)) return fault('recording.bad-hash', { text: clip(content) }, line);
    return { kind: 'check', hash, line, torn };
  }
  if (content.startsWith('!')) {
    const [word = '', ...rest] = content.slice(1).trim().split(/\s+/u);
    if (word !== 'concede') return fault('recording.unknown-word', { word: clip(word), known: ['concede'] }, line);
    if (rest.length === 0) return fault('recording.nothing-after', { word: `! ${word}` }, line);
    return { kind: 'concede', name: normaliseName(rest.join(' ')), line, torn };
  }
  const at = content.indexOf(':');
  if (at <= 0) return fault('recording.no-choice', { text: clip(content) }, line);
  return { kind: 'choice', name: normaliseName(content.slice(0, at)), text: content.slice(at + 1).trim(), line, torn };
}
