// Plays a recording without a screen, and prints what happened.

import { type DeckChoice, gameReport } from '../../engine/index.js';
import type { Context } from '../context.js';
import { readInput } from '../input/file.js';
import { gameNamed } from '../input/game.js';
import { loadRecording, playRecording } from '../input/recording.js';
import { wholeNumber } from '../input/words.js';
import { printedEnd, printedHeading, printedLog, printedResult } from '../output/print.js';
import { faultLine, tellFaults } from '../output/tell.js';
import { type ExitCode, exitOf, Stop } from '../stop.js';

/** What the options of `replay` hold. */
export interface ReplayOptions {
  readonly deck: readonly string[];
  readonly cards: readonly string[];
  /** A game from outside. */
  readonly game?: string;
  readonly until?: string;
  readonly json?: boolean;
  readonly quiet?: boolean;
}

/**
 * Prints the log as an onlooker knows it, and the result or where the game stands; with faults, up to the first of them.
 * @returns the exit code that the faults stand for
 */
export async function replayFile(context: Context, named: string, options: ReplayOptions): Promise<ExitCode> {
  const until = options.until === undefined ? Infinity : wholeNumber('--until', options.until, 0);
  if (options.game !== undefined) await gameNamed(context, options.game);
  const { text, file } = await readInput(named);
  const decks = await givenDecks(context, text, options, named === '-');
  const loaded = await loadRecording(context, text, file, decks);
  const { sitting, faults, notices } = playRecording(context, loaded, until);
  const tongue = (await context.tongue()).for(sitting.names);
  const paint = await context.paint();
  if (options.quiet !== true) {
    if (loaded.recording.seed === undefined) context.err(tongue.say('cli.seed-drawn', { seed: loaded.setup.seed }));
    for (const notice of notices) context.err(faultLine(notice, tongue, file));
  }
  if (options.json === true) {
    context.out(JSON.stringify(gameReport(sitting)));
  } else if (options.quiet === true) context.out(printedResult(sitting, tongue));
  else {
    context.out(printedHeading(sitting, tongue, paint));
    context.out(printedLog(sitting, tongue, paint));
    context.out(`\n${await printedEnd(sitting, tongue, paint)}`);
  }
  if (faults.length > 0) await tellFaults(context, new Stop(faults, exitOf(faults), { file }));
  return exitOf(faults);
}

/** The decks that the command line gives to the players of a script; most are played without. */
async function givenDecks(
  context: Context,
  text: string,
  options: ReplayOptions,
  stdinIsTaken: boolean,
): Promise<DeckChoice[]> {
  if (options.deck.length === 0 && options.cards.length === 0) return [];
  const { decksOfScript } = await import('../input/decks/given.js');
  return decksOfScript(text, options, context.games, stdinIsTaken);
}
