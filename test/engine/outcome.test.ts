// How games end: places from scores, who won, somebody placed last.
import { describe, expect, test } from '@jest/globals';
import { drawnOutcome, NOBODY, placeLast, rankScores, type Score, valueOf } from '../../src/engine/index.js';

describe('ranking', () => {
  test.each<[Score[], number[], number]>([
    [[3, 1, 2], [3, 1, 2], 1],
    [[5, 5, 9], [1, 1, 3], NOBODY],
    [[5, 9, 9], [1, 2, 2], 0],
    [[9, 5, 9, 5], [3, 1, 3, 1], NOBODY],
    [[7, 7, 7], [1, 1, 1], NOBODY],
    [[1, '-Infinity', -30], [3, 1, 2], 1],
    [['-Infinity', '-Infinity', 0], [1, 1, 3], NOBODY],
    [[4], [1], 0],
  ])('lowest wins: %j gives the places %j', (scores, places, winner) => {
    expect(rankScores(scores, 'lowest', 'points')).toEqual({ places, scores, winner, reason: 'points' });
  });

  test('highest wins: the same scores the other way round', () => {
    expect(rankScores([3, 1, 2], 'highest', 'points')).toMatchObject({ places: [1, 3, 2], winner: 0 });
    expect(rankScores(['-Infinity', 0], 'highest', 'points')).toMatchObject({ places: [2, 1], winner: 1 });
  });

  test('minus infinity is a word, so that it survives JSON, and is worth less than any number', () => {
    const { scores } = rankScores(['-Infinity', -1e9], 'lowest', 'points');
    expect(JSON.parse(JSON.stringify(scores))).toEqual(['-Infinity', -1e9]);
    expect(valueOf('-Infinity')).toBe(-Infinity);
  });
});

describe('placing last', () => {
  test('CO-7 the others move up and keep their order; the scores stay', () => {
    const outcome = rankScores([1, 5, 3], 'lowest', 'points');
    expect(placeLast(outcome, 0, 'conceded')).toEqual({
      places: [3, 2, 1],
      scores: [1, 5, 3],
      winner: 2,
      reason: 'conceded',
    });
  });

  test('CO-7 who shared the first place with the last one wins alone; two who shared it still do', () => {
    expect(placeLast(rankScores([2, 2, 4], 'lowest', 'points'), 1, 'conceded')).toMatchObject({
      places: [1, 3, 2],
      winner: 0,
    });
    expect(placeLast(rankScores([2, 2, 4], 'lowest', 'points'), 2, 'conceded')).toMatchObject({
      places: [1, 1, 3],
      winner: NOBODY,
    });
    expect(placeLast(rankScores([9, 9, 4], 'lowest', 'points'), 0, 'conceded')).toMatchObject({ places: [3, 2, 1] });
  });
});

test('a drawn outcome puts everybody first, and nobody has won', () => {
  expect(drawnOutcome(3, 'bounded')).toEqual({
    places: [1, 1, 1],
    scores: [0, 0, 0],
    winner: NOBODY,
    reason: 'bounded',
  });
});
