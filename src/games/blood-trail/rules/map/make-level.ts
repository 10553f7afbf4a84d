// Makes a level from its depth and its seed alone: whoever comes down finds the same one, whatever happened above (BT-1, CO-2).
import { type Chance, ChanceStreams } from '../../../../engine/index.js';
import { type EnemyId, enemyOf } from '../../content/enemies/index.js';
import type { ItemId } from '../../content/items/index.js';
import { levelOf } from '../../content/levels/index.js';
import { type Creature, newCreature } from '../creature.js';
import { FAR, floodFrom, pathTo } from './flood.js';
import { CELLS, CLEAN, cellAt, DOOR, DROP, FLOOR, isWalkable, STAIRS, UNKNOWN, WALL, WIDTH, withCell } from './grid.js';
import { dig, type Room } from './rot.js';

/** Something that lies on the floor; `count` is 1 but for coins. */
interface Lying {
  readonly at: number;
  readonly item: ItemId;
  readonly count: number;
}

export interface Level {
  /** Walls, floor, doors, stairs: one character a cell. Text, because it copies for nothing and hashes fast. */
  cells: string;
  /** Drops of blood and corpses over the floor (BT-3). */
  decor: string;
  /** What the hero remembers: cells with their decor when last seen, UNKNOWN where they never were. */
  memory: string;
  items: readonly Lying[];
  /** Where the hero comes in, and where the den's master lies. */
  readonly entry: number;
  readonly den: number;
}

export interface MadeLevel {
  readonly level: Level;
  readonly creatures: readonly Creature[];
}

/** Rooms a level must have at least: one to come in, one for the den, one for the stairs, and some to explore. */
const FEWEST_ROOMS = 6;
const DOOR_PERCENT = 45;
/** Nobody lives so near the way in. */
const QUIET_STEPS = 8;

/** @param depth 0 for the first level */
export function makeLevel(depth: number, seed: number): MadeLevel {
  const plan = levelOf(depth);
  const chance = new ChanceStreams(`blood-trail level ${seed}`).at(depth, 0);
  const { cells: dug, rooms, doorways } = digEnough(chance);
  let cells = dug;
  for (const cell of doorways)
    if (isDoorway(cells, cell) && chance.below(100) < DOOR_PERCENT) cells = withCell(cells, cell, DOOR);

  const entry = centreOf(rooms[0] as Room);
  const { steps } = floodFrom(entry, (cell) => cells[cell] !== WALL);
  const farthest = rooms.slice(1).sort((a, b) => (steps[centreOf(b)] ?? 0) - (steps[centreOf(a)] ?? 0));
  const [denRoom, stairsRoom] = farthest as [Room, Room];
  const den = centreOf(denRoom);
  if (!plan.last) cells = withCell(cells, centreOf(stairsRoom), STAIRS);

  const creatures: Creature[] = [];
  const taken = new Set<number>([entry, den]);
  const floor = Array.from({ length: CELLS }, (_, cell) => cell).filter(
    (cell) => cells[cell] === FLOOR && !isDoorway(cells, cell),
  );
  const free = (least: number): number[] =>
    floor.filter((cell) => !taken.has(cell) && (steps[cell] as number) >= least);
  const settle = (enemy: EnemyId, at: number): void => {
    taken.add(at);
    creatures.push(newCreature(creatures.length + 1, enemy, at, chance.below(100) < enemyOf(enemy).asleep));
  };
  const pick = (from: readonly number[]): number => from[chance.below(from.length)] as number;

  settle(plan.den.master, den);
  for (const guard of plan.den.guards) settle(guard, pick(free(QUIET_STEPS).filter((cell) => isIn(denRoom, cell))));
  for (const { enemy, count } of plan.foes)
    for (let left = between(chance, count); left > 0; left--)
      settle(enemy, pick(free(QUIET_STEPS).filter((cell) => !isIn(denRoom, cell))));

  const lie = (item: ItemId): Lying => {
    const at = pick(free(3));
    taken.add(at);
    return { at, item, count: item === 'coins' ? 5 + chance.below(11) + 5 * depth : 1 };
  };
  const items = plan.sure.map(lie);
  for (let left = between(chance, plan.items); left > 0; left--) items.push(lie(weighted(chance, plan.may)));

  return {
    level: {
      cells,
      decor: plan.trail ? trail(cells, entry, den, taken) : CLEAN.repeat(CELLS),
      memory: UNKNOWN.repeat(CELLS),
      items,
      entry,
      den,
    },
    creatures,
  };
}

/** A drop of blood on each clean cell of the way from the entry to the den: the wounded leader went home (BT-1, BT-3). */
function trail(cells: string, entry: number, den: number, taken: ReadonlySet<number>): string {
  let decor = CLEAN.repeat(CELLS);
  for (const cell of pathTo(entry, den, (at) => cells[at] !== WALL))
    if (cells[cell] === FLOOR && !taken.has(cell)) decor = withCell(decor, cell, DROP);
  return decor;
}

function digEnough(chance: Chance): ReturnType<typeof dig> {
  for (;;) {
    const dug = dig(1 + chance.below(2 ** 31 - 1));
    const { rooms, cells } = dug;
    if (rooms.length < FEWEST_ROOMS) continue;
    const { steps } = floodFrom(centreOf(rooms[0] as Room), (cell) => isWalkable(cells, cell));
    let cut = false;
    for (let cell = 0; cell < CELLS; cell++) if (cells[cell] === FLOOR && steps[cell] === FAR) cut = true;
    if (!cut) return dug;
  }
}

function centreOf({ left, top, right, bottom }: Room): number {
  return cellAt((left + right) >> 1, (top + bottom) >> 1);
}

function isIn({ left, top, right, bottom }: Room, cell: number): boolean {
  const column = cell % WIDTH;
  const row = (cell - column) / WIDTH;
  return column >= left && column <= right && row >= top && row <= bottom;
}

/** A passage between two walls: a door may hang in it, and nobody and nothing bars it. */
function isDoorway(cells: string, cell: number): boolean {
  const isWall = (offset: number): boolean => cells[cell + offset] === WALL;
  return cells[cell] === FLOOR && ((isWall(-1) && isWall(1)) || (isWall(-WIDTH) && isWall(WIDTH)));
}

function between(chance: Chance, [least, most]: readonly [number, number]): number {
  return least + chance.below(most - least + 1);
}

function weighted(chance: Chance, may: readonly { readonly item: ItemId; readonly weight: number }[]): ItemId {
  let left = chance.below(may.reduce((sum, { weight }) => sum + weight, 0));
  for (const { item, weight } of may) {
    if (left < weight) return item;
    left -= weight;
  }
  throw new Error('no item has a weight');
}
