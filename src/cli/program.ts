// The program as commander knows it: every command with its options. What a command does is loaded when it is run.
import { Command } from 'commander';
import type { Paint } from './colour.js';
import { cardsCommand } from './commands/cards.js';
import { completionCommand } from './commands/completion.js';
import { decksCommand } from './commands/decks.js';
import { gamesCommand } from './commands/games.js';
import { menuCommand } from './commands/menu.js';
import { pathsCommand } from './commands/paths.js';
import { playCommand } from './commands/play.js';
import { replayCommand } from './commands/replay.js';
import { resumeCommand } from './commands/resume.js';
import { rulesCommand } from './commands/rules.js';
import { simulateCommand } from './commands/simulate.js';
import type { Context } from './context.js';
import { helpIn } from './help.js';

/** The whole command line. Nothing is printed by commander but help and version; mistakes are thrown. */
export function makeProgram(context: Context, paint: Paint): Command {
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
  playCommand(program, context);
  replayCommand(program, context);
  resumeCommand(program, context);
  simulateCommand(program, context);
  rulesCommand(program, context);
  gamesCommand(program, context);
  decksCommand(program, context);
  cardsCommand(program, context);
  pathsCommand(program, context);
  completionCommand(program, context);
  // Last, because commands inherit what a program lets pass.
  menuCommand(program, context);
  program
    .helpCommand(`help [${words['cli.value.command']}]`, words['cli.help-command'])
    .commands.flatMap((command) => [command, ...command.commands])
    .forEach((command) => command.helpOption('-h, --help', words['cli.option.help']));
  return program;
}

/** Whatever commander would say of mistakes is said in the player's language instead. */
function silent(): void {}
