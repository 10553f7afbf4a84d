// Which recordings are being played just now: a small file beside a recording names the program that plays it, so that two
// programs never write into one game.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import process from 'node:process';

/** Says that this program plays a recording, until the program ends. Where that cannot be written, nothing is said. */
export function markPlaying(file: string): void {
  const mark = markOf(file);
  try {
    writeFileSync(mark, String(process.pid));
  } catch {
    // A folder that takes no files cannot be written to by two programs either.
    return;
  }
  process.once('exit', () => rmSync(mark, { force: true }));
}

/** Whether another program that is still running plays a recording. What a killed one left behind does not count. */
export function isPlaying(file: string): boolean {
  let owner: number;
  try {
    owner = Number(readFileSync(markOf(file), 'utf8'));
  } catch {
    return false;
  }
  return Number.isInteger(owner) && owner > 0 && owner !== process.pid && isRunning(owner);
}

function markOf(file: string): string {
  return `${file}.playing`;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A program of somebody else's may not be asked, but it is there.
    return typeof error === 'object' && error !== null && 'code' in error && error.code === 'EPERM';
  }
}
