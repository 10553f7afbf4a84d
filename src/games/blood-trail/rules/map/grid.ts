// The grid of a level: cells are numbered row by row, and the border is always wall, so that neighbours never leave the map.

/** Taken out once: floods ask for distances all the time, and in a context of its own, as tests have, globals are slow to look up. */
const { abs, max } = Math;

export const WIDTH = 56;
export const HEIGHT = 17;
export const CELLS = WIDTH * HEIGHT;

export const WALL = '#';
export const FLOOR = '.';
export const DOOR = '+';
export const OPEN_DOOR = "'";
export const STAIRS = '>';
/** In the decor layer: nothing, a drop of blood, a corpse (BT-3). */
export const CLEAN = ' ';
export const DROP = ',';
export const CORPSE = '%';
/** In what is remembered: a cell that has never been seen. */
export const UNKNOWN = ' ';

/** Ways of the compass, clockwise, and what they add to a cell's number. */
export const WAYS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Way = (typeof WAYS)[number];
export const OFFSETS: Readonly<Record<Way, number>> = {
  n: -WIDTH,
  ne: 1 - WIDTH,
  e: 1,
  se: WIDTH + 1,
  s: WIDTH,
  sw: WIDTH - 1,
  w: -1,
  nw: -WIDTH - 1,
};
/** The straight ways first: paths prefer them. */
export const STEPS: readonly number[] = (['n', 'e', 's', 'w', 'ne', 'se', 'sw', 'nw'] as const).map(
  (way) => OFFSETS[way],
);

export function columnOf(cell: number): number {
  return cell % WIDTH;
}

export function rowOf(cell: number): number {
  return (cell - columnOf(cell)) / WIDTH;
}

export function cellAt(column: number, row: number): number {
  return row * WIDTH + column;
}

/** Whether a cell lies on the edge of the map, where there is always wall. */
export function isBorder(cell: number): boolean {
  const column = columnOf(cell);
  const row = rowOf(cell);
  return column === 0 || row === 0 || column === WIDTH - 1 || row === HEIGHT - 1;
}

/** Steps between two cells when nothing is in the way. */
export function distance(one: number, other: number): number {
  return max(abs(columnOf(one) - columnOf(other)), abs(rowOf(one) - rowOf(other)));
}

/** Whether somebody can stand on a cell; a closed door must be opened first. */
export function isWalkable(cells: string, cell: number): boolean {
  return WALKABLE[cells.charCodeAt(cell)] === 1;
}

/** Whether a cell as it is remembered is one to stand on, or a door. */
export function isPassage(memory: string, cell: number): boolean {
  return PASSAGES[memory.charCodeAt(cell)] === 1;
}

/** Whether a cell has never been seen; off the map it is no cell. */
export function isUnknown(memory: string, cell: number): boolean {
  return memory.charCodeAt(cell) === UNKNOWN_CODE;
}

/** The compass way from one cell to another, the nearest of eight. */
export function wayTo(from: number, to: number): Way {
  const angle = Math.atan2(columnOf(to) - columnOf(from), rowOf(from) - rowOf(to));
  return WAYS[(Math.round(angle / (Math.PI / 4)) + 8) % 8] ?? 'n';
}

/** The cells of a layer that show a glyph, by rising number. */
export function cellsWith(layer: string, glyph: string): number[] {
  const cells: number[] = [];
  for (let cell = layer.indexOf(glyph); cell >= 0; cell = layer.indexOf(glyph, cell + 1)) cells.push(cell);
  return cells;
}

/** A layer with one cell changed. */
export function withCell(layer: string, cell: number, glyph: string): string {
  return layer.slice(0, cell) + glyph + layer.slice(cell + 1);
}

/**
 * A layer with some cells changed.
 * @param cells by rising number
 * @param glyphAt what is in such a cell from now on
 */
export function withCells(layer: string, cells: readonly number[], glyphAt: (cell: number) => string): string {
  let text = '';
  let done = 0;
  for (const cell of cells) {
    text += layer.slice(done, cell) + glyphAt(cell);
    done = cell + 1;
  }
  return text + layer.slice(done);
}

/** Signs are told apart by their code where floods ask for thousands of cells. */
function tableOf(...glyphs: readonly string[]): Uint8Array {
  const table = new Uint8Array(128);
  for (const glyph of glyphs) table[glyph.charCodeAt(0)] = 1;
  return table;
}

const UNKNOWN_CODE = UNKNOWN.charCodeAt(0);
const WALKABLE = tableOf(FLOOR, OPEN_DOOR, STAIRS);
const PASSAGES = tableOf(FLOOR, OPEN_DOOR, STAIRS, DROP, CORPSE, DOOR);
