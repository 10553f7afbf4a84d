// `hotseat play`: a new game.
import type { Command } from 'commander';
import type { PlayOptions } from '../actions/play.js';
import type { Context } from '../context.js';
import { addArgument, addOptions, does } from './parts.js';

export function playCommand(command: Command, context: Context): void {
  const { words } = context;
  addArgument(command, words, 'game');
  addArgument(command, words, 'names');
  addOptions(command, words, [
    'seed',
    'order',
    'option',
    'bot',
    'deck',
    'cards',
    'first',
    'record',
    'plain',
    'accessible',
    'ascii',
    'palette',
    'mouse',
    'pictures',
  ]);
  does(command, context, async (game: string, names: string[], options: PlayOptions) => {
    const { play } = await import('../actions/play.js');
    return play(context, game, names, options);
  });
}
