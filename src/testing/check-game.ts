// Everything that is missing or wrong with a game, ours or a stranger's, as a list.
import { FaultList, type GameFault } from './faults.js';
import { libraryFaults } from './library.js';
import { ends } from './promises/ending.js';
import { PROMISES } from './promises/index.js';
import type { Bounds, GamePromise } from './promises/promise.js';
import { checkShape, hasParts } from './shape.js';
import { type Trial, usualSetups } from './trial.js';
import { textFaults } from './words/texts.js';

/** Enough to meet nearly everything, and little enough to be done whenever a game is loaded. */
const USUAL: Bounds = { games: 8, choices: 40 };

/** How many games are played for each promise and how many choices are looked at in each, and what is known of the game. */
export type Check = Partial<Bounds> & Partial<Omit<Trial, 'game'>>;

/**
 * Judges a game by its shape, its words, and by playing it: first whether it ends, then promise by promise. What can only
 * follow from a fault that was found is left until that is mended.
 * @param game whatever is said to be a game
 * @param check how much is played, and what is known of the game: without `permute`, say, a view that shows what it must not
 *   is found only where it shows on the table
 * @returns its faults, the deepest first; none for a sound game
 */
export async function checkGame(game: unknown, check: Check = {}): Promise<readonly GameFault[]> {
  const faults = new FaultList();
  if (!hasParts(game, faults)) return faults.all;
  const canPlay = checkShape(game, faults);
  await textFaults(game, faults);
  libraryFaults(game, faults);
  if (!canPlay) return faults.all;
  const { games = USUAL.games, choices = USUAL.choices, ...known } = check;
  const trial: Trial = { game, setups: usualSetups(game, faults), ...known };
  const broken = new Set<GamePromise>();
  for (const promise of PROMISES) {
    if (!promise.applies(trial)) continue;
    if (promise.restsOn.some((other) => broken.has(other))) {
      broken.add(promise);
      continue;
    }
    const verdict = await promise.judge(trial, promise === ends ? { games } : { games, choices });
    faults.addAll(verdict.faults);
    if (verdict.faults.length > 0) broken.add(promise);
  }
  return faults.all;
}
