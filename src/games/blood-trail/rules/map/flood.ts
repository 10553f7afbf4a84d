// Distances from one cell to all others, for whoever looks for the nearest of many.
import { CELLS, STEPS } from './grid.js';

/** Stands for a cell that cannot be reached. */
export const FAR = -1;

export interface Flood {
  /** Steps to a cell, or FAR. */
  readonly steps: Int16Array;
  /** The cells that can be reached, the nearest first. */
  readonly order: readonly number[];
}

/**
 * @param enters whether a cell can be stepped on
 * @param most no further than so many steps
 */
export function floodFrom(from: number, enters: (cell: number) => boolean, most = CELLS): Flood {
  const steps = new Int16Array(CELLS).fill(FAR);
  const order = [from];
  steps[from] = 0;
  for (let next = 0; next < order.length; next++) {
    const cell = order[next] as number;
    const further = (steps[cell] as number) + 1;
    if (further > most) break;
    for (const offset of STEPS) {
      const other = cell + offset;
      if (steps[other] !== FAR || !enters(other)) continue;
      steps[other] = further;
      order.push(other);
    }
  }
  return { steps, order };
}
