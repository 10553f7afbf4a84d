// Chance: seeds in their normal form, alea inside the state, streams apart from it (CO-2).
import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import seedrandom from 'seedrandom';
import { Chance, type ChanceState, normaliseSeed, seedChance } from '../../src/engine/index.js';

const numbers = (saved: ChanceState, count: number): number[] => {
  const chance = new Chance(saved);
  return Array.from({ length: count }, () => chance.below(1_000_000));
};

describe('seeds', () => {
  test('CO-1 a seed is its text without blanks round it, in composed form', () => {
    expect(normaliseSeed(' 1 ')).toBe('1');
    expect(normaliseSeed('\u0061\u0308')).toBe('ä');
    expect(normaliseSeed('ä')).toBe('ä');
    expect(normaliseSeed('two words')).toBe('two words');
    expect([normaliseSeed(''), normaliseSeed(' \t ')]).toEqual([undefined, undefined]);
  });

  test('CO-1 texts that differ in one character, in high bytes or in length are different seeds', () => {
    const seeds = ['1', '2', '11', '01', 'ā', 'ă', 'a', 'x'.repeat(1000), 'x'.repeat(1001)];
    const states = seeds.map((seed) => JSON.stringify(seedChance(seed)));
    expect(new Set(states).size).toBe(seeds.length);
  });

  test('CO-2 the generator is seedrandom’s alea, seeded with the hash of the text', () => {
    const digest = createHash('sha256').update('42', 'utf8').digest('hex');
    const theirs = seedrandom.alea(digest);
    const expected = Array.from({ length: 50 }, () => Math.floor(theirs() * 1_000_000));
    expect(numbers(seedChance('42'), 50)).toEqual(expected);
  });
});

describe('the generator in the state', () => {
  test('CO-2 saved and taken up again it goes on as if it had never stopped', () => {
    const whole = numbers(seedChance('7'), 20);
    const chance = new Chance(seedChance('7'));
    const first = Array.from({ length: 8 }, () => chance.below(1_000_000));
    const saved = JSON.parse(JSON.stringify(chance.save())) as ChanceState;
    expect([...first, ...numbers(saved, 12)]).toEqual(whole);
  });

  test('CO-2 two generators from the same numbers do not disturb each other, nor the numbers', () => {
    const saved = Object.freeze(seedChance('7'));
    const [one, other] = [new Chance(saved), new Chance(saved)];
    for (let count = 0; count < 5; count++) one.below(6);
    expect(other.below(1_000_000)).toBe(numbers(saved, 1)[0]);
  });

  test('numbers lie from 0 to below the limit, and each comes up', () => {
    const chance = new Chance(seedChance('dice'));
    const seen = new Set(Array.from({ length: 300 }, () => chance.below(6)));
    expect([...seen].sort()).toEqual([0, 1, 2, 3, 4, 5]);
    expect(chance.below(1)).toBe(0);
  });

  test('a shuffle keeps every item, and gives every order about as often', () => {
    const chance = new Chance(seedChance('shuffle'));
    const orders = new Map<string, number>();
    for (let times = 0; times < 6000; times++) {
      const items = ['a', 'b', 'c'];
      chance.shuffle(items);
      orders.set(items.join(''), (orders.get(items.join('')) ?? 0) + 1);
    }
    expect([...orders.keys()].sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
    // 1000 each; five standard deviations are 144.
    for (const count of orders.values()) expect(Math.abs(count - 1000)).toBeLessThan(144);
  });

  test('shuffling nothing or one item changes nothing', () => {
    const chance = new Chance(seedChance('x'));
    const [none, one]: [string[], string[]] = [[], ['a']];
    chance.shuffle(none);
    chance.shuffle(one);
    expect([none, one]).toEqual([[], ['a']]);
  });
});
