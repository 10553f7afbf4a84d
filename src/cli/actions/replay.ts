// Plays a recording without a screen, and prints what happened.

import { type DeckChoice, gameReport, type Result, success, successUnless } from '../../engine/index.js';
import type { Complaint } from '../complaint.js';
import type { Context } from '../context.js';
import { EXIT } from '../exit.js';
import { type Input, readInput } from '../input/file.js';
import { gameNamed } from '../input/game.js';
import { type Loaded, loadRecording, playRecording } from '../input/recording.js';
import { wholeNumber } from '../input/words.js';
import { printedEnd, printedHeading, printedLog, printedResult } from '../output/print.js';
import { faultLine } from '../output/tell.js';

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
 * Prints the log as an onlooker knows it, and the result or where the game stands; of a faulty recording, up to the first fault.
 * @returns the exit code, or what is wrong with the recording
 */
export async function replayFile(
  context: Context,
  named: string,
  options: ReplayOptions,
): Promise<Result<number, Complaint>> {
  const until = options.until === undefined ? success(Infinity) : wholeNumber('--until', options.until, 0);
  if (!until.ok) return until;
  const loaded = await loadNamed(context, named, options);
  if (!loaded.ok) return loaded;
  const { recording, setup, file } = loaded.value;
  const { sitting, complaints, notices } = playRecording(context, loaded.value, until.value);
  const tongue = (await context.tongue()).for(sitting.names);
  const paint = await context.paint();
  if (options.quiet !== true) {
    if (recording.seed === undefined) context.err(tongue.say('cli.seed-drawn', { seed: setup.seed }));
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
  return successUnless(complaints, EXIT.done);
}

/** The recording of a file, with the game and the decks that the command line names. */
async function loadNamed(context: Context, named: string, options: ReplayOptions): Promise<Result<Loaded, Complaint>> {
  const game = options.game === undefined ? success(undefined) : await gameNamed(context, options.game);
  if (!game.ok) return game;
  const input = await readInput(named);
  if (!input.ok) return input;
  const decks = await givenDecks(context, input.value, options, named === '-');
  return decks.ok ? loadRecording(context, input.value, decks.value) : decks;
}

/** The decks that the command line gives to the players of a script; most are played without. */
async function givenDecks(
  context: Context,
  { text }: Input,
  options: ReplayOptions,
  stdinIsTaken: boolean,
): Promise<Result<DeckChoice[], Complaint>> {
  if (options.deck.length === 0 && options.cards.length === 0) return success([]);
  const { decksOfScript } = await import('../input/decks/given.js');
  return decksOfScript(text, options, context.games, stdinIsTaken);
}
