// Results: a value, or everything that is wrong.
import { expect, test } from '@jest/globals';
import { newFault } from '../../src/engine/fault.js';
import {
  failure,
  failureOf,
  faultsOf,
  type Result,
  success,
  successUnless,
  together,
  unwrap,
} from '../../src/engine/index.js';

const early = newFault('early');
const middle = newFault('middle');
const late = newFault('late');

test('several results that are right are one, with each value under its name', () => {
  const all = together({ games: success(3), seed: success('s'), each: success(undefined) });
  expect(all).toEqual(success({ games: 3, seed: 's', each: undefined }));
  const { games, seed } = unwrap(all);
  expect(games.toFixed(1) + seed.toUpperCase()).toBe('3.0S');
});

test('of several results everything that is wrong is told, in the order of their names', () => {
  const wrong: Result<number> = failure(early, middle);
  expect(faultsOf(together({ games: wrong, seed: success('s'), jobs: failure(late) }))).toEqual([early, middle, late]);
});

test('a value holds unless something is wrong with it', () => {
  expect(successUnless([], 3)).toEqual(success(3));
  expect(successUnless([early, late], 3)).toEqual(failure(early, late));
});

test('a failure can have more faults than fit into one call, and has one at least', () => {
  const many = Array.from({ length: 300_000 }, () => early);
  expect(failureOf(many).faults).toHaveLength(many.length);
  expect(() => failureOf([])).toThrow('without a fault');
});

test('a failure that cannot be is an error of ours, which names the codes', () => {
  expect(() => unwrap(failure(early, late))).toThrow('early {}, late {}');
});
