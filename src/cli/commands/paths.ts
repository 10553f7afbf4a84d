// `hotseat paths`: where things are kept.
import type { Command } from 'commander';
import type { Context } from '../context.js';
import { addOptions } from './parts.js';

export function pathsCommand(command: Command, context: Context): void {
  const { words } = context;
  addOptions(command, words, ['json']);
  command.action(async ({ json }: { json?: boolean }) => {
    const { printPaths } = await import('../actions/paths.js');
    printPaths(context, json === true);
  });
}
