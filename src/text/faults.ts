// The words for faults and refusals.
import type { Fault, Refusal } from '../engine/index.js';
import type { Tongue } from './tongue.js';

/**
 * One fault in words, with the file and the line that it stands in.
 * @param file as the player named it; undefined where there is no file
 */
export function sayFault(fault: Fault, tongue: Tongue, file?: string): string {
  const text = tongue.sayText(`fault.${fault.code}`, fault.data);
  if (file === undefined) return text;
  return fault.line === undefined
    ? tongue.say('fault.in-file', { file, fault: text })
    : tongue.say('fault.at-line', { file, line: String(fault.line), fault: text });
}

export function sayRefusal(refusal: Refusal, tongue: Tongue): string {
  return tongue.sayText(`refusal.${refusal.code}`, refusal.data);
}
