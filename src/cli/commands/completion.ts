// `hotseat completion`: a script for a shell, made from the program as it is.
import type { Command } from 'commander';
import type { Context } from '../context.js';
import { addArgument, does } from './parts.js';

export function completionCommand(command: Command, context: Context): void {
  const { words } = context;
  addArgument(command, words, 'shell');
  does(command, context, async (shell: string) => {
    const { printCompletion } = await import('../actions/completion/index.js');
    return printCompletion(context, command.parent ?? command, shell);
  });
}
