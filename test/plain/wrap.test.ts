// Lines that break between words.
import { expect, test } from '@jest/globals';
import { wrapLine } from '../../src/plain/wrap.js';

test('a line that fits stays whole, to the last column', () => {
  expect(wrapLine('  twelve and twenty', 20)).toEqual(['  twelve and twenty']);
  expect(wrapLine('12345678901234567890', 20)).toEqual(['12345678901234567890']);
  expect(wrapLine('x '.repeat(500), Infinity)).toEqual(['x '.repeat(500)]);
});

test('a longer one breaks between words and keeps its indentation', () => {
  expect(wrapLine('  one two three four five six', 20)).toEqual(['  one two three four', '  five six']);
});

test('a word wider than the terminal is left to the terminal', () => {
  expect(wrapLine(`see ${'/long'.repeat(6)} there`, 20)).toEqual(['see', '/long'.repeat(6), 'there']);
});

test('wide characters count two columns', () => {
  expect(wrapLine('山山山山山 山山山山山', 20)).toEqual(['山山山山山', '山山山山山']);
});
