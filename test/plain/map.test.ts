// A game with a map by lines: what is where in words, and no more of it told again than has changed.
import { expect, test } from '@jest/globals';
import { arrange, Sitting, unwrap } from '../../src/engine/index.js';
import { gameCalled } from '../shelf.js';
import { typeInto } from './typed.js';

const bloodTrail = await gameCalled('blood-trail');

function trail(): Sitting {
  const players = [{ name: 'Ann', bot: undefined }];
  const setup = unwrap(arrange(bloodTrail, { players, options: [], seed: '1', first: undefined }));
  return new Sitting(bloodTrail, setup);
}

test('BT-2 creatures and doors are told with steps and ways, and nothing is drawn', async () => {
  const { lines, output } = await typeInto(trail(), []);
  expect(lines).toContain('  Wolf, 8 steps west, asleep.');
  expect(lines).toContain('  closed door (door-1), 2 steps north-east.');
  expect(lines).toContain('  Life: 48 of 48.');
  expect(output).not.toMatch(/#|Around: w/u);
});

test('a turn later only what has changed is told, the command table tells all', async () => {
  const { output } = await typeInto(trail(), ['go sw', 'table']);
  const [, later = '', table = ''] = output.split(/^> .*\n/mu);
  expect(later).toContain('  Wolf, 7 steps west, asleep.');
  expect(later).not.toContain('Life:');
  expect(later).not.toContain('The lost miners');
  expect(table).toContain('Life: 48 of 48.');
  expect(table).toContain('The lost miners');
});

test('in a fight every blow is followed by the life of those who were hurt', async () => {
  const { output } = await typeInto(trail(), ['go sw', ...Array.from({ length: 7 }, () => 'go w'), 'strike 1']);
  const told = output.split(/^> .*\n/mu);
  expect(told[8]).toContain('1) Wolf, life: 15 of 15.');
  // The axe takes seven, the wound one; the wolf's scratch four.
  expect(told[9]).toContain('1) Wolf, life: 7 of 15.\nEffects: bleeding for 2 turns.');
  expect(told[9]).toContain('  Life: 44 of 48.');
});
