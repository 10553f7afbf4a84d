// Levels: made when a run opens and when the hero goes down; and what the hero has seen of one.
import { automatic, type Play } from '../../../engine/index.js';
import { LEVELS, levelOf } from '../content/levels/index.js';
import type { TrailEvent } from '../events.js';
import {
  CELLS,
  CLEAN,
  CORPSE,
  cellsWith,
  DOOR,
  DROP,
  FLOOR,
  isUnknown,
  type Sight,
  STAIRS,
  STEPS,
  sightFrom,
  UNKNOWN,
  WALL,
  withCell,
  withCells,
} from '../rules/map/index.js';
import { makeLevel } from '../rules/map/make-level.js';
import type { Find, TrailState } from '../state.js';
import type { TrailStep } from '../step.js';
import { nameOf } from './telling.js';

/** Codes, because what is in sight is looked at cell by cell in every turn. */
const FLOOR_CODE = FLOOR.charCodeAt(0);
const CLEAN_CODE = CLEAN.charCodeAt(0);
/** Seeds are whole numbers below this. */
const SEEDS = 2 ** 31;

/** Draws a seed for each level and makes the first one. */
export const prepare = automatic((play: Play<TrailState>, _step: TrailStep) => {
  const { state } = play;
  state.seeds = LEVELS.map(() => play.chance.below(SEEDS));
  enter(play, 0);
  play.tell?.({ code: 'trail.enters', calling: state.hero.calling, level: levelOf(0).id } satisfies TrailEvent);
  refresh(play);
});

/** The hero comes to a level. */
export function enter(play: Play<TrailState>, depth: number): void {
  const { state } = play;
  const { level, creatures } = makeLevel(depth, state.seeds[depth] ?? 0);
  state.depth = depth;
  state.level = level;
  state.foes = [...creatures];
  state.finds = [];
  state.inView = [];
  state.body.at = level.entry;
}

/** Where the hero sees to. */
export function sightOf(state: Pick<TrailState, 'level' | 'body'>): Sight {
  return sightFrom(state.level.cells, state.body.at);
}

/** What the hero sees is remembered; what is new is told. Needed whenever somebody has moved or the floor has changed. */
export function refresh(play: Play<TrailState>): void {
  const { state } = play;
  const { level } = state;
  const sight = sightOf(state);
  const { cells, decor, memory } = level;
  const changed = sight.cells.filter((cell) => memory.charCodeAt(cell) !== shownAt(cells, decor, cell));
  const uncovered = changed.some((cell) => isUnknown(memory, cell));
  if (changed.length > 0)
    level.memory = withCells(memory, changed, (cell) => String.fromCharCode(shownAt(cells, decor, cell)));
  const known = state.inView;
  state.inView = state.foes.filter(({ at }) => sight.has(at)).map(({ id }) => id);
  if (uncovered) play.tell?.({ code: 'trail.uncovers', uncovers: true } satisfies TrailEvent);
  const fresh = state.foes.filter(({ id }) => state.inView.includes(id) && !known.includes(id));
  if (fresh.length > 0)
    play.tell?.({
      code: 'trail.sees',
      names: fresh.map((foe) => nameOf(state, foe)),
      uncovers: true,
    } satisfies TrailEvent);
  find(play, (cell) => sight.has(cell), uncovered);
}

/** The whole level is remembered, but for what lies about and who lives there. */
export function chart(play: Play<TrailState>): void {
  const { level } = play.state;
  const { cells, memory } = level;
  const charted: number[] = [];
  for (let cell = 0; cell < CELLS; cell++) {
    const open = cells[cell] !== WALL || STEPS.some((offset) => (cells[cell + offset] ?? WALL) !== WALL);
    if (open && isUnknown(memory, cell)) charted.push(cell);
  }
  level.memory = withCells(memory, charted, (cell) => cells[cell] ?? UNKNOWN);
  play.tell?.({ code: 'trail.charted', uncovers: true } satisfies TrailEvent);
  find(play, (cell) => !isUnknown(level.memory, cell), true, false);
}

/** The code of what a cell looks like: decor shows on clean floor only (BT-3). */
export function shownAt(cells: string, decor: string, cell: number): number {
  const under = cells.charCodeAt(cell);
  if (under !== FLOOR_CODE) return under;
  const over = decor.charCodeAt(cell);
  return over === CLEAN_CODE ? under : over;
}

/** A drop of blood on a cell that a bleeding creature leaves: on clean floor only (BT-3). */
export function drip(state: TrailState, cell: number): void {
  const { level } = state;
  if (level.cells[cell] === FLOOR && level.decor[cell] === CLEAN && !level.items.some(({ at }) => at === cell))
    level.decor = withCell(level.decor, cell, DROP);
}

/** A corpse covers blood. */
export function layCorpse(state: TrailState, cell: number): void {
  const { level } = state;
  if (level.cells[cell] === FLOOR) level.decor = withCell(level.decor, cell, CORPSE);
}

/** Gives names to places that are known from now on. */
function find(play: Play<TrailState>, sees: (cell: number) => boolean, places: boolean, things = true): void {
  const { state } = play;
  const { level } = state;
  const found: Find[] = [];
  const isNew = (at: number, kind: Find['kind']): boolean => {
    const isSame = (one: Find): boolean => one.at === at && one.kind === kind;
    return !state.finds.some(isSame) && !found.some(isSame);
  };
  const add = (kind: Find['kind'], at: number): void => {
    const same = [...state.finds, ...found].filter((one) => one.kind === kind).length;
    const name = kind === 'door' || kind === 'item' ? `${kind}-${same + 1}` : kind;
    found.push({ kind, name, at, visited: false });
    if (kind === 'door') return;
    const item = kind === 'item' ? (level.items.find((one) => one.at === at)?.item ?? null) : null;
    play.tell?.({ code: 'trail.finds', kind, item, uncovers: true } satisfies TrailEvent);
  };
  if (places) {
    const stairs = level.cells.indexOf(STAIRS);
    if (stairs >= 0 && sees(stairs) && isNew(stairs, 'stairs')) add('stairs', stairs);
    if (sees(level.den) && isNew(level.den, 'den')) add('den', level.den);
    for (const at of cellsWith(level.cells, DOOR)) if (sees(at) && isNew(at, 'door')) add('door', at);
  }
  if (things) for (const { at } of level.items) if (sees(at) && isNew(at, 'item')) add('item', at);
  if (found.length > 0) state.finds = [...state.finds, ...found];
}
