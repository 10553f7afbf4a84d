// Cards that a view does not show, and cards that a state has lost.
import { describe, expect, test } from '@jest/globals';
import {
  cardsBeyond,
  checkCounts,
  conservationFaults,
  dealUnseen,
  HIDDEN,
  NONE,
} from '../../../src/kits/duel/index.js';

describe('imagining what a view hides', () => {
  test('unseen is what lies in none of the zones', () => {
    expect(cardsBeyond([10, 11, 12, 13], [11, HIDDEN], [], [13, NONE])).toEqual([10, 12]);
  });

  test('hidden places get cards off the end of the unseen ones, and cards that are seen stay', () => {
    const unseen = [10, 12, 14];
    expect(dealUnseen([HIDDEN, 11, HIDDEN], unseen)).toEqual([14, 11, 12]);
    expect(unseen).toEqual([10]);
  });

  test('a view that counts other decks than are left is refused', () => {
    expect(() => checkCounts('toy', [[10], []], [1, 0])).not.toThrow();
    expect(() => checkCounts('toy', [[10], []], [1, 2])).toThrow('toy: seat 1: 0 cards are unseen, the deck has 2');
  });
});

describe('conservation', () => {
  test('every card once, in whatever order, is no fault', () => {
    expect(conservationFaults(0, [0, 1, 2], [2, 0, 1])).toEqual([]);
  });

  test.each([
    ['a lost card', [0, 2]],
    ['a card twice', [0, 1, 1]],
    ['a card too many', [0, 1, 2, 2]],
    ['a card of the other side', [0, 1, 3]],
  ])('%s is one', (_, found) => {
    expect(conservationFaults(1, [0, 1, 2], found)).toEqual([`seat 1: cards are not conserved: ${found.join(' ')}`]);
  });
});
