// Full states that fit a view (CO-5): where the hero has not looked, another level of the same depth shows through.
import type { Chance, Run } from '../../engine/index.js';
import { LEVELS, levelOf } from './content/levels/index.js';
import { QUEST_IDS, questOf } from './content/quests/index.js';
import type { TrailOptions } from './options.js';
import { type Creature, newCreature } from './rules/creature.js';
import {
  CELLS,
  FAR,
  FLOOR,
  floodFrom,
  isBorder,
  isUnknown,
  isWalkable,
  STAIRS,
  STEPS,
  sightFrom,
  WALL,
  withCell,
} from './rules/map/index.js';
import { type Level, makeLevel } from './rules/map/make-level.js';
import { copy, type TrailState } from './state.js';
import { NOWHERE, type TrailView } from './view.js';

/** Deals anew what cannot be seen: the rest of the level, who lives there, what lies there, and every level below. */
export function imagine(view: TrailView, chance: Chance, run: Run<TrailOptions>): TrailState {
  const seeds = LEVELS.map(() => chance.below(2 ** 31));
  const other = makeLevel(view.depth, seeds[view.depth] ?? 0);
  const known = view.level;
  const level = mix(view, other.level);
  const sight = sightFrom(level.cells, view.body.at);
  const taken = new Set([view.body.at, ...view.foes.map(({ at }) => at)]);
  const hidden = (cell: number): boolean => isWalkable(level.cells, cell) && !sight.has(cell) && !taken.has(cell);
  const places = chanceOrder(chance, hidden);
  const place = (wanted: number): number => {
    const at = hidden(wanted) ? wanted : (places.find(hidden) ?? NOWHERE);
    taken.add(at);
    return at;
  };
  if (level.den === NOWHERE) level.den = place(other.level.den);
  taken.delete(level.den);

  const foes = [...view.foes];
  const number = (): number => {
    for (let id = 1; ; id++)
      if (!foes.some((foe) => foe.id === id) && view.fight?.foes.includes(id) !== true) return id;
  };
  const add = (creature: Creature, at: number): void => {
    if (at !== NOWHERE) foes.push({ ...creature, id: number(), at });
  };
  const masters = mastersOf(view);
  for (const creature of other.creatures) {
    const { kind } = creature;
    if (kind === levelOf(view.depth).den.master) continue;
    if (hidden(creature.at)) add(creature, place(creature.at));
  }
  for (const master of masters)
    if (!view.foes.some(({ kind }) => kind === master)) add(newCreature(0, master, NOWHERE, true), place(level.den));
  foes.sort((a, b) => a.id - b.id);

  const things = other.level.items.filter(({ at }) => isUnknown(known.memory, at) && isWalkable(level.cells, at));
  const { entry, den, cells, decor, memory } = level;
  const imagined = {
    ...view,
    run,
    level: { entry, den, cells, decor, memory, items: [...known.items, ...things] },
    foes,
    seeds,
    unseenBlood: 0,
  };
  return copy(imagined, run);
}

/** Enemies that must still live here, because a quest of this level waits for them. */
function mastersOf({ depth, stages }: TrailView): ReturnType<typeof levelOf>['den']['master'][] {
  const { master } = levelOf(depth).den;
  const waits = QUEST_IDS.some((id, at) => {
    const goal = questOf(id).stages[stages[at] ?? 0]?.goal;
    return goal?.do === 'slay' && goal.enemy === master;
  });
  return waits ? [master] : [];
}

interface Mixed extends Omit<Level, 'den'> {
  den: number;
}

/** What is known as it is, the rest as it is on the other level, with one way down and a way there. */
function mix({ level: known, depth, body }: TrailView, other: Level): Mixed {
  const base = known.cells.split('');
  for (let cell = 0; cell < CELLS; cell++)
    if (isUnknown(known.memory, cell)) base[cell] = other.cells[cell] === STAIRS ? FLOOR : (other.cells[cell] ?? WALL);
  let cells = base.join('');
  if (!levelOf(depth).last && !known.cells.includes(STAIRS)) {
    const unknown = (cell: number): boolean => isUnknown(known.memory, cell) && !isBorder(cell);
    const wanted = other.cells.indexOf(STAIRS);
    const stairs = unknown(wanted) ? wanted : Array.from({ length: CELLS }, (_, cell) => cell).find(unknown);
    if (stairs !== undefined) cells = withCell(connect(cells, body.at, stairs, unknown), stairs, STAIRS);
  }
  return { ...known, cells, decor: known.decor };
}

/** Digs a way through what is unknown, if one is needed. */
function connect(cells: string, from: number, to: number, unknown: (cell: number) => boolean): string {
  const { steps } = floodFrom(to, (cell) => unknown(cell) || (cells[cell] !== WALL && cells[cell] !== undefined));
  if (steps[from] === FAR) return cells;
  let dug = cells;
  let at = from;
  while (at !== to) {
    const next = STEPS.map((offset) => at + offset).find((cell) => steps[cell] === (steps[at] as number) - 1);
    if (next === undefined) return dug;
    at = next;
    if (dug[at] === WALL) dug = withCell(dug, at, FLOOR);
  }
  return dug;
}

function chanceOrder(chance: Chance, wanted: (cell: number) => boolean): number[] {
  const cells = Array.from({ length: CELLS }, (_, cell) => cell).filter(wanted);
  chance.shuffle(cells);
  return cells;
}
