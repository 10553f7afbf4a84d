// Prints a script that completes commands in a shell.
import type { Command } from 'commander';
import type { Context } from '../../context.js';
import { oneOf } from '../../input/words.js';
import { bashScript } from './bash.js';
import { fishScript } from './fish.js';
import { type Completion, completionOf } from './model.js';
import { zshScript } from './zsh.js';

const SCRIPTS = { bash: bashScript, zsh: zshScript, fish: fishScript } as const satisfies Record<
  string,
  (model: Completion) => string
>;

/** Made from the program as it is, so that it knows every command and option there is; throws a stop for another shell. */
export async function printCompletion(context: Context, program: Command, shell: string): Promise<void> {
  const script = SCRIPTS[oneOf('completion', shell, ['bash', 'zsh', 'fish'])];
  process.stdout.write(script(completionOf(program, context.words, await context.games.loadAll())));
}
