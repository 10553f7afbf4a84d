// A simulation's report for people: tables of bots and seats, and the distribution of scores as bars.

import type { Score } from '../../../engine/index.js';
import {
  hasLikeDecks,
  hasLikeSeats,
  type Plan,
  type Range,
  type Rate,
  type Report,
  scoreRanges,
  type Tally,
} from '../../../simulation/index.js';
import { sayScore, type Tongue } from '../../../text/index.js';
import { cutLabel, drawTable, inSigns, type Looks, Numbers } from './drawing.js';

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
    rateTable('bot', report.bots, ({ bot }) => bot, tongue, numbers, looks),
    ...(report.decks === undefined
      ? []
      : [rateTable('deck', report.decks, ({ deck }) => cutLabel(deck), tongue, numbers, looks)]),
    seatTable(report, plan, tongue, numbers, looks),
    scoreTable(report, scoreRanges(tally.scores), tongue, numbers, looks),
    tongue.say('simulate.drawn', { draws, rate: numbers.percent(draws / Math.max(1, tally.ended)) }),
    tongue.say('simulate.decisions', { mean: numbers.tenths(decisions.mean), min, max }),
    ...factLines(report, tally, tongue, numbers),
  ];
  return parts.map((part) => inSigns(part, looks)).join('\n');
}

/** Bots or decks: how many games, and who won how often. */
function rateTable<Row extends Rate & { readonly games: number; readonly wins: number; readonly draws: number }>(
  what: 'bot' | 'deck',
  all: readonly Row[],
  name: (row: Row) => string,
  tongue: Tongue,
  numbers: Numbers,
  looks: Looks,
): string {
  const heads = [what, 'games', 'wins', 'draws', 'rate', 'interval'];
  const rows = all.map((row) => [
    name(row),
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
  const fair = hasLikeSeats(plan) && hasLikeDecks(plan);
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
  if (!hasLikeSeats(plan)) return `${table}\n${tongue.say('simulate.unlike')}`;
  if (!fair) return `${table}\n${tongue.say('simulate.unlike-decks')}`;
  if (!seats.some(isCertain)) return `${table}\n${tongue.say('simulate.even')}`;
  return `${table}\n${tongue.say('simulate.certain', { rate: numbers.percent(even) })}`;
}

/** What the game tells of its ends, one line a number, one line a case. */
function factLines({ facts = {} }: Report, { ended }: Tally, tongue: Tongue, numbers: Numbers): string[] {
  return Object.entries(facts).flatMap(([name, fact]) => {
    const title = tongue.say(name);
    if ('mean' in fact) {
      const { mean, min, max } = fact;
      return [tongue.say('simulate.fact.number', { fact: title, mean: numbers.tenths(mean), min, max })];
    }
    const cases = Object.entries(fact.counts).map(([key, count]) => {
      const slots = { what: tongue.say(key), count, rate: numbers.percent(count / Math.max(1, ended)) };
      return `  ${tongue.say('simulate.fact.case', slots)}`;
    });
    return [tongue.say('simulate.fact', { fact: title }), ...cases];
  });
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
