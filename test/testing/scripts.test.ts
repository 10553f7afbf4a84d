// Set-ups and scripts for tests: a game stands where its choices lead, and what is no game says so.
import { expect, test } from '@jest/globals';
import { NOBODY } from '../../src/engine/index.js';
import { playChoices, playScript, setupFor, sitDown } from '../../src/testing/index.js';
import { pebbles } from './heap.js';

const SCRIPT = [
  'hotseat 1',
  'game pebbles',
  'rules 1',
  'seed 1',
  'option heap=7',
  'player Ann',
  'player Bob',
  '---',
  '',
].join('\n');

test('choices lead to a state, with who is asked, what is open, and all that was told', () => {
  const { state, asked, open, log } = playChoices(pebbles, ['take 3', 'take 2'], { options: ['heap=7'] });
  expect([state.left, asked, open]).toEqual([2, 0, ['take 1', 'take 2']]);
  expect(log.filter(({ code }) => code === 'pebbles.took')).toHaveLength(2);
});

test('after the last choice nobody is asked', () => {
  const { state, asked, open } = playChoices(pebbles, ['take 3', 'take 2'], { options: ['heap=5'] });
  expect([state.run.outcome?.winner, asked, open]).toEqual([1, NOBODY, []]);
});

test('a choice that is refused is named with what is open', () => {
  expect(() => playChoices(pebbles, ['take 3', 'take 3'], { options: ['heap=5'] })).toThrow(
    /choice 2, take 3.*take 2/u,
  );
});

test('a recording is played to where it stops, and a fault in it is answered', () => {
  const played = playScript(pebbles, `${SCRIPT}Ann: take 3\nBob: take 1\n`);
  expect([played.fault, played.asked, played.state.run.decisions, played.log.length > 0]).toEqual([
    undefined,
    0,
    2,
    true,
  ]);
  const stopped = playScript(pebbles, `${SCRIPT}Ann: take 3\nBob: take 9\n`);
  expect([stopped.fault?.code, stopped.fault?.line, stopped.asked]).toEqual(['choice.not-open', 10, 1]);
});

test('who must sit to the end of a recording is told where it stops, and what is no recording is refused', () => {
  expect(sitDown(pebbles, `${SCRIPT}Ann: take 3\n`).match.asked).toBe(1);
  expect(() => sitDown(pebbles, `${SCRIPT}Bob: take 3\n`)).toThrow('the script stops');
  expect(() => playScript(pebbles, 'golf, please\n')).toThrow('no game');
});

test('a set-up is what everybody arranges: its faults throw', () => {
  const setup = setupFor(pebbles, {
    players: ['Ann', 'Bob'],
    bot: 'greedy',
    options: ['heap=7'],
    seed: ' 5 ',
    first: 1,
  });
  expect(setup).toMatchObject({
    players: [{ bot: 'greedy' }, { bot: 'greedy' }],
    options: { heap: 7 },
    seed: '5',
    first: 1,
  });
  expect(() => setupFor(pebbles, { players: ['Ann'] })).toThrow('players.exactly');
});
