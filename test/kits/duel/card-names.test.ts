// Cards found by their names.
import { expect, test } from '@jest/globals';
import { kindFinder, withCardWords } from '../../../src/kits/duel/index.js';

const NAMES = ['Oak', 'Grey Ash', 'Ash'];
const kindOf = kindFinder(() => NAMES.map((name, kind) => [kind, [name]] as const));

test('a card is found by its name in any case, with blanks and signs or without', () => {
  expect(['grey-ash', 'GREY ASH', ' greyash!', 'ash', 'Birch'].map(kindOf)).toEqual([1, 1, 1, 2, undefined]);
});

test('the longest run of words that names a card becomes one word, and other words stay', () => {
  const wordFor = (name: string): string | undefined => ['oak', 'grey-ash', 'ash'][kindOf(name) ?? -1];
  const tidy = (text: string): string => withCardWords(text.split(' '), wordFor).join(' ');
  expect(tidy('grey ash ash on Oak')).toBe('grey-ash ash on oak');
  expect(tidy('grey birch ash')).toBe('grey birch ash');
  expect(tidy('grey')).toBe('grey');
});
