// The program: reads the command line, runs a command, and tells what went wrong, with the exit code that stands for it.
import { readFileSync, writeSync } from 'node:fs';
import { CommanderError } from 'commander';
import { cliCatalogue } from '../text/start.js';
import { paintFor } from './colour.js';
import { Context } from './context.js';
import { type Early, lookEarly } from './early.js';
import { makeProgram } from './program.js';
import { EXIT, Stop } from './stop.js';

// Whoever reads our output may stop reading (`hotseat rules golf | head -1`): there is nothing left to do then.
process.stdout.on('error', endWithoutOutput);
process.stderr.on('error', endWithoutOutput);

/** What is said when the output cannot be written, such as on a full disk. Known once the language is. */
let outputLost = (code: string): string => `hotseat: ${code}\n`;

await main(process.argv.slice(2));

async function main(argv: readonly string[]): Promise<void> {
  const early = lookEarly(argv, process.env);
  const words = await cliCatalogue(early.language);
  outputLost = (code) => {
    const reason = code === 'ENOSPC' ? words['io.full'] : words['io.other'].replace('{code}', code);
    return `hotseat: ${words['cli.output-lost'].replace('{reason}', reason)}\n`;
  };
  const context = new Context({
    language: early.language,
    words,
    argv,
    env: process.env,
    version: ownVersion(),
    debug: early.debug,
    colour: early.colour,
  });
  process.on('uncaughtException', context.onUncaught);
  const program = makeProgram(context, await paintFor(context.level()));
  try {
    await tellEarly(context, early);
    await program.parseAsync(argv, { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) {
      if (error.exitCode === 0) return;
      const { misuse } = await import('./usage.js');
      await tell(context, misuse(error, program, argv));
    } else if (error instanceof Stop) await tell(context, error);
    else context.onUncaught(error);
  }
}

/** Settings that had to be put aside are told; an unknown language stops. */
async function tellEarly(context: Context, { unknown, settings }: Early): Promise<void> {
  if (settings.state !== 'good') {
    const { sayBadSettings } = await import('./actions/settings.js');
    await context.note(sayBadSettings(settings, context));
  }
  if (unknown === undefined) return;
  const { unknownLanguage } = await import('./usage.js');
  throw unknownLanguage(unknown);
}

async function tell(context: Context, stop: Stop): Promise<void> {
  const { tellFaults } = await import('./tell.js');
  await tellFaults(context, stop);
  process.exitCode = stop.code;
}

function ownVersion(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

/** Nothing that is still to be written can be read by anybody, so nothing is lost by ending here: games are on disk already. */
function endWithoutOutput(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit(process.exitCode ?? EXIT.done);
  try {
    writeSync(2, outputLost(error.code ?? ''));
  } catch {
    // Then nobody can be told either.
  }
  process.exit(EXIT.refused);
}
