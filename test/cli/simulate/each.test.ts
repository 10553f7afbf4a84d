// `hotseat simulate --each`: one simulation for every value of an option, the same as if each had been asked for alone.
import { afterAll, expect, test } from '@jest/globals';
import { makeEachReport, plansOfEach, readEach } from '../../../src/cli/actions/simulate/each.js';
import { unwrap } from '../../../src/engine/index.js';
import type { Plan } from '../../../src/simulation/plan.js';
import { makeReport } from '../../../src/simulation/report.js';
import { emptyTally } from '../../../src/simulation/tally.js';
import { gameCalled } from '../../shelf.js';
import { run, tempFolder } from '../run.js';

const areena = await gameCalled('areena');

const { folder, clean } = tempFolder();
afterAll(clean);

const golf = await gameCalled('golf');
const trail = await gameCalled('blood-trail');
const PLAN: Plan = {
  game: 'golf',
  games: 8,
  players: 2,
  bots: ['random'],
  options: { 'test-mode': false, order: 'random' },
  seed: 's',
};

function simulate(words: string, input = ''): ReturnType<typeof run> {
  return run(folder, ['simulate', ...words.split(' ')], { input });
}

test('a word takes all of its values, a switch off and on, and nothing else of the plan changes', () => {
  const callings = unwrap(readEach(trail, { option: [], each: 'calling' }));
  expect([...(callings?.values.keys() ?? [])].sort()).toEqual(['barbarian', 'ranger', 'shaman']);
  const switched = unwrap(readEach(golf, { option: ['order=random'], each: 'test-mode' }));
  if (switched === undefined) throw new Error('no values');
  expect(plansOfEach(PLAN, switched)).toEqual([PLAN, { ...PLAN, options: { 'test-mode': true, order: 'random' } }]);
  const reports = [0, 1].map(() => makeReport(PLAN, emptyTally(1, 2), []));
  expect(makeEachReport('golf', switched, reports).runs.map(({ value }) => value)).toEqual(['off', 'on']);
});

test('--json prints one object whose runs are those of --option, for every number of threads', async () => {
  const wanted = 'blood-trail -n 30 --seed e --option turns=40 --json';
  const each = await simulate(`${wanted} --each calling --jobs 1`);
  expect([each.code, each.err]).toEqual([0, '']);
  const { runs, ...rest } = JSON.parse(each.out) as { runs: { value: string }[] };
  expect(rest).toEqual({ schema: 1, game: 'blood-trail', each: 'calling' });
  expect(runs.map(({ value }) => value)).toEqual(['barbarian', 'ranger', 'shaman']);
  for (const { value, ...own } of runs) {
    const { out } = await simulate(`${wanted} --option calling=${value} --jobs 1`);
    expect({ schema: 1, game: 'blood-trail', ...own }).toEqual(JSON.parse(out));
    expect(own).toHaveProperty(['facts', 'trail.fact.calling'], { counts: { [`trail.calling.${value}`]: 30 } });
  }
  expect((await simulate(`${wanted} --each calling --jobs 3`)).out).toBe(each.out);
});

test('for people the reports follow each other, each under its value', async () => {
  const wanted = 'golf -n 30 --seed e --jobs 1';
  const [off, on] = await Promise.all(
    ['off', 'on'].map(async (value) => (await simulate(`${wanted} --option test-mode=${value}`)).out),
  );
  expect(off).not.toBe(on);
  const { code, out, err } = await simulate(`${wanted} --each test-mode`);
  expect([code, err]).toEqual([0, '']);
  expect(out).toBe(`test-mode=off\n${off}\ntest-mode=on\n${on}`);
});

test('a seed that is drawn is told once and is that of every run', async () => {
  const { out, err } = await simulate('golf -n 5 --each order --json --jobs 1');
  const { runs } = JSON.parse(out) as { runs: { seed: string }[] };
  const seeds = new Set(runs.map(({ seed }) => seed));
  expect([runs.length, seeds.size]).toEqual([2, 1]);
  expect(err.split('\n').filter((line) => line.includes([...seeds].join()))).toHaveLength(1);
});

test('a deck from standard input is that of every run', async () => {
  const deck = areena.library?.decks.find(({ name }) => name === 'fast');
  const { code, out } = await simulate(
    'areena -n 4 --seed e --deck greedy=- --each ask-always --json --jobs 1',
    deck?.lines.join('\n'),
  );
  expect(code).toBe(0);
  const { runs } = JSON.parse(out) as { runs: { value: string; decks: { deck: string; games: number }[] }[] };
  expect(runs.map(({ value, decks }) => [value, ...decks.map(({ games }) => games)])).toEqual([
    ['off', 4],
    ['on', 4],
  ]);
});

test.each([
  ['golf --each calling', '"calling"', 'Possible: test-mode, order.'],
  ['blood-trail --each turns', '"turns"', 'Possible: calling'],
  ['golf --each constructor', '"constructor"', 'order'],
  ['golf --each order=random', '"order=random"', 'order'],
  ['golf --each order --option order=random', '"--each order"', '"--option"'],
  ['areena --each ask-always --matrix', '"--each"', '"--matrix"'],
])('%s is one clear fault and exit code 2', async (words, ...named) => {
  const { code, out, err } = await simulate(`${words} -n 1 --seed e`);
  expect([code, out]).toEqual([2, '']);
  for (const word of named) expect(err).toContain(word);
  expect(err.trim().split('\n')).toHaveLength(1);
});
