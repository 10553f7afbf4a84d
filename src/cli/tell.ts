// Tells a player what is wrong: one message a fault, on stderr.

import type { Fault } from '../engine/index.js';
import { sayFault, type Tongue } from '../text/index.js';
import type { Context } from './context.js';
import type { Stop } from './stop.js';

/** Says a stop's faults in the player's language. */
export async function tellFaults(context: Context, { faults, file, hint, stack }: Stop): Promise<void> {
  const tongue = await context.tongue();
  const paint = await context.paint(process.stderr);
  for (const one of faults) context.err(paint.fault(faultLine(one, tongue, file)));
  if (hint !== undefined) context.err(tongue.speak(hint));
  if (context.start.debug && stack !== undefined) context.err(stack);
}

/** A fault as a line of its own: it begins with the file it is in, or with the program's name. */
export function faultLine(one: Fault, tongue: Tongue, file: string | undefined): string {
  return file === undefined ? `hotseat: ${sayFault(one, tongue)}` : sayFault(one, tongue, file);
}
