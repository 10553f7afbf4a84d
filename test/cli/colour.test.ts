// Colour is settled once, by whoever comes first: the flag, NO_COLOR, FORCE_COLOR, the terminal.
import { expect, test } from '@jest/globals';
import { colourLevel } from '../../src/cli/output/colour.js';

const TERMINAL = { isTTY: true, getColorDepth: (): number => 8 };
const PIPE = { isTTY: false };

test.each([
  ['a terminal of 256 colours', undefined, {}, TERMINAL, 2],
  ['a terminal of all colours', undefined, {}, { isTTY: true, getColorDepth: (): number => 24 }, 3],
  ['a terminal of one colour', undefined, {}, { isTTY: true, getColorDepth: (): number => 1 }, 0],
  ['a pipe', undefined, {}, PIPE, 0],
  ['NO_COLOR on a terminal', undefined, { NO_COLOR: '1' }, TERMINAL, 0],
  ['NO_COLOR that is empty counts as not set', undefined, { NO_COLOR: '' }, TERMINAL, 2],
  ['NO_COLOR before FORCE_COLOR', undefined, { NO_COLOR: '1', FORCE_COLOR: '3' }, PIPE, 0],
  ['FORCE_COLOR in a pipe', undefined, { FORCE_COLOR: '' }, PIPE, 1],
  ['FORCE_COLOR with a level', undefined, { FORCE_COLOR: '3' }, PIPE, 3],
  ['FORCE_COLOR that says no', undefined, { FORCE_COLOR: '0' }, TERMINAL, 0],
  ['--no-color before everything', false, { FORCE_COLOR: '3' }, TERMINAL, 0],
  ['--color before NO_COLOR', true, { NO_COLOR: '1' }, PIPE, 1],
] as const)('%s', (_what, flag, env, output, level) => {
  expect(colourLevel(flag, env, output)).toBe(level);
});
