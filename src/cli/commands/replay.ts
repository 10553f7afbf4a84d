// `hotseat replay`: a recording or a script, played without a screen.
import type { Command } from 'commander';
import type { ReplayOptions } from '../actions/replay.js';
import type { Context } from '../context.js';
import { addArgument, addOptions, does } from './parts.js';

export function replayCommand(command: Command, context: Context): void {
  const { words } = context;
  addArgument(command, words, 'file');
  addOptions(command, words, ['game', 'deck', 'cards', 'until', 'json', 'quiet']);
  does(command, context, async (file: string, options: ReplayOptions) => {
    const { replayFile } = await import('../actions/replay.js');
    return replayFile(context, file, options);
  });
}
