// `hotseat paths`: where things are kept.
import type { Command } from 'commander';
import type { Context } from '../context.js';
import { addOptions } from '../parts.js';

export function pathsCommand(program: Command, context: Context): void {
  const { words } = context;
  const command = program.command('paths').description(words['cli.paths']).usage(words['cli.paths.usage']);
  addOptions(command, words, ['json']);
  command.action(async ({ json }: { json?: boolean }) => {
    const { printPaths } = await import('../actions/paths.js');
    printPaths(context, json === true);
  });
}
