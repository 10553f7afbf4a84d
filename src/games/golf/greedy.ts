// A bot that looks one choice ahead: it takes what makes its own grid cheapest, counting what it cannot see at the mean of
// the unseen cards, and finishes only when that looks like winning.
import { type Bot, NOBODY } from '../../engine/index.js';
import { type Card, POINTS, RANK, RANKS } from './cards.js';
import type { GolfChoice } from './choices.js';
import { ROW, SLOTS } from './state.js';
import { type GolfView, HIDDEN, unseenCards } from './view.js';

/** A grid as the bot sees it: a card, HIDDEN, or undefined where nothing lies any more. */
type Grid = readonly (Card | undefined)[];

/** What is known about cards that cannot be seen. */
interface Unseen {
  readonly mean: number;
  /** One card for each rank, with the share of unseen cards that have it. */
  readonly ranks: readonly { readonly card: Card; readonly share: number }[];
}

export const greedy: Bot<GolfChoice, GolfView> = {
  choose({ seat, choices, view: makeView }) {
    const view = makeView();
    const unseen = countUnseen(view);
    const grid = gridOf(view, seat);
    let best = 0;
    let bestWorth = -Infinity;
    for (let index = 0; index < choices.count; index++) {
      const worth = worthOf(choices.at(index), view, seat, grid, unseen);
      if (worth > bestWorth) {
        best = index;
        bestWorth = worth;
      }
    }
    return best;
  },
};

/** How good a choice is: the fewer points are to be expected, the better. */
function worthOf(choice: GolfChoice, view: GolfView, seat: number, grid: Grid, unseen: Unseen): number {
  const hidden = grid.filter((card) => card === HIDDEN).length;
  const place = (card: Card): number => {
    const placed = put(grid, choice.slot, card);
    return outlook(view, seat, placed, unseen);
  };
  switch (choice.act) {
    case 'swap':
      return place(view.drawn);
    case 'take':
      return place(view.discardPile.at(-1) as Card);
    case 'reveal': {
      const turned = choice.other < 0 ? 1 : 2;
      return outlook(view, seat, grid, unseen, hidden - turned);
    }
    case 'discard':
      return outlook(view, seat, grid, unseen, hidden - 1);
    case 'draw':
      return unseen.ranks.reduce(
        (sum, { card, share }) => sum + share * bestUse(view, seat, grid, card, hidden, unseen),
        0,
      );
  }
}

/** The most that a drawn card is worth: in the best slot, or discarded. */
function bestUse(view: GolfView, seat: number, grid: Grid, card: Card, hidden: number, unseen: Unseen): number {
  let best = outlook(view, seat, grid, unseen, hidden - 1);
  grid.forEach((lies, slot) => {
    if (lies !== undefined) best = Math.max(best, outlook(view, seat, put(grid, slot, card), unseen));
  });
  return best;
}

/** Minus the points expected of a grid; whoever turns up the last card gains or loses by where the others stand. */
function outlook(view: GolfView, seat: number, grid: Grid, unseen: Unseen, hiddenLeft?: number): number {
  const hidden = hiddenLeft ?? grid.filter((card) => card === HIDDEN).length;
  const points = expectedPoints(grid, unseen);
  if (hidden > 0 || view.finisher !== NOBODY) return -points;
  const rivals = view.order
    .filter((player) => player !== seat)
    .map((player) => expectedPoints(gridOf(view, player), unseen));
  return -points + (Math.min(...rivals) - 2 - points);
}

function expectedPoints(grid: Grid, unseen: Unseen): number {
  let points = 0;
  for (let column = 0; column < ROW; column++) {
    const upper = grid[column];
    const lower = grid[column + ROW];
    const pair = upper !== undefined && lower !== undefined && upper >= 0 && lower >= 0 && RANK[upper] === RANK[lower];
    if (!pair) points += expected(upper, unseen) + expected(lower, unseen);
  }
  return points;
}

function expected(card: Card | undefined, unseen: Unseen): number {
  if (card === undefined) return 0;
  return card === HIDDEN ? unseen.mean : (POINTS[card] as number);
}

/** The grid with a card in a slot, without the rows that this finishes. */
function put(grid: Grid, slot: number, card: Card): Grid {
  const placed = grid.slice();
  placed[slot] = card;
  const from = slot - (slot % ROW);
  const row = placed.slice(from, from + ROW);
  const done = row.every((other) => other !== undefined && other >= 0 && RANK[other] === RANK[card]);
  if (done) placed.fill(undefined, from, from + ROW);
  return placed;
}

function gridOf(view: GolfView, player: number): Grid {
  const gone = view.gone[player] as number;
  return view.cards
    .slice(player * SLOTS, (player + 1) * SLOTS)
    .map((card, slot) => (gone & (1 << slot) ? undefined : card));
}

function countUnseen(view: GolfView): Unseen {
  const cards = unseenCards(view);
  const total = Math.max(1, cards.length);
  const ranks = RANKS.flatMap((_, rank) => {
    const same = cards.filter((card) => RANK[card] === rank);
    return same[0] === undefined ? [] : [{ card: same[0], share: same.length / total }];
  });
  return { mean: cards.reduce((sum, card) => sum + (POINTS[card] as number), 0) / total, ranks };
}
