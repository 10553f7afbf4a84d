// Prints a game's rules.
import { type Result, success } from '../../engine/index.js';
import type { Complaint } from '../complaint.js';
import type { Context } from '../context.js';
import { EXIT } from '../exit.js';
import { gameNamed } from '../input/game.js';
import { wrapped } from '../output/wrap.js';

/** Headings and paragraphs, wrapped to the terminal. A heading is a text whose own key others go on from. */
export async function printRules(context: Context, named: string): Promise<Result<number, Complaint>> {
  const game = await gameNamed(context, named);
  if (!game.ok) return game;
  const { id, presentation } = game.value;
  const tongue = await context.tongue();
  const paint = await context.paint();
  const { rules } = presentation;
  context.out(paint.heading(tongue.say(`game.${id}`)));
  for (const key of rules) {
    const isHeading = rules.some((other) => other.startsWith(`${key}.`));
    const text = wrapped(tongue.sayText(key), process.stdout.columns);
    context.out(isHeading ? `\n${paint.heading(text)}` : text);
  }
  return success(EXIT.done);
}
