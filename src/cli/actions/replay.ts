// Plays a recording without a screen, and prints what happened.

import type { ReplayOptions } from '../commands/replay.js';
import type { Context } from '../context.js';
import { decksOfScript } from '../decks/index.js';
import { readInput } from '../input.js';
import { printedEnd, printedHeading, printedLog, printedResult } from '../print.js';
import { loadRecording, playRecording } from '../recording.js';
import { gameReport } from '../report.js';
import { type ExitCode, exitOf, Stop } from '../stop.js';
import { faultLine, tellFaults } from '../tell.js';
import { wholeNumber } from '../usage.js';

/**
 * Prints the log as an onlooker knows it, and the result or where the game stands; with faults, up to the first of them.
 * @returns the exit code that the faults stand for
 */
export async function replayFile(context: Context, named: string, options: ReplayOptions): Promise<ExitCode> {
  const until = options.until === undefined ? Infinity : wholeNumber('--until', options.until, 0);
  const { text, file } = await readInput(named);
  const decks = await decksOfScript(text, options, named === '-');
  const loaded = loadRecording(context, text, file, decks);
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
