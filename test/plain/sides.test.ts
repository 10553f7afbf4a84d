// Plain mode at a table with two sides, with Weiss-Schwarz as the example: what is told after each choice, and beside choices.
import { expect, test } from '@jest/globals';
import { Sitting } from '../../src/engine/index.js';
import { setupFor } from '../setups.js';
import { gameCalled } from '../shelf.js';
import { typeInto } from './typed.js';

const weiss = await gameCalled('weiss-schwarz');

function sit(): Sitting {
  return new Sitting(weiss, setupFor(weiss, { seed: '3', first: 0 }));
}

/** Everything of Ann's first turn up to her first attack; what she has is known from the seed. */
const BEFORE = ['clock lumiro', 'play celo-mir front-1', 'done'];

test('after a choice each side is told that stands in another way than before, and no other', async () => {
  const { output } = await typeInto(sit(), [...BEFORE, 'attack front-1']);
  const parts = output.split('\n> ').map((part) => part.split('\n'));
  const standsAfter = (typed: string): string[] =>
    (parts.findLast(([first]) => first === typed) ?? []).filter((line) => /^(Ann|Bob): level/u.test(line));
  // One card from the hand to the clock, two drawn; one played; then one turned up for the stock and two taken.
  expect(standsAfter('clock lumiro')).toEqual(['Ann: level 0/4, clock 1/7, stock 0, hand 6.']);
  expect(standsAfter('play celo-mir front-1')).toEqual(['Ann: level 0/4, clock 1/7, stock 0, hand 5.']);
  expect(standsAfter('done')).toEqual([]);
  expect(standsAfter('attack front-1')).toEqual([
    'Ann: level 0/4, clock 1/7, stock 1, hand 5.',
    'Bob: level 0/4, clock 2/7, stock 0, hand 5.',
  ]);
});

test('a choice that is the only one of its kind is explained like those of a list', async () => {
  const { lines } = await typeInto(sit(), BEFORE);
  expect(lines).toContain('  1: Attack: Celo Mir (front 1) · Celo Mir 2000 meets nobody: a direct attack');
});
