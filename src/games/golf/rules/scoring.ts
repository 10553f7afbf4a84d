// Rows and points (GO-9, GO-12 to GO-14), worked out from cards that lie face up.
import type { Score } from '../../../engine/index.js';
import { type Card, RANK } from '../../../kits/french-pack/index.js';
import { POINTS } from '../cards.js';
import { ALL, cardAt, downOf, type GolfState, goneOf, ROW, ROWS } from '../state.js';

/** Whether a row lies face up, is still there and has three cards of one rank (GO-9). */
export function isRowDone(state: GolfState, player: number, row: number): boolean {
  const bits = ROWS[row] as number;
  if (((downOf(state, player) | goneOf(state, player)) & bits) !== 0) return false;
  const rank = RANK[cardAt(state, player, row * ROW)];
  return rank === RANK[cardAt(state, player, row * ROW + 1)] && rank === RANK[cardAt(state, player, row * ROW + 2)];
}

/** Points of a column: equal ranks 0, else the sum; a card whose row-mate is gone counts alone (GO-12). */
export function columnPoints(upper: Card | undefined, lower: Card | undefined): number {
  if (upper === undefined) return lower === undefined ? 0 : (POINTS[lower] as number);
  if (lower === undefined) return POINTS[upper] as number;
  return RANK[upper] === RANK[lower] ? 0 : (POINTS[upper] as number) + (POINTS[lower] as number);
}

/** The points of a grid of six places, undefined where nothing lies or nothing can be seen. */
export function gridPoints(grid: readonly (Card | undefined)[]): number {
  let points = 0;
  for (let column = 0; column < ROW; column++) points += columnPoints(grid[column], grid[column + ROW]);
  return points;
}

/** A player's score at the end; minus infinity with both rows removed (GO-13). */
export function scoreOf(state: GolfState, player: number): Score {
  const gone = goneOf(state, player);
  if (gone === ALL) return '-Infinity';
  const there = (slot: number): Card | undefined => (gone & (1 << slot) ? undefined : cardAt(state, player, slot));
  let points = 0;
  for (let column = 0; column < ROW; column++) points += columnPoints(there(column), there(column + ROW));
  return points;
}
