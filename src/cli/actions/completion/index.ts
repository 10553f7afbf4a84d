// Prints a script that completes commands in a shell.
import type { Command } from 'commander';
import { type Result, success } from '../../../engine/index.js';
import type { Complaint } from '../../complaint.js';
import type { Context } from '../../context.js';
import { EXIT } from '../../exit.js';
import { oneOf } from '../../input/words.js';
import { bashScript } from './bash.js';
import { fishScript } from './fish.js';
import { type Completion, completionOf } from './model.js';
import { zshScript } from './zsh.js';

const SCRIPTS = { bash: bashScript, zsh: zshScript, fish: fishScript } as const satisfies Record<
  string,
  (model: Completion) => string
>;

/** Made from the program as it is, so that it knows every command and option there is. */
export async function printCompletion(
  context: Context,
  program: Command,
  shell: string,
): Promise<Result<number, Complaint>> {
  const known = oneOf('completion', shell, ['bash', 'zsh', 'fish']);
  if (!known.ok) return known;
  const script = SCRIPTS[known.value];
  process.stdout.write(script(completionOf(program, context.words, await context.games.loadAll())));
  return success(EXIT.done);
}
