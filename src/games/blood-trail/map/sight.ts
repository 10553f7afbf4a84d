// What the hero sees. It follows from the walls and the hero's place alone, so it is no part of the state; the last answers
// are kept, and it is worked out anew only when the hero has moved or a door has opened.
import { CELLS } from './grid.js';
import { look } from './rot.js';

const RADIUS = 9;

export interface Sight {
  readonly cells: readonly number[];
  has(cell: number): boolean;
}

let last: { readonly cells: string; readonly from: number; readonly sight: Sight } | undefined;

export function sightFrom(cells: string, from: number): Sight {
  if (last?.from === from && last.cells === cells) return last.sight;
  const seen = look(cells, from, RADIUS);
  const mask = new Uint8Array(CELLS);
  for (const cell of seen) mask[cell] = 1;
  const sight: Sight = { cells: [...new Set(seen)].sort((a, b) => a - b), has: (cell) => mask[cell] === 1 };
  last = { cells, from, sight };
  return sight;
}
