// Plans: who sits where, which seeds, and what is wrong with a command line.
import { expect, test } from '@jest/globals';
import { faultsOf, type Result, unwrap } from '../../../src/engine/index.js';
import {
  hasLikeSeats,
  type Plan,
  readJobs,
  readPlan,
  setupOfGame,
  type WrittenPlan,
} from '../../../src/simulation/plan.js';
import { gameCalled } from '../../shelf.js';

const golf = await gameCalled('golf');

const UNNAMED: WrittenPlan = { games: undefined, players: undefined, bots: undefined, options: [], seed: 's' };

function read(written: Partial<WrittenPlan>): Result<Plan> {
  return readPlan(golf, { ...UNNAMED, ...written });
}

function good(written: Partial<WrittenPlan>): Plan {
  return unwrap(read(written));
}

function codes(written: Partial<WrittenPlan>): string[] {
  return faultsOf(read(written)).map(({ code }) => code);
}

const seating = (plan: Plan, index: number): string[] => setupOfGame(plan, index).players.map(({ name }) => name);

test('nothing named means a thousand games of greedy against random', () => {
  expect(good({})).toEqual({
    game: 'golf',
    games: 1000,
    players: 2,
    bots: ['greedy', 'random'],
    options: { 'test-mode': false, order: 'given' },
    seed: 's',
  });
});

test('two bots change seats from game to game, and are named by bot and seat', () => {
  const plan = good({ bots: 'greedy,random' });
  expect(seating(plan, 0)).toEqual(['greedy-1', 'random-2']);
  expect(seating(plan, 1)).toEqual(['random-1', 'greedy-2']);
  expect(seating(plan, 2)).toEqual(['greedy-1', 'random-2']);
  expect(setupOfGame(plan, 1).players.map(({ bot }) => bot)).toEqual(['random', 'greedy']);
});

test('with more players than bots the list repeats', () => {
  const plan = good({ bots: 'greedy, random', players: '3' });
  expect(seating(plan, 0)).toEqual(['greedy-1', 'random-2', 'greedy-3']);
  expect(seating(plan, 1)).toEqual(['random-1', 'greedy-2', 'random-3']);
});

test('there are as many players as bots when nobody says how many, and at least the fewest the game takes', () => {
  expect(good({ bots: 'greedy,random,random' }).players).toBe(3);
  expect(good({ bots: 'random' }).players).toBe(2);
});

test('each game has the seed with its number, counted from 1', () => {
  const plan = good({ seed: ' summer ' });
  expect([0, 41].map((index) => setupOfGame(plan, index).seed)).toEqual(['summer-1', 'summer-42']);
});

test('options are those of the game', () => {
  expect(good({ options: ['test-mode', 'order=random'] }).options).toEqual({ 'test-mode': true, order: 'random' });
});

test('seats are alike with one bot or with bots that fill them evenly, and otherwise not', () => {
  expect(hasLikeSeats(good({ bots: 'greedy', players: '3' }))).toBe(true);
  expect(hasLikeSeats(good({ bots: 'greedy,random', players: '4' }))).toBe(true);
  expect(hasLikeSeats(good({ bots: 'greedy,random', players: '3' }))).toBe(false);
});

test.each<[string, Partial<WrittenPlan>, string]>([
  ['no games', { games: '0' }, 'simulate.number'],
  ['a word for a number', { games: 'abc' }, 'simulate.number'],
  ['a number with a tail', { games: '10x' }, 'simulate.number'],
  ['a part of a game', { games: '1.5' }, 'simulate.number'],
  ['fewer than no games', { games: '-5' }, 'simulate.number'],
  ['too many games', { games: '9999999999' }, 'simulate.number'],
  ['too many players', { players: '7' }, 'players.number'],
  ['too few players', { players: '1' }, 'players.number'],
  ['no players', { players: '0' }, 'simulate.number'],
  ['an unknown bot in two seats', { bots: 'clever' }, 'bot.unknown'],
  ['a list of no bots', { bots: ' , ' }, 'simulate.no-bots'],
  ['an unknown option', { options: ['fast'] }, 'option.unknown'],
  ['an empty seed', { seed: '  ' }, 'seed.empty'],
])('%s is one fault', (_name, written, code) => {
  expect(codes(written)).toEqual([code]);
});

test('several mistakes are told together', () => {
  expect(codes({ games: '0', bots: 'clever', seed: '' })).toEqual(['simulate.number', 'bot.unknown', 'seed.empty']);
});

test('threads are a number from 1 up', () => {
  expect(unwrap(readJobs('3', 8))).toBe(3);
  expect(unwrap(readJobs(undefined, 8))).toBe(8);
  expect(faultsOf(readJobs('0', 8)).map(({ code }) => code)).toEqual(['simulate.number']);
});
