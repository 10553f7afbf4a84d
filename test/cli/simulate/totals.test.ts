// What a simulation counts, game by game and put together.
import { expect, test } from '@jest/globals';
import { type Outcome, type Score, Sitting } from '../../../src/engine/index.js';
import { playGames } from '../../../src/simulation/games.js';
import { scoreRanges } from '../../../src/simulation/histogram.js';
import { type Plan, setupOfGame } from '../../../src/simulation/plan.js';
import { makeReport } from '../../../src/simulation/report.js';
import { runSimulation } from '../../../src/simulation/run.js';
import { addTally, countGame, emptyTally } from '../../../src/simulation/tally.js';
import { gameCalled } from '../../shelf.js';

const golf = await gameCalled('golf');
const PLAN: Plan = {
  game: 'golf',
  games: 250,
  players: 2,
  bots: ['greedy', 'random'],
  options: { 'test-mode': false, order: 'given' },
  seed: 'totals',
};

function outcome(places: readonly number[], scores: readonly Score[]): Outcome {
  const firsts = places.filter((place) => place === 1).length;
  return { places, scores, winner: firsts === 1 ? places.indexOf(1) : -1, reason: 'test' };
}

test('wins, draws, decisions and scores are counted by bot and by seat', () => {
  const tally = emptyTally(2, 3);
  countGame(tally, outcome([2, 1, 3], [9, 4, 30]), 20, [0, 1, 0]);
  countGame(tally, outcome([1, 3, 1], [5, 8, 5]), 12, [1, 0, 1]);
  expect(tally).toEqual({
    ended: 2,
    draws: 1,
    bots: [
      { games: 3, wins: 0, draws: 0 },
      { games: 3, wins: 1, draws: 2 },
    ],
    seats: [
      { games: 2, wins: 0, draws: 1 },
      { games: 2, wins: 1, draws: 0 },
      { games: 2, wins: 0, draws: 1 },
    ],
    decks: [],
    decisions: 32,
    fewest: 12,
    most: 20,
    scores: [
      new Map([
        [9, 1],
        [30, 1],
        [8, 1],
      ]),
      new Map([
        [4, 1],
        [5, 2],
      ]),
    ],
    facts: new Map(),
  });
});

test('the parts of a simulation add up to the whole, wherever it is cut', () => {
  const whole = playGames(golf, PLAN, 0, 60).tally;
  const sum = emptyTally(2, 2);
  for (const [from, to] of [
    [0, 7],
    [7, 50],
    [50, 51],
    [51, 60],
  ] as const)
    addTally(sum, playGames(golf, PLAN, from, to).tally);
  expect(sum).toEqual(whole);
});

test('a simulated game is the game that is played from the same seed at a table', () => {
  for (const index of [0, 1, 2, 3, 4]) {
    const sitting = new Sitting(golf, setupOfGame(PLAN, index));
    while (!sitting.match.over) sitting.moveBot();
    const alone = emptyTally(2, 2);
    const { outcome: end, decisions } = sitting.match.state.run;
    if (end === null) throw new Error('the game did not end');
    countGame(alone, end, decisions, index % 2 === 0 ? [0, 1] : [1, 0]);
    expect(playGames(golf, PLAN, index, index + 1).tally).toEqual(alone);
  }
});

test('all games are played, and told of as they are', async () => {
  let told = 0;
  const part = await runSimulation(golf, PLAN, {
    jobs: 1,
    home: undefined,
    signal: new AbortController().signal,
    progress: (games) => {
      told += games;
    },
  });
  expect(told).toBe(250);
  expect(part?.tally.ended).toBe(250);
  expect(part?.tally.seats.map(({ games }) => games)).toEqual([250, 250]);
  expect(part?.breaches).toEqual([]);
});

test('a simulation that is ended early has no totals', async () => {
  const stop = new AbortController();
  const running = { jobs: 1, home: undefined, signal: stop.signal, progress: () => stop.abort() };
  expect(await runSimulation(golf, PLAN, running)).toBeUndefined();
});

test('the report is reckoned from the totals', () => {
  const tally = emptyTally(2, 2);
  countGame(tally, outcome([1, 2], [3, 9]), 10, [0, 1]);
  countGame(tally, outcome([1, 1], [4, 4]), 21, [1, 0]);
  const { decisions, bots, seats, draws } = makeReport({ ...PLAN, games: 2 }, tally, []);
  expect(decisions).toEqual({ mean: 15.5, min: 10, max: 21 });
  expect(draws).toBe(1);
  expect(bots.map(({ bot, games, wins, draws: shared, rate }) => [bot, games, wins, shared, rate])).toEqual([
    ['greedy', 2, 1, 1, 0.5],
    ['random', 2, 0, 1, 0],
  ]);
  expect(seats.map(({ seat, wins, draws: shared, rate }) => [seat, wins, shared, rate])).toEqual([
    [1, 1, 1, 0.5],
    [2, 0, 1, 0],
  ]);
});

test('scores fall into easy ranges, minus infinity apart', () => {
  const one = new Map<Score, number>([
    ['-Infinity', 1],
    [-3, 1],
    [0, 1],
    [19, 1],
  ]);
  const other = new Map<Score, number>([
    [20, 3],
    [34, 1],
  ]);
  // From −3 to 34 it takes 8 ranges of 5, and with ranges of 2 it would take 20.
  const ranges = scoreRanges([one, other]);
  expect(ranges.map(({ from, to }) => [from, to])).toEqual([
    ['-Infinity', '-Infinity'],
    [-5, -1],
    [0, 4],
    [5, 9],
    [10, 14],
    [15, 19],
    [20, 24],
    [25, 29],
    [30, 34],
  ]);
  expect(ranges.map(({ shares }) => shares)).toEqual([
    [0.25, 0],
    [0.25, 0],
    [0.25, 0],
    [0, 0],
    [0, 0],
    [0.25, 0],
    [0, 0.75],
    [0, 0],
    [0, 0.25],
  ]);
});

test('few different scores stand each on its own', () => {
  expect(
    scoreRanges([
      new Map([
        [7, 1],
        [9, 1],
      ]),
    ]).map(({ from, to }) => [from, to]),
  ).toEqual([
    [7, 7],
    [8, 8],
    [9, 9],
  ]);
  expect(scoreRanges([new Map()])).toEqual([]);
});
