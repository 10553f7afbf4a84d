// A bot that looks one choice ahead: it takes what makes its own grid cheapest, counting what it cannot see at the mean of
// the unseen cards, and finishes only when that looks like winning.
import { type Bot, NOBODY } from '../../../engine/index.js';
import { POINTS, packOf, RANK, RANKS } from '../cards.js';
import { type GolfChoice, NO_SLOT } from '../choices.js';
import { ALL, ROW, SLOTS } from '../state.js';
import { type GolfView, HIDDEN } from '../view.js';

/** Stand for ranks in a grid: a card that cannot be seen, and a slot that is empty. */
const UNKNOWN = RANKS.length;
const EMPTY = RANKS.length + 1;
/** What finishing must gain over the best of the others: points, for they have one more turn. */
const LEAD = 2;

export const greedy: Bot<GolfChoice, GolfView> = {
  choose({ seat, choices, view }) {
    const prospect = new Prospect(view(), seat);
    let best = 0;
    let bestWorth = -Infinity;
    for (let index = 0; index < choices.count; index++) {
      const worth = prospect.worthOf(choices.at(index));
      if (worth > bestWorth) {
        best = index;
        bestWorth = worth;
      }
    }
    return best;
  },
};

/** What a seat has to expect. It is asked dozens of times a decision, so it tries cards out in one grid of ranks. */
class Prospect {
  /** Ranks of drawn card and top of the discard pile. */
  readonly #drawn: number;
  readonly #top: number;
  /** By rank: how many cards of it cannot be seen. */
  readonly #unseen: readonly number[];
  readonly #unseenTotal: number;
  /** By rank, UNKNOWN and EMPTY among them: the points to expect. */
  readonly #points: readonly number[];
  /** By slot: rank, UNKNOWN or EMPTY. */
  readonly #grid: number[];
  readonly #hidden: number;
  /** The fewest points to expect of another player; undefined when the last round has begun and finishing is no matter. */
  readonly #rival: number | undefined;

  constructor(view: GolfView, seat: number) {
    this.#drawn = RANK[view.drawn] ?? EMPTY;
    this.#top = RANK[view.discardPile.at(-1) ?? HIDDEN] ?? EMPTY;
    const grids = view.down.map((_, player) => gridOf(view, player));
    const { unseen, total, mean } = countUnseen(view, grids);
    this.#unseen = unseen;
    this.#unseenTotal = total;
    this.#points = [...POINTS.slice(0, RANKS.length), mean, 0];
    this.#grid = grids[seat] ?? [];
    this.#hidden = this.#grid.filter((rank) => rank === UNKNOWN).length;
    if (view.finisher !== NOBODY) return;
    const others = grids.filter((_, player) => player !== seat);
    this.#rival = Math.min(...others.map((grid) => this.#expected(grid)));
  }

  /** How good a choice is: the fewer points are to be expected, the better. */
  worthOf({ act, slot, other }: GolfChoice): number {
    switch (act) {
      case 'swap':
        return this.#placed(slot, this.#drawn);
      case 'take':
        return this.#placed(slot, this.#top);
      case 'reveal':
        return this.#outlook(this.#hidden - (other === NO_SLOT ? 1 : 2));
      case 'discard':
        return this.#outlook(this.#hidden - 1);
      case 'draw': {
        let worth = 0;
        for (let rank = 0; rank < RANKS.length; rank++) {
          const count = this.#unseen[rank] as number;
          if (count > 0) worth += (count / this.#unseenTotal) * this.#bestUse(rank);
        }
        return worth;
      }
    }
  }

  /** The most that a drawn card is worth: in the best slot, or discarded. */
  #bestUse(rank: number): number {
    let best = this.#outlook(this.#hidden - 1);
    for (let slot = 0; slot < SLOTS; slot++) {
      if (this.#grid[slot] !== EMPTY) best = Math.max(best, this.#placed(slot, rank));
    }
    return best;
  }

  /** What the grid is worth with a card in a slot, without the row that this finishes. */
  #placed(slot: number, rank: number): number {
    const grid = this.#grid;
    const lies = grid[slot] as number;
    const hidden = lies === UNKNOWN ? this.#hidden - 1 : this.#hidden;
    const row = slot - (slot % ROW);
    grid[slot] = rank;
    const done = grid[row] === rank && grid[row + 1] === rank && grid[row + 2] === rank;
    if (done) grid.fill(EMPTY, row, row + ROW);
    const worth = this.#outlook(hidden);
    if (done) grid.fill(rank, row, row + ROW);
    grid[slot] = lies;
    return worth;
  }

  /** Minus the points to expect; whoever turns up the last card gains or loses by where the others stand. */
  #outlook(hidden: number): number {
    const points = this.#expected(this.#grid);
    const ends = hidden <= 0 && this.#rival !== undefined;
    return ends ? this.#rival - LEAD - points - points : -points;
  }

  #expected(grid: readonly number[]): number {
    let sum = 0;
    for (let column = 0; column < ROW; column++) {
      const upper = grid[column] as number;
      const lower = grid[column + ROW] as number;
      if (upper !== lower || upper >= UNKNOWN) sum += (this.#points[upper] as number) + (this.#points[lower] as number);
    }
    return sum;
  }
}

function gridOf(view: GolfView, player: number): number[] {
  const gone = view.gone[player] ?? ALL;
  const grid: number[] = [];
  for (let slot = 0; slot < SLOTS; slot++) {
    const card = view.cards[player * SLOTS + slot] ?? HIDDEN;
    if (gone & (1 << slot)) grid.push(EMPTY);
    else grid.push(RANK[card] ?? UNKNOWN);
  }
  return grid;
}

/** How many cards of each rank the seat cannot see, and the points of such a card in the mean. */
function countUnseen(
  view: GolfView,
  grids: readonly (readonly number[])[],
): { unseen: readonly number[]; total: number; mean: number } {
  const unseen = (view.run.options['test-mode'] === true ? TEST_COUNTS : COUNTS).slice();
  const see = (rank: number | undefined): void => {
    if (rank !== undefined && rank < UNKNOWN) unseen[rank] = (unseen[rank] as number) - 1;
  };
  for (const grid of grids) for (const rank of grid) see(rank);
  for (const card of view.discardPile) see(RANK[card]);
  see(RANK[view.drawn]);
  let total = 0;
  let points = 0;
  for (let rank = 0; rank < RANKS.length; rank++) {
    total += unseen[rank] as number;
    points += (unseen[rank] as number) * (POINTS[rank] as number);
  }
  return { unseen, total, mean: points / Math.max(1, total) };
}

/** By rank: how many cards of it a pack has. */
const COUNTS = RANKS.map((_, rank) => packOf(false).filter((card) => RANK[card] === rank).length);
const TEST_COUNTS = RANKS.map((_, rank) => packOf(true).filter((card) => RANK[card] === rank).length);
