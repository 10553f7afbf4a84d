// How many columns texts take: what is measured without the library takes as many as the library says.
import { expect, test } from '@jest/globals';
import stringWidth from 'string-width';
import { measureFor } from '../../src/cli/output/width.js';

/** Letters of the basic plane that are measured without the library. */
const NARROW: string[] = [];
for (let code = 0; code < 0x10000; code++) {
  const letter = String.fromCharCode(code);
  if ((await measureFor([letter])) !== stringWidth) NARROW.push(letter);
}

test('letters that are measured without the library take one column each, alone and beside each other', () => {
  expect(NARROW.length).toBeGreaterThan(500);
  expect(NARROW.filter((letter) => stringWidth(letter) !== 1)).toEqual([]);
  const line = [...NARROW, ...[...NARROW].reverse()].join('');
  expect(stringWidth(line)).toBe(line.length);
});

test.each([
  ['山田', 4],
  ['e\u0301', 1],
  ['😀', 2],
  ['Ää–ъ', 4],
])('%s takes %d', async (text, columns) => {
  expect((await measureFor(['Ann', text]))(text)).toBe(columns);
});
