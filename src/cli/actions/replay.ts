// Plays a recording without a screen, and prints what happened.

import type { Context } from '../context.js';
import { decksOfScript } from '../input/decks/given.js';
import { readInput } from '../input/file.js';
import { loadRecording, playRecording } from '../input/recording.js';
import { wholeNumber } from '../input/words.js';
import { printedEnd, printedHeading, printedLog, printedResult } from '../output/print.js';
import { gameReport } from '../output/report.js';
import { faultLine, tellFaults } from '../output/tell.js';
import { type ExitCode, exitOf, Stop } from '../stop.js';

/** What the options of `replay` hold. */
export interface ReplayOptions {
  readonly deck: readonly string[];
  readonly cards: readonly string[];
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
  const { text, file } = await readInput(named);
  const decks = await decksOfScript(text, options, context.start.games, named === '-');
  const loaded = await loadRecording(context, text, file, decks);
  const { sitting, faults, notices } = playRecording(context, loaded, until);
  const tongue = (await context.tongue()).for(sitting.names);
  const paint = await context.paint();
  if (options.quiet !== true) {
    if (loaded.recording.seed === undefined) context.err(tongue.say('cli.seed-drawn', { seed: loaded.setup.seed }));
    for (const notice of notices) context.err(faultLine(notice, tongue, file));
  }
  if (options.json === true) context.out(JSON.stringify(gameReport(sitting)));
  else if (options.quiet === true) context.out(printedResult(sitting, tongue));
  else {
    context.out(printedHeading(sitting, tongue, paint));
    context.out(printedLog(sitting, tongue, paint));
    context.out(`\n${printedEnd(sitting, tongue, paint)}`);
  }
  if (faults.length > 0) await tellFaults(context, new Stop(faults, exitOf(faults), { file }));
  return exitOf(faults);
}
