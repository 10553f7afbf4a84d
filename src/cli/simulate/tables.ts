// A simulation's report for people: tables of bots and seats, and the distribution of scores as bars.
import Table from 'cli-table3';
import type { Score } from '../../engine/index.js';
import { sayScore, type Tongue } from '../../text/index.js';
import type { Paint } from '../colour.js';
import { type Range, scoreRanges } from './histogram.js';
import type { Rate } from './interval.js';
import { hasLikeSeats, type Plan } from './plan.js';
import type { Report } from './report.js';
import type { Tally } from './tally.js';

/** How it may look: with more than ASCII or without, with colour or without. */
export interface Looks {
  readonly unicode: boolean;
  readonly paint: Paint;
}

/** Widest bar of the chart, in columns. */
const BAR = 20;

/** The report as text of several lines, without a line end. */
export function reportText(report: Report, plan: Plan, tally: Tally, tongue: Tongue, looks: Looks): string {
  const { games, draws, decisions, seed } = report;
  const numbers = new Numbers(tongue);
  const { min, max } = decisions;
  const title = { game: tongue.say(`game.${plan.game}`), games, players: plan.players, seed };
  const parts = [
    looks.paint.heading(tongue.say('simulate.title', title)),
    botTable(report, tongue, numbers, looks),
    seatTable(report, plan, tongue, numbers, looks),
    scoreTable(report, scoreRanges(tally.scores), tongue, numbers, looks),
    tongue.say('simulate.drawn', { draws, rate: numbers.percent(draws / Math.max(1, tally.ended)) }),
    tongue.say('simulate.decisions', { mean: numbers.tenths(decisions.mean), min, max }),
  ];
  return parts.map((part) => inSigns(part, looks)).join('\n');
}

function botTable({ bots }: Report, tongue: Tongue, numbers: Numbers, looks: Looks): string {
  const heads = ['bot', 'games', 'wins', 'draws', 'rate', 'interval'];
  const rows = bots.map((row) => [
    row.bot,
    numbers.whole(row.games),
    numbers.whole(row.wins),
    numbers.whole(row.draws),
    numbers.percent(row.rate),
    numbers.interval(row),
  ]);
  return drawTable(
    heads.map((head) => tongue.say(`simulate.${head}`)),
    rows,
    looks,
  );
}

/**
 * Each seat beside what it would win if all were alike; the star says when chance can hardly be the reason. Where some seats
 * get other opponents than others, such a comparison would mean nothing, and there is none.
 */
function seatTable({ seats }: Report, plan: Plan, tongue: Tongue, numbers: Numbers, looks: Looks): string {
  const fair = hasLikeSeats(plan);
  const even = seats.reduce((sum, { rate }) => sum + rate, 0) / seats.length;
  const isCertain = ({ low, high }: Rate): boolean => even < low || even > high;
  const heads = ['seat', 'wins', 'draws', 'rate', 'interval', ...(fair ? ['advantage'] : [])];
  const rows = seats.map((row) => [
    numbers.whole(row.seat),
    numbers.whole(row.wins),
    numbers.whole(row.draws),
    numbers.percent(row.rate),
    numbers.interval(row),
    ...(fair ? [`${numbers.signedPercent(row.rate - even)}${isCertain(row) ? ' *' : '  '}`] : []),
  ]);
  const table = drawTable(
    heads.map((head) => tongue.say(`simulate.${head}`)),
    rows,
    looks,
  );
  if (!fair) return `${table}\n${tongue.say('simulate.unlike')}`;
  if (!seats.some(isCertain)) return `${table}\n${tongue.say('simulate.even')}`;
  return `${table}\n${tongue.say('simulate.certain', { rate: numbers.percent(even) })}`;
}

function scoreTable(
  { bots }: Report,
  ranges: readonly Range[],
  tongue: Tongue,
  numbers: Numbers,
  looks: Looks,
): string {
  const longest = Math.max(...ranges.flatMap(({ shares }) => shares), Number.MIN_VALUE);
  const label = ({ from, to }: Range): string => {
    const [first, last] = [from, to].map((score: Score) => sayScore(score, tongue));
    return first === last ? `${first}` : `${first} … ${last}`;
  };
  const cell = (share: number): string => {
    if (share === 0) return '';
    const bar = (looks.unicode ? '▆' : '#').repeat(Math.round((share / longest) * BAR));
    return `${numbers.percent(share).padStart(7)} ${bar || (looks.unicode ? '▏' : '.')}`;
  };
  const rows = ranges.map((range) => [label(range), ...range.shares.map(cell)]);
  return drawTable([tongue.say('simulate.points'), ...bots.map(({ bot }) => bot)], rows, looks, 'left');
}

/** A table with its first column and, unless told otherwise, all others to the right. */
function drawTable(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  looks: Looks,
  others: 'left' | 'right' = 'right',
): string {
  const { unicode, paint } = looks;
  const table = new Table({
    head: heads.map((head) => paint.heading(inSigns(head, looks))),
    colAligns: heads.map((_, column) =>
      column === 0 && others === 'right' ? 'left' : column === 0 ? 'right' : others,
    ),
    style: { head: [], border: [], compact: true },
    chars: unicode ? {} : ASCII_LINES,
  });
  table.push(...rows.map((row) => row.map((cell) => inSigns(cell, looks))));
  return table.toString();
}

const ASCII_LINES = {
  top: '-',
  'top-mid': '+',
  'top-left': '+',
  'top-right': '+',
  bottom: '-',
  'bottom-mid': '+',
  'bottom-left': '+',
  'bottom-right': '+',
  left: '|',
  'left-mid': '+',
  mid: '-',
  'mid-mid': '+',
  right: '|',
  'right-mid': '+',
  middle: '|',
};

/** The few signs that numbers and ranges bring along, in ASCII where nothing else is shown. Letters stay as they are. */
function inSigns(text: string, { unicode }: Looks): string {
  if (unicode) return text;
  return text
    .replace(/[\u00a0\u202f]/gu, ' ')
    .replace(/[−–]/gu, '-')
    .replaceAll('∞', 'inf')
    .replaceAll('…', '..');
}

/** Numbers as the language writes them. */
class Numbers {
  readonly #whole: Intl.NumberFormat;
  readonly #tenths: Intl.NumberFormat;
  readonly #percent: Intl.NumberFormat;
  readonly #signed: Intl.NumberFormat;

  constructor({ language }: Tongue) {
    const tenths = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
    this.#whole = new Intl.NumberFormat(language);
    this.#tenths = new Intl.NumberFormat(language, tenths);
    this.#percent = new Intl.NumberFormat(language, { style: 'percent', ...tenths });
    this.#signed = new Intl.NumberFormat(language, { style: 'percent', signDisplay: 'exceptZero', ...tenths });
  }

  whole(number: number): string {
    return this.#whole.format(number);
  }

  tenths(number: number): string {
    return this.#tenths.format(number);
  }

  percent(share: number): string {
    return this.#percent.format(share);
  }

  signedPercent(share: number): string {
    return this.#signed.format(share).replace('-', '−');
  }

  interval({ low, high }: Rate): string {
    return `${this.#tenths.format(low * 100)} – ${this.percent(high)}`;
  }
}
