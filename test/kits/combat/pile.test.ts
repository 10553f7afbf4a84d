// A pile of effects with an order, taken apart in any place, fits `statistic` (shapes of WS-15 to WS-17).
import { describe, expect, test } from '@jest/globals';
import { type EffectTable, type LastingEffect, statistic } from '../../../src/kits/combat/index.js';

const KINDS: EffectTable = {
  raise: { id: 'raise', change: (name, value, { power }) => (name === 'power' ? value + power : value) },
  annul: { id: 'annul', change: (name, value) => (name === 'power' ? 0 : value) },
};

const raise = (power: number): LastingEffect => ({ id: 'raise', turns: 1, power, stacks: 1 });
const annul: LastingEffect = { id: 'annul', turns: 1, power: 0, stacks: 1 };

/** The power of a card with so much printed on it, under a pile that belongs to the field and not to the card. */
const power = (printed: number, pile: LastingEffect[]): number =>
  statistic(KINDS, { base: { power: printed }, equipment: {}, effects: pile }, 'power');

describe('a pile of effects', () => {
  test('as in WS-15: raised and then annulled is 0, annulled and then raised is what was raised', () => {
    expect(power(4000, [raise(1100), annul])).toBe(0);
    expect(power(4000, [annul, raise(1100)])).toBe(1100);
  });

  test('as in WS-15: 400 lowered by 1000 shows 0, and is 400 afterwards', () => {
    expect([power(400, [raise(-1000)]), power(400, [])]).toEqual([0, 400]);
    // Only the end of the sum is kept at 0: a raise on top counts from −600.
    expect(power(400, [raise(-1000), raise(700)])).toBe(100);
  });

  test('as in WS-17: one taken out of the middle leaves the others as if it had never been there', () => {
    const pile = [raise(500), annul, raise(1100), raise(1100)];
    expect(power(2000, pile)).toBe(2200);
    const without = (index: number): LastingEffect[] => pile.filter((_, at) => at !== index);
    expect([0, 1, 2, 3].map((index) => power(2000, without(index)))).toEqual([2200, 4700, 1100, 1100]);
  });

  test('as in WS-15: undone in the reverse order, every power on the way is what it was before', () => {
    const pile = [raise(500), annul, raise(1100)];
    const up = pile.map((_, at) => power(3000, pile.slice(0, at + 1)));
    expect(up).toEqual([3500, 0, 1100]);
    const down = pile.map((_, at) => power(3000, pile.slice(0, pile.length - 1 - at)));
    expect(down).toEqual([0, 3500, 3000]);
  });
});
