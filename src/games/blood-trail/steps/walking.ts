// Where the hero can go, and going there.
import type { Play } from '../../../engine/index.js';
import { bears, EFFECT_KINDS } from '../../../kits/combat/index.js';
import type { TrailEvent } from '../events.js';
import {
  type CellTest,
  DOOR,
  FAR,
  type Flood,
  floodFrom,
  isPassage,
  isUnknown,
  OPEN_DOOR,
  STEPS,
  withCell,
} from '../rules/map/index.js';
import type { Find, TrailState } from '../state.js';
import { drip, refresh } from './level.js';

/** The part of a state that going depends on; a view has it too. */
export type Ground = Pick<TrailState, 'level' | 'body' | 'foes' | 'inView' | 'finds'>;

/** The enemy in view that stands on a cell. */
export function foeAt(ground: Pick<Ground, 'foes' | 'inView'>, cell: number): TrailState['foes'][number] | undefined {
  return ground.foes.find(({ id, at }) => at === cell && ground.inView.includes(id));
}

/** Where the hero knows that one can go: round the enemies in view; closed doors are ways too. */
export function knownGround({ level, foes, inView }: Pick<Ground, 'level' | 'foes' | 'inView'>): CellTest {
  const { memory } = level;
  const taken = foes.filter(({ id }) => inView.includes(id)).map(({ at }) => at);
  return (cell) => isPassage(memory, cell) && !taken.includes(cell);
}

/**
 * Distances over what the hero knows.
 * @param wanted beyond the nearest such cell nothing need be known
 */
export function knownWays(ground: Ground, wanted?: CellTest): Flood {
  return floodFrom(ground.body.at, knownGround(ground), { wanted });
}

/** Whether a place can be travelled to: the hero is not there, it is still worth going to, and a known way leads there. */
export function isOpenFind({ level, body, foes, inView }: Ground, { kind, at }: Find, { steps }: Flood): boolean {
  if (at === body.at) return false;
  if (kind === 'door' && level.cells[at] !== DOOR) return false;
  if (kind === 'item' && !level.items.some((item) => item.at === at)) return false;
  if (steps[at] !== FAR) return true;
  // Somebody lies there: the way leads up to them.
  if (foeAt({ foes, inView }, at) === undefined) return false;
  return STEPS.some((offset) => steps[at + offset] !== FAR) && !STEPS.some((offset) => at + offset === body.at);
}

/** Which cells exploring goes to: the edge of the known, closed doors, things that lie about; never where the hero is. */
export function worthExploring({ level, body, finds }: Pick<Ground, 'level' | 'body' | 'finds'>): CellTest {
  const { memory } = level;
  const things = finds
    .filter(({ kind, at, visited }) => kind === 'item' && !visited && level.items.some((item) => item.at === at))
    .map(({ at }) => at);
  return (cell) => cell !== body.at && (isEdge(memory, cell) || memory[cell] === DOOR || things.includes(cell));
}

/** The first step of exploring, to the nearest place that is worth it; FAR when there is none. */
export function stepToExplore(ground: Ground): number {
  const wanted = worthExploring(ground);
  const ways = knownWays(ground, wanted);
  const to = ways.order.at(-1) ?? FAR;
  return wanted(to) ? firstStep(ways, to) : FAR;
}

/** Whether a cell is next to one that is not known. */
function isEdge(memory: string, cell: number): boolean {
  for (const offset of STEPS) if (isUnknown(memory, cell + offset)) return true;
  return false;
}

/** The first step of a shortest way to a cell, or FAR. */
export function firstStep({ steps }: Flood, to: number): number {
  let cell = to;
  while ((steps[cell] ?? FAR) > 1) {
    const back = STEPS.find((offset) => steps[cell + offset] === (steps[cell] as number) - 1);
    if (back === undefined) return FAR;
    cell += back;
  }
  return steps[cell] === 1 ? cell : FAR;
}

/** The hero goes to a neighbouring cell: a closed door is opened instead, and a bleeding hero leaves a drop (BT-3). */
export function goTo(play: Play<TrailState>, cell: number): void {
  const { state } = play;
  const { level, body } = state;
  if (level.cells[cell] === DOOR) {
    level.cells = withCell(level.cells, cell, OPEN_DOOR);
    play.tell?.({ code: 'trail.opens' } satisfies TrailEvent);
  } else {
    if (bears(EFFECT_KINDS, body, 'counts')) drip(state, body.at);
    body.at = cell;
    if (state.finds.some(({ at, visited }) => at === cell && !visited))
      state.finds = state.finds.map((one) => (one.at === cell ? { ...one, visited: true } : one));
  }
  refresh(play);
}
