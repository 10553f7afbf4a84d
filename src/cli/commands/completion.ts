// `hotseat completion`: a script for a shell, made from the program as it is.
import type { Command } from 'commander';
import type { Context } from '../context.js';
import { addArgument } from '../parts.js';

export function completionCommand(program: Command, context: Context): void {
  const { words } = context;
  const command = program
    .command('completion')
    .description(words['cli.completion'])
    .usage(words['cli.completion.usage']);
  addArgument(command, words, 'shell');
  command.action(async (shell: string) => {
    const { printCompletion } = await import('../actions/completion.js');
    printCompletion(context, program, shell);
  });
}
