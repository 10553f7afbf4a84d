// Lines of deck lists, and the copies that they add up to.
import { describe, expect, test } from '@jest/globals';
import { Copies, contentOf, countedName } from '../../../src/kits/duel/index.js';

test('comments, blanks and a byte-order mark do not count', () => {
  expect(['\uFEFF4 Oak', '  4 Oak # for the end', '# trees', ''].map(contentOf)).toEqual(['4 Oak', '4 Oak', '', '']);
});

test.each([
  ['4 Grey Ash', { count: 4, name: 'Grey Ash' }],
  ['4x Grey Ash', { count: 4, name: 'Grey Ash' }],
  ['4 × Grey Ash', { count: 4, name: 'Grey Ash' }],
  ['0 Oak', { count: 0, name: 'Oak' }],
  ['Oak', undefined],
  ['4', undefined],
  // More copies than anybody could mean, which nothing should try to make.
  ['4000000 Oak', undefined],
])('%s', (line, meant) => {
  expect(countedName(line)).toEqual(meant);
});

describe('copies', () => {
  test('add up over the lines of a list, whatever their order', () => {
    const copies = new Copies<number>(4);
    const faults = [copies.add(2, 3, 'Ash', 1), copies.add(0, 1, 'Oak', 2), copies.add(2, 1, 'Ash', 3)];
    expect(faults).toEqual([[], [], []]);
    expect([copies.kinds, copies.different]).toEqual([
      [0, 2, 2, 2, 2],
      [2, 0],
    ]);
  });

  test('none, or more than a deck may hold, are faults of their line', () => {
    const copies = new Copies<number>(4);
    expect(copies.add(0, 0, 'Oak', 1)).toEqual([{ code: 'deck.none', data: { card: 'Oak' }, line: 1 }]);
    expect(copies.add(2, 4, 'Ash', 2)).toEqual([]);
    const tooMany = { code: 'deck.too-many', data: { card: 'Ash', count: 5, most: 4 }, line: 3 };
    expect(copies.add(2, 1, 'Ash', 3)).toEqual([tooMany]);
  });
});
