// What the hero sees. It follows from the walls and the hero's place alone, so it is no part of the state: it is worked out
// once for each place, and anew when a door has opened.
import { CELLS } from './grid.js';
import { look } from './rot.js';

const RADIUS = 9;

export interface Sight {
  /** Each once, by rising number. */
  readonly cells: readonly number[];
  has(cell: number): boolean;
}

/** By the cell that is looked from, all within the same walls: at most one level's are kept. */
const sights = new Map<number, Sight>();
let walls = '';

export function sightFrom(cells: string, from: number): Sight {
  if (walls !== cells) {
    sights.clear();
    walls = cells;
  }
  const known = sights.get(from);
  if (known !== undefined) return known;
  const sight = lookFrom(cells, from);
  sights.set(from, sight);
  return sight;
}

function lookFrom(cells: string, from: number): Sight {
  const mask = new Uint8Array(CELLS);
  look(cells, from, RADIUS, (cell) => {
    mask[cell] = 1;
  });
  const seen: number[] = [];
  for (let cell = 0; cell < CELLS; cell++) if (mask[cell] === 1) seen.push(cell);
  return { cells: seen, has: (cell) => mask[cell] === 1 };
}
