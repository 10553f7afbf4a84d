// Wilson's interval against published numbers.
import { expect, test } from '@jest/globals';
import { wilson } from '../../../src/simulation/interval.js';

// Newcombe, Statistics in Medicine 17 (1998), table I, method 3: the score interval without continuity correction.
test.each([
  { wins: 81, games: 263, low: 0.2553, high: 0.3662 },
  { wins: 15, games: 148, low: 0.0624, high: 0.1605 },
  { wins: 0, games: 20, low: 0, high: 0.1611 },
  { wins: 1, games: 29, low: 0.0061, high: 0.1718 },
])('the interval of $wins wins in $games games is the published one', ({ wins, games, low, high }) => {
  const rate = wilson(wins, games);
  expect(rate.low).toBeCloseTo(low, 4);
  expect(rate.high).toBeCloseTo(high, 4);
});

test('the rate is wins by games, and wins of every game leave the interval open below only', () => {
  // All of n won is the mirror of none won: the lower bound is n / (n + z²), 20 / 23.8415 for twenty games.
  const { rate, low, high } = wilson(20, 20);
  expect([rate, high]).toEqual([1, 1]);
  expect(low).toBeCloseTo(20 / (20 + 1.959964 ** 2), 6);
  expect(wilson(3, 12).rate).toBe(0.25);
});

test('without a game nothing is known', () => {
  expect(wilson(0, 0)).toEqual({ rate: 0, low: 0, high: 1 });
});
