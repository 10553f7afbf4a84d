// `hotseat simulate`: many games between bots, and who wins how often.
import { type Command, Option } from 'commander';
import type { Context } from '../context.js';
import { addArgument, addOptions, collect } from '../parts.js';

/** What the options of `simulate` hold; numbers are read, with their faults, when the command runs. */
export interface SimulateOptions {
  readonly games?: string;
  readonly players?: string;
  readonly bots?: string;
  /** Not there: none. */
  readonly deck?: readonly string[];
  readonly decks?: string;
  /** Not there: none. */
  readonly cards?: readonly string[];
  readonly matrix?: boolean;
  readonly option: readonly string[];
  readonly each?: string;
  readonly seed?: string;
  readonly jobs?: string;
  readonly json?: boolean;
}

export function simulateCommand(program: Command, context: Context): void {
  const { words } = context;
  const number = words['cli.value.number'];
  const command = program.command('simulate').description(words['cli.simulate']).usage(words['cli.simulate.usage']);
  addArgument(command, words, 'game');
  command
    .addOption(new Option(`-n, --games <${number}>`, words['cli.option.games']))
    .addOption(new Option(`--players <${number}>`, words['cli.option.players']))
    .addOption(new Option(`--bots <${words['cli.value.bots']}>`, words['cli.option.bots']))
    .addOption(
      new Option(`--deck <${words['cli.value.bot-deck']}>`, words['cli.option.deck-of-bot'])
        .argParser(collect)
        .default([]),
    )
    .addOption(new Option(`--decks <${words['cli.value.decks']}>`, words['cli.option.decks']))
    .addOption(new Option('--matrix', words['cli.option.matrix']));
  addOptions(command, words, ['cards', 'option']);
  command.addOption(new Option(`--each <${words['cli.value.option-name']}>`, words['cli.option.each']));
  addOptions(command, words, ['seed']);
  command.addOption(new Option(`--jobs <${number}>`, words['cli.option.jobs']));
  addOptions(command, words, ['json']);
  command.action(async (game: string, options: SimulateOptions) => {
    const { simulate } = await import('../simulate/index.js');
    process.exitCode = await simulate(context, game, options);
  });
}
