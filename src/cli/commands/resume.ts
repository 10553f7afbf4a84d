// `hotseat resume`: a game that was left goes on.
import type { Command } from 'commander';
import type { Context } from '../context.js';
import type { TableOptions } from '../table/shown.js';
import { addArgument, addOptions, does } from './parts.js';

export function resumeCommand(command: Command, context: Context): void {
  const { words } = context;
  addArgument(command, words, 'file', false);
  addOptions(command, words, ['game', 'plain', 'accessible', 'ascii', 'palette', 'mouse', 'pictures']);
  does(command, context, async (file: string | undefined, options: TableOptions) => {
    const { resume } = await import('../actions/resume.js');
    return resume(context, file, options);
  });
}
