// Words and numbers that people write on the command line.
import { fault, nearest, type Saying, say } from '../../engine/index.js';
import { EXIT, Stop } from '../stop.js';

/** A whole number from an option. */
export function wholeNumber(option: string, text: string, least: number): number {
  if (/^\d{1,9}$/u.test(text) && Number(text) >= least) return Number(text);
  throw new Stop([fault('usage.number', { option, text, least })], EXIT.usage);
}

/** One of several words from an option. */
export function oneOf<Word extends string>(option: string, text: string, words: readonly Word[]): Word {
  const word = words.find((one) => one === text);
  if (word !== undefined) return word;
  throw new Stop([fault('usage.word', { option, text, known: words })], EXIT.usage, hintAt(text, words));
}

/** The hint to the nearest of some known words, if one is near. */
export function hintAt(word: string, known: readonly string[]): { hint?: Saying } {
  const near = nearest(word, known);
  return near === undefined ? {} : { hint: say('cli.did-you-mean', { near }) };
}
