// The log in words: headings of turns, and turns that have nothing to tell.
import { expect, test } from '@jest/globals';
import { withoutEmpty } from '../../src/text/index.js';

test('a heading that another heading follows is left out, the last one stays', () => {
  const heading = (text: string) => ({ kind: 'heading', text }) as const;
  const line = (text: string) => ({ kind: 'line', text }) as const;
  const lines = [heading('1'), heading('2'), line('a'), line('b'), heading('3'), heading('4'), heading('5')];
  expect(withoutEmpty(lines)).toEqual([heading('2'), line('a'), line('b'), heading('5')]);
  expect(withoutEmpty([])).toEqual([]);
});
