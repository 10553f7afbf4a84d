// How duels end.
import { expect, test } from '@jest/globals';
import { NOBODY } from '../../../src/engine/index.js';
import { duelOutcome, isBoth } from '../../../src/kits/duel/index.js';

test.each([
  { lost: 0b01, places: [2, 1], winner: 1 },
  { lost: 0b10, places: [1, 2], winner: 0 },
  // Both at the same moment, and nobody at the end of a long game: a draw (CO-6).
  { lost: 0b11, places: [1, 1], winner: NOBODY },
  { lost: 0b00, places: [1, 1], winner: NOBODY },
])('of the seats $lost, who has lost comes last', ({ lost, places, winner }) => {
  expect(duelOutcome(lost, [3, 0], 'toy.end')).toEqual({ places, scores: [3, 0], winner, reason: 'toy.end' });
  expect(isBoth(lost)).toBe(lost === 0b11);
});
