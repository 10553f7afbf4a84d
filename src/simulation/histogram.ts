// The distribution of scores: how often each range of them was reached, with ranges that are easy to read.
import type { Score } from '../engine/index.js';

/** A range of scores, both ends within it; minus infinity stands apart. */
export interface Range {
  readonly from: Score;
  readonly to: Score;
  /** By bot: the share of its scores that lies in the range. */
  readonly shares: readonly number[];
}

/** As many rows as are taken in at a glance. */
const MOST_RANGES = 12;

/** @param scores by bot: how often it ended with which score */
export function scoreRanges(scores: readonly ReadonlyMap<Score, number>[]): Range[] {
  const numbers = scores.flatMap((own) => [...own.keys()]).filter((score) => score !== '-Infinity');
  const totals = scores.map((own) => sum([...own.values()]));
  const range = (from: Score, to: Score, within: (score: Score) => boolean): Range => ({
    from,
    to,
    shares: scores.map((own, bot) => {
      const times = sum([...own].filter(([score]) => within(score)).map(([, count]) => count));
      return times / Math.max(1, totals[bot] ?? 0);
    }),
  });
  const ranges = scores.some((own) => own.has('-Infinity'))
    ? [range('-Infinity', '-Infinity', (score) => score === '-Infinity')]
    : [];
  if (numbers.length === 0) return ranges;
  const least = numbers.reduce((one, other) => Math.min(one, other));
  const most = numbers.reduce((one, other) => Math.max(one, other));
  const width = easyWidth(least, most);
  for (let from = Math.floor(least / width) * width; from <= most; from += width) {
    const end = from + width;
    ranges.push(range(from, end - 1, (score) => score !== '-Infinity' && score >= from && score < end));
  }
  return ranges;
}

/** The narrowest of 1, 2, 5, 10, 20, 50 … that makes few enough ranges. */
function easyWidth(least: number, most: number): number {
  for (let unit = 1; ; unit *= 10) {
    for (const width of [unit, 2 * unit, 5 * unit]) {
      if (Math.floor(most / width) - Math.floor(least / width) < MOST_RANGES) return width;
    }
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
