// The report as people read it.
import { expect, test } from '@jest/globals';
import stringWidth from 'string-width';
import { reportText } from '../../../src/cli/actions/simulate/tables.js';
import type { Paint } from '../../../src/cli/output/colour.js';
import { LANGUAGES, type Language, type Score } from '../../../src/engine/index.js';
import { golf } from '../../../src/games/golf/index.js';
import type { Plan } from '../../../src/simulation/plan.js';
import { makeReport } from '../../../src/simulation/report.js';
import { emptyTally, type Tally } from '../../../src/simulation/tally.js';
import { loadTongue } from '../../../src/text/index.js';

const same = (text: string): string => text;
const PLAIN: Paint = { heading: same, winner: same, fault: same };
const PLAN: Plan = {
  game: 'golf',
  games: 1200,
  players: 2,
  bots: ['greedy', 'random'],
  options: { 'test-mode': false, order: 'given' },
  seed: '7',
};

/** 1,200 games: greedy wins 1,100 of them, 20 are drawn; seat 1 wins `first`, and seat 2 what is left. */
function tally(first: number): Tally {
  return {
    ...emptyTally(2, 2),
    ended: 1200,
    draws: 20,
    bots: [
      { games: 1200, wins: 1100, draws: 20 },
      { games: 1200, wins: 80, draws: 20 },
    ],
    seats: [
      { games: 1200, wins: first, draws: 20 },
      { games: 1200, wins: 1180 - first, draws: 20 },
    ],
    decisions: 15_000,
    fewest: 6,
    most: 1034,
    scores: [
      new Map<Score, number>([
        ['-Infinity', 12],
        [-4, 588],
        [11, 600],
      ]),
      new Map([[31, 1200]]),
    ],
  };
}

async function shown(language: Language, counted: Tally, plan = PLAN, unicode = true): Promise<string> {
  const tongue = await loadTongue(language, await golf.presentation.catalogue(language));
  return reportText(makeReport(plan, counted, []), plan, counted, tongue, { unicode, paint: PLAIN });
}

/** The line of a report that has a text, with blanks folded. */
function line(report: string, text: string): string {
  return (report.split('\n').find((one) => one.includes(text)) ?? '').replace(/\s+/gu, ' ');
}

test('bots and seats are told with wins, draws and rates', async () => {
  const report = await shown('en', tally(600));
  expect(report).toMatch(/^Golf: 1,200 games, 2 players, seed 7\n/u);
  expect(line(report, 'greedy │ 1,')).toContain('│ greedy │ 1,200 │ 1,100 │ 20 │ 91.7% │');
  // The seats win 600 and 580 of 1,200 games: 50.0 % and 48.3 %, in the mean 49.2 %.
  expect(line(report, '│ 1 ')).toMatch(/│ 1 │ 600 │ 20 │ 50\.0% │ .* │ \+0\.8% │/u);
  expect(line(report, '│ 2 ')).toMatch(/│ 2 │ 580 │ 20 │ 48\.3% │ .* │ −0\.8% │/u);
  expect(report).toContain('No seat has an advantage');
  expect(report).toContain('12.5 on average, 6 at least, 1,034 at most');
});

test('an advantage that chance can hardly make has a star', async () => {
  // 700 of 1,200 are 58.3 %, and the interval's half is 2.8 points: 49.2 % lies far outside.
  const report = await shown('en', tally(700));
  expect(line(report, '│ 1 ')).toContain('+9.2% *');
  expect(report).toContain('* The interval leaves out 49.2%');
});

test('seats that meet different opponents are not compared', async () => {
  const report = await shown('en', tally(700), { ...PLAN, players: 3 });
  expect(report).not.toContain('Advantage');
  expect(report).toContain('they are not compared');
});

test('scores are bars, minus infinity in a row of its own', async () => {
  const report = await shown('en', tally(600));
  expect(line(report, '−∞')).toMatch(/│ −∞ │ 1\.0% ▏ │ │/u);
  expect(line(report, '-5 … -1')).toMatch(/│ -5 … -1 │ 49\.0% ▆{10} │ │/u);
  expect(line(report, '100.0%')).toMatch(/│ │ 100\.0% ▆{20} │/u);
});

test.each(LANGUAGES)(
  'in %s every table is straight and no wider than 80 columns, with signs and in ASCII',
  async (language) => {
    for (const unicode of [true, false]) {
      const report = await shown(language, tally(700), PLAN, unicode);
      const tables = report.split('\n').filter((one) => /^[│┌├└|+]/u.test(one));
      expect(tables.length).toBeGreaterThan(15);
      expect(Math.max(...tables.map((row) => stringWidth(row)))).toBeLessThanOrEqual(80);
      for (const [index, row] of tables.entries()) {
        const isTop = /^┌|^\+/u.test(row) && !/^[│├|]/u.test(tables[index - 1] ?? '');
        if (!isTop) expect(stringWidth(row)).toBe(stringWidth(tables[index - 1] ?? row));
      }
      // Letters and the quotes of a language stay; what is drawn, and what numbers bring along, does not.
      if (!unicode) expect(report).not.toMatch(/[│┌▆▏−∞…–\u00a0\u202f]/u);
    }
  },
);
