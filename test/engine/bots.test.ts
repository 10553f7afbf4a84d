// Bots at a table, and the streams of chance they are given.
import { expect, test } from '@jest/globals';
import { Bots, ChanceStreams, Match, NOBODY } from '../../src/engine/index.js';
import { setupFor } from '../setups.js';
import { gameCalled } from '../shelf.js';

const golf = await gameCalled('golf');

const draws = (streams: ChanceStreams, seat: number, decision: number): number[] => {
  const chance = streams.at(seat, decision);
  return Array.from({ length: 5 }, () => chance.below(1_000_000));
};

test('CO-1 a stream depends on its text and its two numbers alone', () => {
  const streams = new ChanceStreams('a');
  const first = draws(streams, 1, 7);
  draws(streams, 0, 3);
  expect(draws(streams, 1, 7)).toEqual(first);
  expect(draws(new ChanceStreams('a'), 1, 7)).toEqual(first);
});

test('streams of other texts, groups and numbers differ', () => {
  const all = ['a', 'b'].flatMap((text) =>
    [0, 1, 2].flatMap((seat) => [0, 1, 2].map((decision) => draws(new ChanceStreams(text), seat, decision).join())),
  );
  expect(new Set(all).size).toBe(18);
});

test('the first numbers of neighbouring streams are spread evenly, singly and in pairs', () => {
  const limit = 10;
  const singles = new Array<number>(limit).fill(0);
  const pairs = new Array<number>(limit * limit).fill(0);
  for (let game = 0; game < 500; game++) {
    const streams = new ChanceStreams(`bot 42-${game}`);
    let before = streams.at(0, 0).below(limit);
    for (let decision = 1; decision <= 40; decision++) {
      const number = streams.at(decision % 2, decision).below(limit);
      singles[number] = (singles[number] ?? 0) + 1;
      pairs[before * limit + number] = (pairs[before * limit + number] ?? 0) + 1;
      before = number;
    }
  }
  // Chi-squared with 9 and with 99 degrees of freedom: chance passes these bounds once in ten thousand times.
  expect(chiSquared(singles)).toBeLessThan(33.7);
  expect(chiSquared(pairs)).toBeLessThan(161.3);
});

test('a bot is asked for its own seat only, and a person’s seat is refused', () => {
  const setup = setupFor(golf, { players: ['Ann', 'Bob'] });
  const match = Match.begin(golf, setup);
  const people = new Bots(golf, setup);
  expect([people.has(0), people.has(NOBODY)]).toEqual([false, false]);
  expect(() => people.choose(match)).toThrow('person');
  const bots = new Bots(golf, setupFor(golf, { players: ['Ann', 'Bob'], bot: 'random' }));
  expect([bots.has(0), bots.has(1), bots.has(2)]).toEqual([true, true, false]);
  expect(bots.choose(match)).toBeLessThan(match.choices.count);
});

function chiSquared(counts: readonly number[]): number {
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
}
