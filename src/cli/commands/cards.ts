// `hotseat cards`: the cards of a game, searched.
import type { Command } from 'commander';
import type { Context } from '../context.js';
import { addArgument, addOptions } from '../parts.js';

/** What the options of `cards` hold. */
export interface CardsOptions {
  readonly cards?: readonly string[];
  readonly json?: boolean;
}

export function cardsCommand(program: Command, context: Context): void {
  const { words } = context;
  const command = program.command('cards').description(words['cli.cards']).usage(words['cli.cards.usage']);
  addArgument(command, words, 'library-game');
  addArgument(command, words, 'words', false);
  addOptions(command, words, ['cards', 'json']);
  command.action(async (game: string, wanted: string[], options: CardsOptions) => {
    const { printCards } = await import('../decks/index.js');
    process.exitCode = await printCards(context, game, wanted, options);
  });
}
