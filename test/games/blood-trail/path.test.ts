// Ways on a level: one search, and the paths that recordings and the trails of levels rest on (BT-1, CO-1).
import { createRequire } from 'node:module';
import { describe, expect, test } from '@jest/globals';
import { Chance, seedChance } from '../../../src/engine/index.js';
import {
  CELLS,
  type CellTest,
  cellAt,
  columnOf,
  distance,
  FAR,
  floodFrom,
  isBorder,
  isPassage,
  pathTo,
  rowOf,
} from '../../../src/games/blood-trail/rules/map/index.js';
import { makeLevel } from '../../../src/games/blood-trail/rules/map/make-level.js';
import { at, build } from './position.js';

interface Finder {
  compute(column: number, row: number, found: (column: number, row: number) => void): void;
}
interface Rot {
  readonly Path: {
    readonly AStar: new (column: number, row: number, passes: (column: number, row: number) => boolean) => Finder;
  };
}
const { Path } = createRequire(import.meta.url)('rot-js') as Rot;

/** The path that the A* of rot-js finds: another way of searching, with the same preferences. */
function aStar(from: number, to: number, enters: CellTest): number[] {
  const path: number[] = [];
  const passes = (column: number, row: number): boolean => cellAt(column, row) === from || enters(cellAt(column, row));
  new Path.AStar(columnOf(to), rowOf(to), passes).compute(columnOf(from), rowOf(from), (column, row) =>
    path.push(cellAt(column, row)),
  );
  return path.slice(1);
}

/** Ground on which each cell within the border is open in so many cases of a hundred. */
function randomGround(chance: Chance, percent: number): CellTest {
  const open = Array.from({ length: CELLS }, (_, cell) => !isBorder(cell) && chance.below(100) < percent);
  return (cell) => open[cell] === true;
}

function inside(chance: Chance): number {
  for (;;) {
    const cell = chance.below(CELLS);
    if (!isBorder(cell)) return cell;
  }
}

describe('paths', () => {
  test('CO-1 on random ground a path is a shortest one, step by step over open cells, and the very one of A*', () => {
    const chance = new Chance(seedChance('paths'));
    const met = { paths: 0, none: 0 };
    for (let ground = 0; ground < 150; ground++) {
      const enters = randomGround(chance, 30 + chance.below(71));
      const from = inside(chance);
      const to = inside(chance);
      const path = pathTo(from, to, enters);
      expect(path).toEqual(aStar(from, to, enters));
      const steps = floodFrom(from, (cell) => cell === to || enters(cell)).steps[to];
      if (path.length === 0) {
        expect(from === to ? 0 : FAR).toBe(steps);
        met.none++;
        continue;
      }
      met.paths++;
      expect([path.length, path.at(-1)]).toEqual([steps, to]);
      const strides = path.map((cell, index) => distance(cell, path[index - 1] ?? from));
      expect(strides.every((stride) => stride === 1) && path.slice(0, -1).every(enters)).toBe(true);
    }
    expect(met.paths).toBeGreaterThan(80);
    expect(met.none).toBeGreaterThan(5);
  });

  test('CO-1 on levels as they are made paths from the way in are those of A*', () => {
    let far = 0;
    for (let seed = 0; seed < 20; seed++) {
      const { level, creatures } = makeLevel(seed % 3, seed);
      for (const { at: to } of creatures) {
        const path = pathTo(level.entry, to, (cell) => isPassage(level.cells, cell));
        expect(path).toEqual(aStar(level.entry, to, (cell) => isPassage(level.cells, cell)));
        if (path.length > 20) far++;
      }
    }
    expect(far).toBeGreaterThan(20);
  });

  test('there is none through a wall, nor to where one is', () => {
    const { level } = build({ rows: ['@.#.'] });
    const enters = (cell: number): boolean => isPassage(level.cells, cell);
    expect([pathTo(at(0, 0), at(3, 0), enters), pathTo(at(0, 0), at(0, 0), enters)]).toEqual([[], []]);
  });
});

describe('floods', () => {
  const { level } = build({ rows: ['@....'] });
  const enters = (cell: number): boolean => isPassage(level.cells, cell);
  const row = [0, 1, 2, 3, 4].map((column) => at(column, 0));

  test('a flood knows the steps to every cell, the nearest first, and asks about each cell once', () => {
    const asked: number[] = [];
    const flood = floodFrom(at(0, 0), (cell) => {
      asked.push(cell);
      return enters(cell);
    });
    expect(flood.order).toEqual(row);
    expect(row.map((cell) => flood.steps[cell])).toEqual([0, 1, 2, 3, 4]);
    expect(flood.steps[at(0, 1)]).toBe(FAR);
    expect(new Set(asked).size).toBe(asked.length);
  });

  test('it goes no further than it is told to, and ends with the first cell that is wanted', () => {
    expect(floodFrom(at(0, 0), enters, { most: 2 }).order).toEqual(row.slice(0, 3));
    expect(floodFrom(at(0, 0), enters, { wanted: (cell) => cell === at(3, 0) }).order).toEqual(row.slice(0, 4));
    // Where it begins does not count.
    expect(floodFrom(at(0, 0), enters, { wanted: (cell) => cell === at(0, 0) }).order).toEqual(row);
  });
});
