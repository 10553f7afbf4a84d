// Reads the files that players name; a dash is standard input.
import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { type Fault, fault } from '../engine/index.js';
import { codeOf } from '../store/index.js';
import { EXIT, Stop } from './stop.js';
import { sayTrouble } from './trouble.js';

/** How standard input is called in messages. */
const STDIN = 'stdin';

/** @returns the text and how the file is called in messages; throws a stop with exit code 5 when it cannot be read */
export async function readInput(file: string): Promise<{ text: string; file: string }> {
  const shown = file === '-' ? STDIN : file;
  let bytes: Buffer;
  try {
    bytes = file === '-' ? await buffer(process.stdin) : await readFile(file);
  } catch (error) {
    throw new Stop([unreadable(codeOf(error))], EXIT.unreadable, { file: shown });
  }
  const text = bytes.toString('utf8');
  const line = firstWrongLine(bytes, text);
  if (line !== undefined) throw new Stop([fault('file.not-utf8', {}, line)], EXIT.unreadable, { file: shown });
  return { text, file: shown };
}

/**
 * The first line with bytes that are not UTF-8. A last line that was cut off in the middle of a letter is let pass: it counts as
 * torn, like any line that was cut off.
 */
function firstWrongLine(bytes: Buffer, text: string): number | undefined {
  if (!text.includes('\uFFFD')) return undefined;
  const again = Buffer.from(text, 'utf8');
  let at = 0;
  while (at < bytes.length && bytes[at] === again[at]) at++;
  if (at >= bytes.length) return undefined;
  const line = 1 + bytes.subarray(0, at).filter((byte) => byte === 0x0a).length;
  const isTorn = line > 1 && bytes.indexOf(0x0a, at) < 0;
  return isTorn ? undefined : line;
}

function unreadable(code: string): Fault {
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR':
      return fault('file.missing');
    case 'EISDIR':
      return fault('file.folder');
    case 'EACCES':
    case 'EPERM':
      return fault('file.no-permission');
    default:
      return fault('file.unreadable', { reason: sayTrouble(code) });
  }
}
