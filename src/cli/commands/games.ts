// `hotseat games`: which games there are.
import type { Command } from 'commander';
import type { Context } from '../context.js';
import { addOptions } from './parts.js';

export function gamesCommand(command: Command, context: Context): void {
  const { words } = context;
  addOptions(command, words, ['json']);
  command.action(async ({ json }: { json?: boolean }) => {
    const { printGames } = await import('../actions/games.js');
    await printGames(context, json === true);
  });
}
