// Words and numbers that people write on the command line.

import { nearest, type Result, type Saying, success } from '../../engine/index.js';
import { type Complaint, complain } from '../complaint.js';
import { EXIT } from '../exit.js';
import { fault, say } from '../say.js';

/** A whole number from an option. */
export function wholeNumber(option: string, text: string, least: number): Result<number, Complaint> {
  if (/^\d{1,9}$/u.test(text) && Number(text) >= least) return success(Number(text));
  return complain(fault('usage.number', { option, text, least }), EXIT.usage);
}

/** One of several words from an option. */
export function oneOf<Word extends string>(
  option: string,
  text: string,
  words: readonly Word[],
): Result<Word, Complaint> {
  const word = words.find((one) => one === text);
  if (word !== undefined) return success(word);
  return complain(fault('usage.word', { option, text, known: words }), EXIT.usage, { hint: hintAt(text, words) });
}

/** The hint to the nearest of some known words, if one is near. */
export function hintAt(word: string, known: readonly string[]): Saying | undefined {
  const near = nearest(word, known);
  return near === undefined ? undefined : say('cli.did-you-mean', { near });
}
