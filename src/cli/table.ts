// Sits people and bots down to a game: on the screen, by lines, or, when nobody is there to ask, by playing it out.
import { accessSync, constants, statSync } from 'node:fs';
import { type Sitting, writeOptions } from '../engine/index.js';
import type { Screen } from '../screen/index.js';
import { codeOf } from '../store/index.js';
import type { TableOptions } from './commands/play.js';
import { type Context, isOn } from './context.js';
import type { Keeping } from './keep.js';
import { PALETTES } from './palettes.js';
import { printedEnd, printedHeading, printedLog, printedResult } from './print.js';
import { fault, say } from './say.js';
import { untilSignal } from './signals.js';
import { EXIT, type ExitCode, Stop } from './stop.js';
import { sayTrouble } from './trouble.js';
import { oneOf } from './usage.js';

/** What tables are told at the end of a game. */
interface Ending {
  readonly file: string;
  readonly replay: string;
  readonly resume: string;
}

/** Plays a game to its end, or until its people leave. @returns the exit code */
export async function sitDown(
  context: Context,
  sitting: Sitting,
  keeping: Keeping,
  options: TableOptions,
): Promise<number> {
  const screen = await screenFor(context, options);
  if (screen !== undefined) return playOnScreen(context, screen, sitting, keeping, options);
  const isAlone = sitting.setup.players.every(({ bot }) => bot !== undefined);
  if (isAlone && !hasTerminal()) return playOut(context, sitting, keeping, options);
  return playByLines(context, sitting, keeping);
}

/** The screen, opened, or undefined where there is to be none: asked for plain mode, no terminal, or one that cannot do it. */
export async function screenFor(context: Context, options: TableOptions): Promise<Screen | undefined> {
  const palette = paletteOf(options);
  const isPlain = options.plain === true || options.accessible === true || isOn(context.env.ACCESSIBLE);
  if (isPlain || !hasTerminal()) return undefined;
  const { openScreen, whyNoScreen } = await import('../screen/index.js');
  const why = whyNoScreen();
  if (why !== undefined) {
    await context.note(say(why));
    return undefined;
  }
  const { reportBug } = await import('./bug.js');
  process.off('uncaughtException', context.onUncaught);
  return openScreen({
    colour: context.level(),
    unicode: context.unicode(options.ascii),
    palette,
    mouse: options.mouse === true,
    ...(options.pictures === undefined ? {} : { pictures: options.pictures }),
    onCrash: (error) => reportBug(context, error),
  });
}

/** Throws a stop when a table cannot be shown as it was asked for: a palette that there is not, a folder that cannot be read. */
export function checkShown(options: TableOptions): void {
  paletteOf(options);
  if (options.pictures !== undefined) checkFolder(options.pictures);
}

/** Whether pictures can be looked for in a folder; without that, their option would silently do nothing. */
function checkFolder(folder: string): void {
  try {
    if (!statSync(folder).isDirectory()) throw Object.assign(new Error('no folder'), { code: 'ENOTDIR' });
    accessSync(folder, constants.R_OK | constants.X_OK);
  } catch (error) {
    const reason = sayTrouble(codeOf(error));
    throw new Stop([fault('pictures.folder', { reason })], EXIT.unreadable, { file: folder });
  }
}

/** The palette that was asked for; throws a stop for one that there is not. */
function paletteOf({ palette }: TableOptions): (typeof PALETTES)[number] {
  return oneOf('--palette', palette ?? 'standard', PALETTES);
}

/** Plays on an open screen, closes it, and leaves the result on the terminal. */
export async function playOnScreen(
  context: Context,
  screen: Screen,
  sitting: Sitting,
  keeping: Keeping,
  options: TableOptions,
): Promise<ExitCode> {
  const style = context.unicode(options.ascii) ? 'drawn' : 'ascii';
  const tongue = (await context.tongue(style)).for(sitting.names);
  const ending = endingOf(context, sitting, keeping, options);
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
  const { replay, resume } = endingOf(context, sitting, keeping, options);
  if (left === 'over') {
    context.out(`${printedResult(sitting, tongue)}\n\n${printedEnd(sitting, tongue, paint)}\n`);
    context.err(tongue.say('cli.replay-with', { command: replay }));
  } else if (keeping.file === undefined) context.err(tongue.say('plain.anew', { command: resume }));
  else context.err(tongue.say('cli.resume-with', { command: resume }));
  return EXIT.done;
}

async function playByLines(context: Context, sitting: Sitting, keeping: Keeping): Promise<number> {
  const { playPlain } = await import('../plain/index.js');
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
async function playOut(context: Context, sitting: Sitting, keeping: Keeping, options: TableOptions): Promise<ExitCode> {
  while (!sitting.match.over) sitting.moveBot();
  await printGame(context, sitting, options.accessible);
  const tongue = await context.tongue();
  context.err(tongue.say('cli.replay-with', { command: endingOf(context, sitting, keeping).replay }));
  return EXIT.done;
}

/** Prints a whole game: heading, log, result. */
export async function printGame(context: Context, sitting: Sitting, accessible?: boolean): Promise<void> {
  const tongue = (await context.tongue(context.style(accessible))).for(sitting.names);
  const paint = await context.paint();
  context.out(printedHeading(sitting, tongue, paint));
  context.out(printedLog(sitting, tongue, paint));
  context.out(`\n${printedEnd(sitting, tongue, paint)}`);
}

/**
 * The commands for a game that ends or is left. A game that could not be kept can at least be begun anew.
 * @param shown how the table was shown, which `resume` repeats
 */
function endingOf(context: Context, sitting: Sitting, { file }: Keeping, shown: TableOptions = {}): Ending {
  if (file !== undefined) {
    // What begins with a dash would be taken for an option.
    const named = file.startsWith('-') ? `./${file}` : file;
    return {
      file,
      replay: context.command('replay', named),
      resume: context.command('resume', named, ...shownBy(shown)),
    };
  }
  const { game, setup, names } = sitting;
  const isDashed = names.some((name) => name.startsWith('-'));
  const bots = setup.players.flatMap(({ name, bot }) => (bot === undefined ? [] : ['--bot', `${name}=${bot}`]));
  const options = writeOptions(game.options, setup.options).flatMap((option) => ['--option', option]);
  const decks = setup.decks.flatMap(({ player, name }) => [
    '--deck',
    `${sitting.name(player)}=${name ?? context.words['cli.value.file'].toUpperCase()}`,
  ]);
  const first = setup.first === undefined ? [] : ['--first', sitting.name(setup.first)];
  const again = context.command(
    'play',
    game.id,
    ...(isDashed ? [] : names),
    ...bots,
    ...decks,
    ...options,
    ...first,
    '--seed',
    setup.seed,
    ...(isDashed ? ['--', ...names] : []),
  );
  return { file: context.words['cli.nowhere'], replay: again, resume: again };
}

function shownBy({ palette, ascii, mouse, pictures }: TableOptions): string[] {
  return [
    ...(ascii === true ? ['--ascii'] : []),
    ...(palette === undefined ? [] : ['--palette', palette]),
    ...(mouse === true ? ['--mouse'] : []),
    ...(pictures === undefined ? [] : ['--pictures', pictures]),
  ];
}

function hasTerminal(): boolean {
  return process.stdin.isTTY && process.stdout.isTTY;
}
