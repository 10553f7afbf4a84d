// `hotseat replay`: a recording or a script, played without a screen.
import type { Command } from 'commander';
import type { Context } from '../context.js';
import { addArgument, addOptions } from '../parts.js';

export interface ReplayOptions {
  readonly deck: readonly string[];
  readonly cards: readonly string[];
  readonly until?: string;
  readonly json?: boolean;
  readonly quiet?: boolean;
}

export function replayCommand(program: Command, context: Context): void {
  const { words } = context;
  const command = program.command('replay').description(words['cli.replay']).usage(words['cli.replay.usage']);
  addArgument(command, words, 'file');
  addOptions(command, words, ['deck', 'cards', 'until', 'json', 'quiet']);
  command.action(async (file: string, options: ReplayOptions) => {
    const { replayFile } = await import('../actions/replay.js');
    process.exitCode = await replayFile(context, file, options);
  });
}
