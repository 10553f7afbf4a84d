// The program: reads the command line, runs a command, and tells what went wrong, with the exit code that stands for it.
import { readFileSync, writeSync } from 'node:fs';
import { CommanderError } from 'commander';
import type { Shelf } from '../games/index.js';
import { type CliCatalogue, cliCatalogue } from '../text/start.js';
import { commandLine } from './commands/index.js';
import { conclude } from './conclude.js';
import { Context } from './context.js';
import { type Early, lookEarly } from './early.js';
import { EXIT } from './exit.js';
import { paintFor } from './output/colour.js';

export interface Program {
  /**
   * Does what a command line says, with the streams and the environment of this process, and sets the process's exit code.
   * @param argv without the words for Node and the program
   */
  run(argv: readonly string[]): Promise<void>;
}

/** The program for some games: which ones there are is all that it is told. */
export function createProgram(games: Shelf): Program {
  return { run: (argv) => run(games, argv) };
}

async function run(games: Shelf, argv: readonly string[]): Promise<void> {
  // Known once the language is.
  let outputLost = (code: string): string => code;
  const lost = ({ code = '' }: NodeJS.ErrnoException): void => endWithoutOutput(code, outputLost(code));
  process.stdout.on('error', lost);
  process.stderr.on('error', lost);
  const early = lookEarly(argv, process.env);
  const words = await cliCatalogue(early.language);
  outputLost = (code) => sayLost(code, words);
  const context = new Context({
    games,
    language: early.language,
    words,
    argv,
    env: process.env,
    version: ownVersion(),
    debug: early.debug,
    colour: early.colour,
  });
  process.on('uncaughtException', context.onUncaught);
  const program = await commandLine(context, await paintFor(context.level()));
  try {
    await tellSettings(context, early);
    if (early.unknown === undefined) await program.parseAsync(argv, { from: 'user' });
    else await conclude(context, (await import('./commands/misuse.js')).unknownLanguage(early.unknown));
  } catch (error) {
    if (error instanceof CommanderError) {
      if (error.exitCode === 0) return;
      const { misuse } = await import('./commands/misuse.js');
      await conclude(context, misuse(error, program, argv));
    } else context.onUncaught(error);
  }
}

/** Settings that had to be put aside are told. */
async function tellSettings(context: Context, { settings }: Early): Promise<void> {
  if (settings.state === 'good') return;
  const { sayBadSettings } = await import('./settings.js');
  await context.note(sayBadSettings(settings, context));
}

function ownVersion(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

/** Ends the program: nothing that is still to be written can be read by anybody, and games are on disk already. */
function endWithoutOutput(code: string, lastWords: string): never {
  // Whoever reads our output may stop reading (`hotseat rules golf | head -1`).
  if (code === 'EPIPE') process.exit(process.exitCode ?? EXIT.done);
  try {
    writeSync(2, `hotseat: ${lastWords}\n`);
  } catch {
    // Then nobody can be told either.
  }
  process.exit(EXIT.refused);
}

/** Says that the output cannot be written, such as on a full disk. */
function sayLost(code: string, words: CliCatalogue): string {
  const reason = code === 'ENOSPC' ? words['io.full'] : words['io.other'].replace('{code}', code);
  return words['cli.output-lost'].replace('{reason}', reason);
}
