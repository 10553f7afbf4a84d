// Bars and labels of tables.
import { expect, test } from '@jest/globals';
import { effectBar, effectLabel, gaugeBar } from '../../src/engine/index.js';

test('EF-17 a label is the short name, stacks above one, and the turns; no effects, no brackets', () => {
  expect(effectLabel('poi', { stacks: 1, turns: 2 })).toBe('poi:2');
  expect(effectLabel('bleed', { stacks: 3, turns: 2 })).toBe('bleedx3:2');
  expect(effectBar(['poi:2', 'reg:1'])).toBe('[poi:2 reg:1]');
  expect(effectBar([])).toBe('');
});

test('EF-18 a bar is filled in proportion, empty only at 0 and full only at the most', () => {
  expect(gaugeBar('L', 62, 67, 12)).toBe('L [###########-] 62/67');
  expect(gaugeBar('M', 5, 5, 8)).toBe('M [########] 5/5');
  expect(gaugeBar('L', 0, 67, 4)).toBe('L [----] 0/67');
  expect(gaugeBar('L', 1, 67, 4)).toBe('L [#---] 1/67');
  expect(gaugeBar('L', 66, 67, 4)).toBe('L [###-] 66/67');
});
