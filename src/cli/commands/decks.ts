// `hotseat decks`: decks listed, shown and checked.
import type { Command } from 'commander';
import type { DecksOptions } from '../actions/decks/options.js';
import type { Context } from '../context.js';
import { addArgument, addOptions, does } from './parts.js';

/** Without a further word: the list of all. */
export function decksCommand(decks: Command, context: Context): void {
  does(decks.helpCommand(false), context, async () => {
    const [stray] = decks.args;
    if (stray !== undefined) return (await import('./misuse.js')).unknownWord(stray, decks);
    const { listDecks } = await import('../actions/decks/list.js');
    return listDecks(context, undefined, {});
  });
  listCommand(decks, context);
  showCommand(decks, context);
  checkCommand(decks, context);
  // Last, because commands inherit what a command lets pass.
  decks.allowExcessArguments();
}

function listCommand(decks: Command, context: Context): void {
  const { words } = context;
  const command = decks.command('list').description(words['cli.decks.list']).usage(words['cli.decks.list.usage']);
  addArgument(command, words, 'library-game', false);
  addOptions(command, words, ['json']);
  does(command, context, async (game: string | undefined, options: DecksOptions) => {
    const { listDecks } = await import('../actions/decks/list.js');
    return listDecks(context, game, options);
  });
}

function showCommand(decks: Command, context: Context): void {
  const { words } = context;
  const command = decks.command('show').description(words['cli.decks.show']).usage(words['cli.decks.show.usage']);
  addArgument(command, words, 'library-game');
  addArgument(command, words, 'deck');
  addOptions(command, words, ['cards', 'option', 'json']);
  does(command, context, async (game: string, deck: string, options: DecksOptions) => {
    const { showDeck } = await import('../actions/decks/show.js');
    return showDeck(context, game, deck, options);
  });
}

function checkCommand(decks: Command, context: Context): void {
  const { words } = context;
  const command = decks.command('check').description(words['cli.decks.check']).usage(words['cli.decks.check.usage']);
  addArgument(command, words, 'library-game');
  addArgument(command, words, 'deck-file');
  addOptions(command, words, ['cards', 'option', 'json']);
  does(command, context, async (game: string, file: string, options: DecksOptions) => {
    const { checkDeck } = await import('../actions/decks/check.js');
    return checkDeck(context, game, file, options);
  });
}
