// The recordings that the store keeps: new ones get names of their own, old ones are found again.
import { closeSync, mkdirSync, openSync, readdirSync, realpathSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { codeOf } from './trouble.js';

const EXTENSION = '.hotseat';

/**
 * Makes an empty file for a new game in a folder, which is made if need be. Nothing is ever overwritten.
 * @param now time of the beginning, for the file's name
 * @returns its path; rejects with what the system says when it cannot be made
 */
export async function newRecording(folder: string, game: string, names: readonly string[], now: Date): Promise<string> {
  // Its tables are large, and whoever only asks for help does not need them.
  const { default: anyAscii } = await import('any-ascii');
  mkdirSync(folder, { recursive: true });
  const stem = [game, stamp(now), ...names.map((name) => slug(anyAscii(name)))]
    .filter((part) => part !== '')
    .join('-')
    .slice(0, 120);
  for (let count = 1; ; count++) {
    const file = path.join(folder, `${stem}${count === 1 ? '' : `-${count}`}${EXTENSION}`);
    try {
      createEmpty(file);
      return file;
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
  }
}

/** Makes an empty file; throws when there is one already. */
export function createEmpty(file: string): void {
  closeSync(openSync(file, 'wx'));
}

/** Takes a file away that `createEmpty` made and nothing was written to. */
export function discardEmpty(file: string): void {
  if (statSync(file).size === 0) rmSync(file);
}

/** The recordings in a folder, the one last written to first. */
export function recordingsIn(folder: string): string[] {
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
  return names
    .filter((name) => name.endsWith(EXTENSION))
    .map((name) => path.join(folder, name))
    .map((file) => ({ file, time: timeOf(file) }))
    .sort((a, b) => b.time - a.time || (a.file < b.file ? 1 : -1))
    .map(({ file }) => file);
}

/** Whether a file lies in a folder, by whatever way it is named. */
export function liesIn(folder: string, file: string): boolean {
  try {
    return realpathSync(path.dirname(file)) === realpathSync(folder);
  } catch {
    return false;
  }
}

function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-+|-+$/gu, '');
}

/** Date and time as digits: 20261130-001530. */
function stamp(now: Date): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  const day = `${now.getFullYear()}${two(now.getMonth() + 1)}${two(now.getDate())}`;
  return `${day}-${two(now.getHours())}${two(now.getMinutes())}${two(now.getSeconds())}`;
}

function timeOf(file: string): number {
  try {
    return statSync(file).mtimeMs;
  } catch {
    return 0;
  }
}
