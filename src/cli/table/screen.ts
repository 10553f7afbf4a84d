// The table on the screen: opened where there can be one, played on, and closed with the result left on the terminal.
import type { Sitting } from '../../engine/index.js';
import type { Screen } from '../../screen/index.js';
import { type Context, isOn } from '../context.js';
import { EXIT, type ExitCode } from '../exit.js';
import { printedEnd, printedResult } from '../output/print.js';
import { endingOf } from './ending.js';
import type { Keeping } from './keep.js';
import type { Shown } from './shown.js';

/** The screen, opened, or undefined where there is to be none: asked for plain mode, no terminal, or one that cannot do it. */
export async function screenFor(context: Context, shown: Shown): Promise<Screen | undefined> {
  const isPlain = shown.plain === true || shown.accessible === true || isOn(context.env.ACCESSIBLE);
  if (isPlain || !hasTerminal()) return undefined;
  const { openScreen, whyNoScreen } = await import('../../screen/index.js');
  const why = whyNoScreen();
  if (why !== undefined) {
    await context.note({ key: why });
    return undefined;
  }
  const { reportBug } = await import('../output/bug.js');
  process.off('uncaughtException', context.onUncaught);
  return openScreen({
    colour: context.level(),
    unicode: context.unicode(shown.ascii),
    palette: shown.palette ?? 'standard',
    mouse: shown.mouse === true,
    ...(shown.pictures === undefined ? {} : { pictures: shown.pictures }),
    onCrash: (error) => reportBug(context.start, context.sitting, error),
  });
}

/** Plays on an open screen, closes it, and leaves the result on the terminal. */
export async function playOnScreen(
  context: Context,
  screen: Screen,
  sitting: Sitting,
  keeping: Keeping,
  shown: Shown,
): Promise<ExitCode> {
  const style = context.unicode(shown.ascii) ? 'drawn' : 'ascii';
  const tongue = (await context.tongue(style)).for(sitting.names);
  const ending = endingOf(context, sitting, keeping, shown);
  keeping.hold();
  let left: Awaited<ReturnType<Screen['play']>>;
  try {
    left = await screen.play(sitting, tongue, ending);
  } finally {
    screen.close();
    process.on('uncaughtException', context.onUncaught);
    keeping.release();
  }
  const paint = await context.paint();
  const { replay, resume } = endingOf(context, sitting, keeping, shown);
  if (left === 'over') {
    context.out(`${printedResult(sitting, tongue)}\n\n${await printedEnd(sitting, tongue, paint)}\n`);
    context.err(tongue.say('cli.replay-with', { command: replay }));
  } else if (keeping.file === undefined) context.err(tongue.say('plain.anew', { command: resume }));
  else context.err(tongue.say('cli.resume-with', { command: resume }));
  return EXIT.done;
}

export function hasTerminal(): boolean {
  return process.stdin.isTTY && process.stdout.isTTY;
}
