// Where the hero can go, and going there.
import type { Play } from '../../../engine/index.js';
import { bears, EFFECT_KINDS } from '../../../kits/combat/index.js';
import type { TrailEvent } from '../events.js';
import {
  DOOR,
  FAR,
  type Flood,
  floodFrom,
  isPassage,
  OPEN_DOOR,
  STEPS,
  UNKNOWN,
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

/** Distances over what the hero knows, round the enemies in view; closed doors are ways too. */
export function knownWays({ level, body, foes, inView }: Ground): Flood {
  const taken = new Set(foes.filter(({ id }) => inView.includes(id)).map(({ at }) => at));
  return floodFrom(body.at, (cell) => isPassage(level.memory, cell) && !taken.has(cell));
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

/** The nearest place that exploring would go to, or FAR: the edge of the known, a closed door, something that lies about. */
export function nextToExplore({ level, finds }: Pick<Ground, 'level' | 'finds'>, { order }: Flood): number {
  const things = new Set(
    finds
      .filter(({ kind, at, visited }) => kind === 'item' && !visited && level.items.some((item) => item.at === at))
      .map(({ at }) => at),
  );
  for (const cell of order.slice(1)) {
    if (level.memory[cell] === DOOR || things.has(cell)) return cell;
    if (STEPS.some((offset) => level.memory[cell + offset] === UNKNOWN)) return cell;
  }
  return FAR;
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
