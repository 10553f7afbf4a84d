// The command line as commander knows it. A command is declared in full, with what it takes, where its name is written; of all
// others only the line of help is made, so that a command does not pay for its neighbours.
import { Command } from 'commander';
import type { Context } from '../context.js';
import type { Paint } from '../output/colour.js';
import { helpIn } from './help.js';
import { menuCommand } from './menu.js';

/** Declares what a command takes, and what it does. */
type Declare = (command: Command, context: Context) => void;

/** Every command, in the order of the help page. */
const COMMANDS = [
  ['play', async () => (await import('./play.js')).playCommand],
  ['replay', async () => (await import('./replay.js')).replayCommand],
  ['resume', async () => (await import('./resume.js')).resumeCommand],
  ['simulate', async () => (await import('./simulate.js')).simulateCommand],
  ['rules', async () => (await import('./rules.js')).rulesCommand],
  ['games', async () => (await import('./games.js')).gamesCommand],
  ['decks', async () => (await import('./decks.js')).decksCommand],
  ['cards', async () => (await import('./cards.js')).cardsCommand],
  ['paths', async () => (await import('./paths.js')).pathsCommand],
  ['completion', async () => (await import('./completion.js')).completionCommand],
] as const satisfies readonly (readonly [name: string, load: () => Promise<Declare>])[];

/** The whole command line. Nothing is printed by commander but help and version; mistakes are thrown. */
export async function commandLine(context: Context, paint: Paint): Promise<Command> {
  const { words, start } = context;
  const program = new Command('hotseat')
    .description(words['cli.program'])
    .usage(words['cli.program.usage'])
    .exitOverride()
    .showSuggestionAfterError(false)
    .configureOutput({ outputError: silent, writeErr: silent, getOutHasColors: () => context.level() > 0 })
    .configureHelp(helpIn(words, paint))
    .helpOption('-h, --help', words['cli.option.help'])
    .version(start.version, '-V, --version', words['cli.option.version'])
    .option(`--lang <${words['cli.value.language']}>`, words['cli.option.lang'])
    .option('--color', words['cli.option.color'])
    .option('--no-color', words['cli.option.no-color'])
    .option('--debug', words['cli.option.debug'])
    .addHelpText('after', `\n${words['cli.program.after']}`);
  for (const [name, load] of COMMANDS) {
    const command = program.command(name).description(words[`cli.${name}`]).usage(words[`cli.${name}.usage`]);
    if (isWritten(name, start.argv)) (await load())(command, context);
  }
  // Last, because commands inherit what a program lets pass.
  menuCommand(program, context);
  program
    .helpCommand(`help [${words['cli.value.command']}]`, words['cli.help-command'])
    .commands.flatMap((command) => [command, ...command.commands])
    .forEach((command) => command.helpOption('-h, --help', words['cli.option.help']));
  return program;
}

/** Whether a command may be meant: its name stands somewhere. Completion is made from all of them. */
function isWritten(name: string, argv: readonly string[]): boolean {
  return argv.includes(name) || argv.includes('completion');
}

/** Whatever commander would say of mistakes is said in the player's language instead. */
function silent(): void {}
