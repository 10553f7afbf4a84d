// `hotseat play`: a new game.
import type { Command } from 'commander';
import type { Context } from '../context.js';
import { addArgument, addOptions } from '../parts.js';

/** What the options of `play` hold. */
export interface PlayOptions extends TableOptions {
  readonly seed?: string;
  readonly order?: string;
  readonly option: readonly string[];
  readonly bot: readonly string[];
  readonly deck: readonly string[];
  readonly cards: readonly string[];
  readonly first?: string;
  readonly record?: string;
}

/** How a table is shown; `play` and `resume` have it in common. */
export interface TableOptions {
  readonly plain?: boolean;
  readonly accessible?: boolean;
  readonly ascii?: boolean;
  readonly palette?: string;
  readonly mouse?: boolean;
  readonly pictures?: string;
}

export function playCommand(program: Command, context: Context): void {
  const { words } = context;
  const command = program.command('play').description(words['cli.play']).usage(words['cli.play.usage']);
  addArgument(command, words, 'game');
  addArgument(command, words, 'names');
  addOptions(command, words, [
    'seed',
    'order',
    'option',
    'bot',
    'deck',
    'cards',
    'first',
    'record',
    'plain',
    'accessible',
    'ascii',
    'palette',
    'mouse',
    'pictures',
  ]);
  command.action(async (game: string, names: string[], options: PlayOptions) => {
    const { play } = await import('../actions/play.js');
    process.exitCode = await play(context, game, names, options);
  });
}
