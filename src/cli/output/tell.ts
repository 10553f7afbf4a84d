// Tells a player what is wrong: one message a fault, on stderr.

import { type Fault, printable } from '../../engine/index.js';
import { sayFault, type Tongue } from '../../text/index.js';
import type { Context } from '../context.js';
import type { Stop } from '../stop.js';

/** More faults than this at once help nobody; a file of another kind has one in every line. */
const MOST = 50;

/** Says a stop's faults in the player's language. */
export async function tellFaults(context: Context, { faults, file, hint, also, stack }: Stop): Promise<void> {
  const tongue = await context.tongue();
  const paint = await context.paint(process.stderr);
  for (const one of faults.slice(0, MOST)) context.err(paint.fault(faultLine(one, tongue, file)));
  if (faults.length > MOST) context.err(tongue.say('cli.more-faults', { count: faults.length - MOST }));
  if (hint !== undefined) context.err(tongue.speak(hint));
  for (const other of also) await tellFaults(context, other);
  if (context.start.debug && stack !== undefined) context.err(stack);
}

/** A fault as a line of its own: it begins with the file it is in, or with the program's name. */
export function faultLine(one: Fault, tongue: Tongue, file: string | undefined): string {
  return file === undefined ? `hotseat: ${sayFault(one, tongue)}` : sayFault(one, tongue, printable(file));
}
