// Sits people and bots down to a game: on the screen, by lines, or, when nobody is there to ask, by playing it out.
import type { Sitting } from '../../engine/index.js';
import type { Context } from '../context.js';
import { EXIT, type ExitCode } from '../exit.js';
import { printedEnd, printedHeading, printedLog } from '../output/print.js';
import { untilSignal } from '../signals.js';
import { endingOf } from './ending.js';
import type { Keeping } from './keep.js';
import { hasTerminal, playOnScreen, screenFor } from './screen.js';
import type { Shown } from './shown.js';

/** Plays a game to its end, or until its people leave. @returns the exit code */
export async function sitDown(context: Context, sitting: Sitting, keeping: Keeping, shown: Shown): Promise<number> {
  const screen = await screenFor(context, shown);
  if (screen !== undefined) return playOnScreen(context, screen, sitting, keeping, shown);
  const isAlone = sitting.setup.players.every(({ bot }) => bot !== undefined);
  if (isAlone && !hasTerminal()) return playOut(context, sitting, keeping, shown);
  return playByLines(context, sitting, keeping);
}

/** Prints a whole game: heading, log, result. */
export async function printGame(context: Context, sitting: Sitting, accessible?: boolean): Promise<void> {
  const tongue = (await context.tongue(context.style(accessible))).for(sitting.names);
  const paint = await context.paint();
  context.out(printedHeading(sitting, tongue, paint));
  context.out(printedLog(sitting, tongue, paint));
  context.out(`\n${await printedEnd(sitting, tongue, paint)}`);
}

async function playByLines(context: Context, sitting: Sitting, keeping: Keeping): Promise<number> {
  const { playPlain } = await import('../../plain/index.js');
  const tongue = (await context.tongue('words')).for(sitting.names);
  const { replay } = endingOf(context, sitting, keeping);
  const { result: left, code } = await untilSignal((stop) =>
    playPlain(sitting, tongue, {
      input: process.stdin,
      output: process.stdout,
      interactive: hasTerminal(),
      stop,
      replay,
      // A disk that fills up while the game goes on changes both.
      get file() {
        return keeping.file;
      },
      get resume() {
        return endingOf(context, sitting, keeping).resume;
      },
    }),
  );
  return code ?? (left === 'ended' ? EXIT.refused : EXIT.done);
}

/** Bots alone, and nobody looks on: the game is played to its end and printed. */
async function playOut(context: Context, sitting: Sitting, keeping: Keeping, shown: Shown): Promise<ExitCode> {
  while (!sitting.match.over) sitting.moveBot();
  await printGame(context, sitting, shown.accessible);
  const tongue = await context.tongue();
  context.err(tongue.say('cli.replay-with', { command: endingOf(context, sitting, keeping).replay }));
  return EXIT.done;
}
