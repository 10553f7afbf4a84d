// `hotseat cards`: the cards of a game, searched.
import type { Command } from 'commander';
import type { CardsOptions } from '../actions/decks/cards.js';
import type { Context } from '../context.js';
import { addArgument, addOptions, does } from './parts.js';

export function cardsCommand(command: Command, context: Context): void {
  const { words } = context;
  addArgument(command, words, 'library-game');
  addArgument(command, words, 'words', false);
  addOptions(command, words, ['cards', 'json']);
  does(command, context, async (game: string, wanted: string[], options: CardsOptions) => {
    const { printCards } = await import('../actions/decks/cards.js');
    return printCards(context, game, wanted, options);
  });
}
