// `hotseat` alone.
import type { Command } from 'commander';
import type { Context } from '../context.js';

/** Without a command: the menu on a terminal, a demonstration elsewhere. Anything that is no command is a mistake. */
export function menuCommand(program: Command, context: Context): void {
  program
    .allowExcessArguments()
    .allowUnknownOption()
    .action(async () => {
      const [stray] = program.args;
      if (stray !== undefined) {
        const { unknownWord } = await import('./misuse.js');
        throw unknownWord(stray, program);
      }
      const { openMenu } = await import('../actions/menu.js');
      process.exitCode = await openMenu(context);
    });
}
