// `hotseat simulate`: many games between bots, and who wins how often.
import { type Command, Option } from 'commander';
import type { SimulateOptions } from '../actions/simulate/options.js';
import type { Context } from '../context.js';
import { addArgument, addOptions, collect, does } from './parts.js';

export function simulateCommand(command: Command, context: Context): void {
  const { words } = context;
  const number = words['cli.value.number'];
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
  does(command, context, async (game: string, options: SimulateOptions) => {
    const { simulate } = await import('../actions/simulate/index.js');
    return simulate(context, game, options);
  });
}
