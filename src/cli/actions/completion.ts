// Prints a script that completes commands in a shell.
import type { Command } from 'commander';
import { bashScript } from '../completion/bash.js';
import { fishScript } from '../completion/fish.js';
import { type Completion, completionOf } from '../completion/model.js';
import { zshScript } from '../completion/zsh.js';
import type { Context } from '../context.js';
import { oneOf } from '../usage.js';

const SCRIPTS = { bash: bashScript, zsh: zshScript, fish: fishScript } as const satisfies Record<
  string,
  (model: Completion) => string
>;

/** Made from the program as it is, so that it knows every command and option there is; throws a stop for another shell. */
export function printCompletion(context: Context, program: Command, shell: string): void {
  const script = SCRIPTS[oneOf('completion', shell, ['bash', 'zsh', 'fish'])];
  process.stdout.write(script(completionOf(program, context.words)));
}
