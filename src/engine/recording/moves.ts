// Reads what stands below the header of a recording: choices, checks and concessions, a line each.
import { clip, type Fault } from '../fault.js';
import { normaliseName } from '../names.js';
import { fault } from '../own-words.js';
import { failure, type Result, success } from '../result.js';
import { isSaying, type Line, type Lined } from './lines.js';

/** One line below the header. */
export type Move = Lined &
  Pick<Line, 'torn'> &
  (
    | { readonly kind: 'choice'; readonly name: string; readonly text: string }
    | { readonly kind: 'check'; readonly hash: string }
    | { readonly kind: 'concede'; readonly name: string }
  );

/** The moves that could be read, what is wrong with the other lines, and notices that stop nothing. */
export interface MoveReading {
  readonly moves: readonly Move[];
  readonly faults: readonly Fault[];
  readonly notices: readonly Fault[];
}

export function readMoves(lines: readonly Line[]): MoveReading {
  const moves: Move[] = [];
  const faults: Fault[] = [];
  const notices: Fault[] = [];
  for (const one of lines.filter(isSaying)) {
    const move = readMove(one);
    if (move.ok) moves.push(move.value);
    else if (one.torn) notices.push(fault('recording.torn', { text: clip(one.content) }, one.line));
    else faults.push(...move.faults);
  }
  return { moves, faults, notices };
}

function readMove({ content, line, torn }: Line): Result<Move> {
  if (content.startsWith('=')) {
    const hash = content.slice(1).trim().toLowerCase();
    return /^[0-9a-f]{8,64}$/u.test(hash)
      ? success({ kind: 'check', hash, line, torn })
      : failure(fault('recording.bad-hash', { text: clip(content) }, line));
  }
  if (content.startsWith('!')) {
    const [word = '', ...rest] = content.slice(1).trim().split(/\s+/u);
    if (word !== 'concede')
      return failure(fault('recording.unknown-word', { word: clip(word), known: ['concede'] }, line));
    if (rest.length === 0) return failure(fault('recording.nothing-after', { word: `! ${word}` }, line));
    return success({ kind: 'concede', name: normaliseName(rest.join(' ')), line, torn });
  }
  const at = content.indexOf(':');
  if (at <= 0) return failure(fault('recording.no-choice', { text: clip(content) }, line));
  const [name, text] = [normaliseName(content.slice(0, at)), content.slice(at + 1).trim()];
  return success({ kind: 'choice', name, text, line, torn });
}
