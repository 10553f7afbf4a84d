// Copies of states in mid-game, each measurement in a new process.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { MeasuredGame } from './measured-games.js';
import type { Subject } from './rounds.js';

const SCRIPT = fileURLToPath(new URL('copies.js', import.meta.url));

export function copies({ id, name, copies: atLeast }: MeasuredGame): Subject {
  const subject = { name: `${name}, copies of a state`, unit: 'copies/s', measure: () => copiesPerSecond(id) };
  return atLeast === undefined ? subject : { ...subject, goal: { atLeast } };
}

function copiesPerSecond(id: string): number {
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, id], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`copies of ${id} ended with ${status}: ${stderr}`);
  return Number(stdout);
}
