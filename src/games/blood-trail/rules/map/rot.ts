// The one file that knows rot-js. Its generator is global, so it is seeded for each call and put back as it was afterwards:
// no two games can disturb each other. The library is loaded when the first level is made, not when the program starts.
import { createRequire } from 'node:module';
import type * as Rot from 'rot-js';
import { CELLS, cellAt, columnOf, FLOOR, HEIGHT, isWalkable, rowOf, WALL, WIDTH } from './grid.js';

export interface Room {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A level as it was dug: walls and floor, rooms in the order in which they were dug, and where doors may hang. */
interface Dug {
  readonly cells: string;
  readonly rooms: readonly Room[];
  readonly doorways: readonly number[];
}

/** @param seed a whole number above 0 */
export function dig(seed: number): Dug {
  const { RNG, Map } = rot();
  const before = RNG.getState();
  RNG.setSeed(seed);
  try {
    const cells = new Array<string>(CELLS).fill(WALL);
    // Without a limit of time: a slow machine must dig what a fast one does.
    const digger = new Map.Digger(WIDTH, HEIGHT, {
      roomWidth: [4, 10],
      roomHeight: [3, 5],
      corridorLength: [2, 7],
      dugPercentage: 0.36,
      timeLimit: Infinity,
    });
    digger.create((column, row, wall) => {
      if (wall === 0) cells[cellAt(column, row)] = FLOOR;
    });
    const doorways = new Set<number>();
    const rooms = digger.getRooms().map((room): Room => {
      room.getDoors((column, row) => doorways.add(cellAt(column, row)));
      return { left: room.getLeft(), top: room.getTop(), right: room.getRight(), bottom: room.getBottom() };
    });
    return { cells: cells.join(''), rooms, doorways: [...doorways] };
  } finally {
    RNG.setState(before);
  }
}

/** Names the cells that can be seen from a cell, itself and the walls round the open among them; some of them twice. */
export function look(cells: string, from: number, radius: number, sees: (cell: number) => void): void {
  // Light passes where somebody could stand.
  const passes = (column: number, row: number): boolean => isWalkable(cells, cellAt(column, row));
  const sight = new (rot().FOV.RecursiveShadowcasting)(passes);
  sight.compute(columnOf(from), rowOf(from), radius, (column, row, _radius, visibility) => {
    if (visibility > 0 && column >= 0 && row >= 0 && column < WIDTH && row < HEIGHT) sees(cellAt(column, row));
  });
}

const load = createRequire(import.meta.url);
let loaded: typeof Rot | undefined;

function rot(): typeof Rot {
  loaded ??= load('rot-js') as typeof Rot;
  return loaded;
}
