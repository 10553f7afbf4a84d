// `hotseat rules`: a game's rules, for players.
import type { Command } from 'commander';
import type { Context } from '../context.js';
import { addArgument } from '../parts.js';

export function rulesCommand(program: Command, context: Context): void {
  const { words } = context;
  const command = program.command('rules').description(words['cli.rules']).usage(words['cli.rules.usage']);
  addArgument(command, words, 'game');
  command.action(async (game: string) => {
    const { printRules } = await import('../actions/rules.js');
    await printRules(context, game);
  });
}
