// What games tell of their ends: counted by case or as numbers, the same whoever counts.
import { expect, test } from '@jest/globals';
import { reportText } from '../../../src/cli/actions/simulate/tables.js';
import { paintFor } from '../../../src/cli/output/colour.js';
import { LANGUAGES } from '../../../src/engine/index.js';
import { playGames } from '../../../src/simulation/games.js';
import type { Plan } from '../../../src/simulation/plan.js';
import { makeReport } from '../../../src/simulation/report.js';
import { addTally, countFacts, emptyTally } from '../../../src/simulation/tally.js';
import { loadTongue } from '../../../src/text/index.js';
import { gameCalled } from '../../shelf.js';

const trail = await gameCalled('blood-trail');
const PLAN: Plan = {
  game: 'blood-trail',
  games: 12,
  players: 1,
  bots: ['explorer'],
  options: { calling: 'ranger', turns: 400 },
  seed: 'facts',
};

test('cases are counted, the most frequent first, numbers are put together', () => {
  const one = emptyTally(1, 1);
  countFacts(one, { end: 'wolf', turns: 10 });
  countFacts(one, { end: 'bear', turns: 4 });
  const other = emptyTally(1, 1);
  countFacts(other, { end: 'wolf', turns: 1 });
  countFacts(other, { end: 'ape', turns: 5 });
  const expected = { end: { counts: { wolf: 2, ape: 1, bear: 1 } }, turns: { mean: 5, min: 1, max: 10 } };
  for (const [first, second] of [
    [one, other],
    [other, one],
  ] as const) {
    const sum = emptyTally(1, 1);
    addTally(sum, first);
    addTally(sum, second);
    const { facts } = makeReport(PLAN, sum, []);
    expect(facts).toEqual(expected);
    expect(JSON.stringify(facts?.end)).toBe('{"counts":{"wolf":2,"ape":1,"bear":1}}');
  }
});

test('a game without facts has none in its report', () => {
  expect(makeReport(PLAN, emptyTally(1, 1), [])).not.toHaveProperty('facts');
});

test('runs of Blood Trail tell calling, depth, end and length, in words of every language', async () => {
  const { tally, breaches } = playGames(trail, PLAN, 0, PLAN.games);
  expect(breaches).toEqual([]);
  const report = makeReport(PLAN, tally, []);
  expect(report.facts?.['trail.fact.calling']).toEqual({ counts: { 'trail.calling.ranger': 12 } });
  for (const fact of Object.values(report.facts ?? {})) {
    if ('counts' in fact) expect(Object.values(fact.counts).reduce((sum, count) => sum + count, 0)).toBe(12);
    else expect(fact.max).toBeLessThanOrEqual(400);
  }
  for (const language of LANGUAGES) {
    const tongue = await loadTongue(language, await trail.presentation.catalogue(language));
    const looks = { unicode: true, paint: await paintFor(0) };
    // A key that no catalogue has would throw or stand there bare.
    expect(reportText(report, PLAN, tally, tongue, looks)).not.toMatch(/trail\.|fx\./u);
  }
});
