// `hotseat resume`: a game that was left goes on.
import type { Command } from 'commander';
import type { Context } from '../context.js';
import { addArgument, addOptions } from '../parts.js';
import type { TableOptions } from './play.js';

export function resumeCommand(program: Command, context: Context): void {
  const { words } = context;
  const command = program.command('resume').description(words['cli.resume']).usage(words['cli.resume.usage']);
  addArgument(command, words, 'file', false);
  addOptions(command, words, ['plain', 'accessible', 'ascii', 'palette', 'mouse', 'pictures']);
  command.action(async (file: string | undefined, options: TableOptions) => {
    const { resume } = await import('../actions/resume.js');
    process.exitCode = await resume(context, file, options);
  });
}
