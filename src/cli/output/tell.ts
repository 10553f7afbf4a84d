// Tells a player what is wrong: one message a complaint, on stderr.

import { type Fault, printable } from '../../engine/index.js';
import { sayFault, type Tongue } from '../../text/index.js';
import type { Complaint } from '../complaint.js';
import type { Context } from '../context.js';

/** More complaints about one file than this help nobody; a file of another kind has one in every line. */
const MOST = 50;

/** Says complaints in the player's language, each with its hint. */
export async function tellComplaints(context: Context, complaints: readonly Complaint[]): Promise<void> {
  const tongue = await context.tongue();
  const paint = await context.paint(process.stderr);
  for (const ofFile of byFile(complaints)) {
    for (const one of ofFile.slice(0, MOST)) {
      context.err(paint.fault(faultLine(one, tongue, one.file)));
      if (one.hint !== undefined) context.err(tongue.speak(one.hint));
    }
    if (ofFile.length > MOST) context.err(tongue.say('cli.more-faults', { count: ofFile.length - MOST }));
  }
}

/** A fault as a line of its own: it begins with the file it is in, or with the program's name. */
export function faultLine(one: Fault, tongue: Tongue, file: string | undefined): string {
  return file === undefined ? `hotseat: ${sayFault(one, tongue)}` : sayFault(one, tongue, printable(file));
}

/** Complaints that stand together because they are about the same file. */
function byFile(complaints: readonly Complaint[]): Complaint[][] {
  const parts: Complaint[][] = [];
  for (const one of complaints) {
    const last = parts.at(-1);
    if (last !== undefined && last[0]?.file === one.file) last.push(one);
    else parts.push([one]);
  }
  return parts;
}
