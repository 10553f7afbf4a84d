// What the hero sees. It follows from the walls and the hero's place alone, so it is no part of the state; the last answers
// are kept, and it is worked out anew only when the hero has moved or a door has opened.
import { CELLS } from './grid.js';
import { look } from './rot.js';

const RADIUS = 9;

export interface Sight {
  /** Each once, in no particular order. */
  readonly cells: readonly number[];
  has(cell: number): boolean;
}

let last: { readonly cells: string; readonly from: number; readonly sight: Sight } | undefined;

export function sightFrom(cells: string, from: number): Sight {
  if (last?.from === from && last.cells === cells) return last.sight;
  const mask = new Uint8Array(CELLS);
  const seen: number[] = [];
  look(cells, from, RADIUS, (cell) => {
    if (mask[cell] === 1) return;
    mask[cell] = 1;
    seen.push(cell);
  });
  const sight: Sight = { cells: seen, has: (cell) => mask[cell] === 1 };
  last = { cells, from, sight };
  return sight;
}
