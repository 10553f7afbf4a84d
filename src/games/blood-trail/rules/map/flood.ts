// Ways on a level, all found by one search, breadth first. A flood knows the distances to all cells, for whoever looks for the
// nearest of many; a path leads to one.
import { CELLS, distance, STEPS } from './grid.js';

/** Stands for a cell that cannot be reached. */
export const FAR = -1;

/** Whether a cell is one of some sort. */
export type CellTest = (cell: number) => boolean;

export interface Flood {
  /** Steps to a cell, or FAR. */
  readonly steps: Int16Array;
  /** The cells that can be reached, the nearest first. */
  readonly order: readonly number[];
}

interface Bounds {
  /** No further than so many steps. */
  readonly most?: number;
  /** The flood ends with the first such cell that it comes to; where it begins does not count. */
  readonly wanted?: CellTest | undefined;
  /** Of cells that are equally far those are gone on from first that lie nearer to this one in a straight line. */
  readonly towards?: number;
}

/** @param enters whether a cell can be stepped on; asked once of each */
export function floodFrom(from: number, enters: CellTest, { most = CELLS, wanted, towards }: Bounds = {}): Flood {
  const steps = new Int16Array(CELLS).fill(FAR);
  const asked = new Uint8Array(CELLS);
  const order = [from];
  steps[from] = 0;
  asked[from] = 1;
  let ring = 0;
  for (let next = 0; next < order.length; next++) {
    if (next === ring) {
      if (towards !== undefined) sortFrom(order, ring, towards);
      ring = order.length;
    }
    const cell = order[next] as number;
    const further = (steps[cell] as number) + 1;
    if (further > most) break;
    for (const offset of STEPS) {
      const other = cell + offset;
      if (asked[other] !== 0) continue;
      asked[other] = 1;
      if (!enters(other)) continue;
      steps[other] = further;
      order.push(other);
      if (wanted?.(other) === true) return { steps, order };
    }
  }
  return { steps, order };
}

/**
 * A shortest path to a cell: the cells after the first one up to the goal; empty when there is none. Which of several is fixed,
 * for recordings and the trails of levels rest on it: a flood goes from the goal towards the start, and the path leads back
 * from each cell to the one from which the flood came to it first.
 * @param enters asked of every cell between the two
 */
export function pathTo(from: number, to: number, enters: CellTest): number[] {
  const isStart: CellTest = (cell) => cell === from;
  const passes: CellTest = (cell) => isStart(cell) || enters(cell);
  const { steps, order } = floodFrom(to, passes, { wanted: isStart, towards: from });
  const path: number[] = [];
  let at = from;
  for (let left = (steps[from] as number) - 1; left >= 0; left--) {
    at = order.find((cell) => steps[cell] === left && distance(cell, at) === 1) as number;
    path.push(at);
  }
  return path;
}

/** Sorts the end of a list of cells by how near they lie to one; those that are equally near stay in order. Rings are short. */
function sortFrom(cells: number[], begin: number, to: number): void {
  for (let next = begin + 1; next < cells.length; next++) {
    const cell = cells[next] as number;
    const far = distance(cell, to);
    let at = next;
    for (; at > begin && distance(cells[at - 1] as number, to) > far; at--) cells[at] = cells[at - 1] as number;
    cells[at] = cell;
  }
}
