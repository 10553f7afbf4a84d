// Games that broke a promise: each is written down as a recording, so that it can be looked at choice by choice.

import { writeFile } from 'node:fs/promises';
import { type Game, type Setup, Sitting, writeHeader } from '../../../engine/index.js';
import { type Breach, type Plan, seedOfGame, setupOfGame } from '../../../simulation/index.js';
import { codeOf, newRecording } from '../../../store/index.js';

/** A breach with the file that its game is kept in, or with the system's code of why it could not be kept. */
export type Kept = Breach & ({ readonly file: string } | { readonly trouble: string });

/** As many games are kept at most: when all are broken, the first ones tell enough. */
const MOST_KEPT = 100;

/**
 * Keeps the recordings of broken games in a folder, which is made if need be.
 * @param now time for the names of the files
 */
export async function keepBroken(
  game: Game,
  plan: Plan,
  breaches: readonly Breach[],
  folder: string,
  now: Date,
): Promise<Kept[]> {
  const kept: Kept[] = [];
  for (const breach of breaches.slice(0, MOST_KEPT)) {
    const text = recordBroken(game, plan, breach);
    try {
      const file = await newRecording(folder, game.id, [seedOfGame(plan, breach.index)], now);
      await writeFile(file, text);
      kept.push({ ...breach, file });
    } catch (error) {
      kept.push({ ...breach, trouble: codeOf(error) });
    }
  }
  return kept;
}

/** The recording of a broken game as far as it goes, with the promise that was broken in comments at the end. */
export function recordBroken(game: Game, plan: Plan, breach: Breach): string {
  const lines = [`game ${breach.index + 1}, after ${breach.decisions} decisions:`, ...breach.what.split('\n')];
  return playAgain(game, setupOfGame(plan, breach.index)) + lines.map((line) => `# ${line}\n`).join('');
}

function playAgain(game: Game, setup: Setup): string {
  let sitting: Sitting | undefined;
  try {
    sitting = new Sitting(game, setup);
    while (!sitting.match.over) sitting.moveBot();
  } catch {
    // What broke it once breaks it again: what was written down until then is what is wanted.
  }
  return sitting?.text ?? writeHeader(game, setup);
}
