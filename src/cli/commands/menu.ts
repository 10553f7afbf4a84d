// `hotseat` alone.
import type { Command } from 'commander';
import type { Context } from '../context.js';
import { does } from './parts.js';

/** Without a command: the menu on a terminal, a demonstration elsewhere. Anything that is no command is a mistake. */
export function menuCommand(program: Command, context: Context): void {
  does(program.allowExcessArguments().allowUnknownOption(), context, async () => {
    const [stray] = program.args;
    if (stray !== undefined) return (await import('./misuse.js')).unknownWord(stray, program);
    const { openMenu } = await import('../actions/menu.js');
    return openMenu(context);
  });
}
