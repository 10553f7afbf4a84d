// Lines of deck lists, and the copies that they add up to.
import { describe, expect, test } from '@jest/globals';
import { contentOf, copies, countedName, DeckCount } from '../../../src/kits/duel/index.js';

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

describe('counting a deck', () => {
  test('copies add up over the lines of a list, whatever their order', () => {
    const counts = new DeckCount<string>(4);
    const faults = [counts.add('ash', 3, 'Ash', 1), counts.add('oak', 1, 'Oak', 2), counts.add('ash', 1, 'Ash', 3)];
    expect(faults).toEqual([[], [], []]);
    expect([counts.kinds, counts.cards]).toEqual([
      ['ash', 'oak'],
      ['ash', 'ash', 'ash', 'ash', 'oak'],
    ]);
  });

  test('no copy, or more than a deck may hold, is a fault of its line', () => {
    const counts = new DeckCount<string>(4);
    expect(counts.add('oak', 0, 'Oak', 1)).toEqual([{ code: 'deck.none', data: { card: 'Oak' }, line: 1 }]);
    expect(counts.add('ash', 4, 'Ash', 2)).toEqual([]);
    const tooMany = { code: 'deck.too-many', data: { card: 'Ash', count: 5, most: 4 }, line: 3 };
    expect(counts.add('ash', 1, 'Ash', 3)).toEqual([tooMany]);
  });

  test('a card stands as often as a deck holds it', () => {
    expect([copies(3, 'ash'), copies(0, 'ash')]).toEqual([['ash', 'ash', 'ash'], []]);
  });
});
