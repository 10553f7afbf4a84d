// Replays recordings in another process, on the built program, and answers what came out.
import { spawnSync } from 'node:child_process';
import path from 'node:path';

export interface Elsewhere {
  /** Code of the fault that stopped it, or null. */
  readonly fault: string | null;
  readonly over: boolean;
  readonly hash: string;
}

/**
 * Throws when the program is not built.
 * @param folder where the program lies; by default this one
 */
export function replayElsewhere(texts: readonly string[], folder = '.'): Elsewhere[] {
  const script = path.join(folder, 'test', 'promises', 'replay-all.mjs');
  const child = spawnSync(process.execPath, [script], { input: JSON.stringify(texts), encoding: 'utf8' });
  if (child.status !== 0) throw new Error(`the other process failed (is the program built?): ${child.stderr}`);
  return JSON.parse(child.stdout) as Elsewhere[];
}
