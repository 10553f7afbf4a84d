// `hotseat rules`: a game's rules, for players.
import type { Command } from 'commander';
import type { Context } from '../context.js';
import { addArgument, does } from './parts.js';

export function rulesCommand(command: Command, context: Context): void {
  const { words } = context;
  addArgument(command, words, 'game');
  does(command, context, async (game: string) => {
    const { printRules } = await import('../actions/rules.js');
    return printRules(context, game);
  });
}
