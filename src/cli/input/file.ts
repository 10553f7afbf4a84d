// Reads the files that players name; a dash is standard input.

import { fstatSync, readFileSync } from 'node:fs';
import { type Fault, type Result, success } from '../../engine/index.js';
import { codeOf } from '../../store/start.js';
import { type Complaint, complain } from '../complaint.js';
import { EXIT } from '../exit.js';
import { sayTrouble } from '../output/trouble.js';
import { fault } from '../say.js';

/** How standard input is called in messages. */
const STDIN = 'stdin';

/** What a file is to be, for messages. */
type Kind = 'recording' | 'deck' | 'pack';

/** What a file holds. */
export interface Input {
  readonly text: string;
  /** How it is called in messages. */
  readonly file: string;
}

/** A file that cannot be read stands for exit code 5. */
export async function readInput(file: string, kind: Kind = 'recording'): Promise<Result<Input, Complaint>> {
  const shown = file === '-' ? STDIN : file;
  let bytes: Buffer;
  try {
    bytes = file === '-' ? await readStdin() : readFileSync(file);
  } catch (error) {
    return complain(unreadable(codeOf(error), kind), EXIT.unreadable, { file: shown });
  }
  const text = bytes.toString('utf8');
  const line = firstWrongLine(bytes, text, kind === 'recording');
  if (line !== undefined) return complain(notUtf8(kind, line), EXIT.unreadable, { file: shown });
  return success({ text, file: shown });
}

/** What came through standard input: it can be read only once, and several may ask for it. */
let stdin: Promise<Buffer> | undefined;

/** Everything that comes through standard input. A folder would look like an empty file there: the system says what it is. */
async function readStdin(): Promise<Buffer> {
  if (fstatSync(0).isDirectory()) return readFileSync(0);
  const { buffer } = await import('node:stream/consumers');
  stdin ??= buffer(process.stdin);
  return stdin;
}

/**
 * The first line with bytes that are not UTF-8. A recording's last line that was cut off in the middle of a letter is let pass: it
 * counts as torn, like any line that was cut off.
 */
function firstWrongLine(bytes: Buffer, text: string, mayBeTorn: boolean): number | undefined {
  if (!text.includes('\uFFFD')) return undefined;
  const again = Buffer.from(text, 'utf8');
  let at = 0;
  while (at < bytes.length && bytes[at] === again[at]) at++;
  if (at >= bytes.length) return undefined;
  const line = 1 + bytes.subarray(0, at).filter((byte) => byte === 0x0a).length;
  const isTorn = mayBeTorn && line > 1 && bytes.indexOf(0x0a, at) < 0;
  return isTorn ? undefined : line;
}

function unreadable(code: string, kind: Kind): Fault {
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR':
      return missing(kind);
    case 'EISDIR':
      return folder(kind);
    case 'EACCES':
    case 'EPERM':
      return fault('file.no-permission');
    default:
      return fault('file.unreadable', { reason: sayTrouble(code) });
  }
}

function notUtf8(kind: Kind, line: number): Fault {
  switch (kind) {
    case 'recording':
      return fault('file.not-utf8', {}, line);
    case 'deck':
      return fault('file.deck-not-utf8', {}, line);
    case 'pack':
      return fault('file.pack-not-utf8', {}, line);
  }
}

function missing(kind: Kind): Fault {
  switch (kind) {
    case 'recording':
      return fault('file.missing');
    case 'deck':
      return fault('file.deck-missing');
    case 'pack':
      return fault('file.pack-missing');
  }
}

function folder(kind: Kind): Fault {
  switch (kind) {
    case 'recording':
      return fault('file.folder');
    case 'deck':
      return fault('file.deck-folder');
    case 'pack':
      return fault('file.pack-folder');
  }
}
