// What a seat may know of a run (CO-5): what the hero remembers, whom the hero sees, what lies where the hero has looked. The
// enemies' player sees the same map, and everybody who looks on does.
import type { OpenPart, RunView } from '../../engine/index.js';
import type { TrailOptions } from './options.js';
import { copyCreature } from './rules/creature.js';
import { CELLS, CLEAN, CORPSE, DROP, FLOOR, withCells } from './rules/map/index.js';
import type { Level } from './rules/map/make-level.js';
import { copy, type TrailState } from './state.js';

/** A state without what is hidden: unseen cells are UNKNOWN, unseen enemies and are left out. */
export type TrailView = OpenPart<TrailState, 'seeds' | 'unseenBlood'>;

export function view(state: TrailState, _seat: number, run: RunView<TrailOptions>): TrailView {
  const { seeds: _seeds, unseenBlood: _unseen, ...open } = copy(state, state.run);
  const seen = new Set([...state.inView, ...(state.fight?.foes ?? [])]);
  return {
    ...open,
    run,
    level: seenLevel(state),
    foes: state.foes.filter(({ id }) => seen.has(id)).map(copyCreature),
  };
}

/** The level as it is remembered. Places that have not been found are nowhere. */
function seenLevel({ level, finds }: TrailState): Level {
  const isFound = (kind: string, at: number): boolean => finds.some((one) => one.kind === kind && one.at === at);
  return {
    cells: groundOf(level.memory),
    decor: decorOf(level.memory),
    memory: level.memory,
    items: level.items.filter(({ at }) => isFound('item', at)),
    entry: level.entry,
    den: isFound('den', level.den) ? level.den : NOWHERE,
  };
}

/** Stands for a cell that nobody knows. */
export const NOWHERE = -1;

/** The cells under what is remembered. */
export function groundOf(memory: string): string {
  return memory.replaceAll(DROP, FLOOR).replaceAll(CORPSE, FLOOR);
}

/** The decor in what is remembered. */
function decorOf(memory: string): string {
  const over: number[] = [];
  for (let cell = 0; cell < CELLS; cell++) if (memory[cell] === DROP || memory[cell] === CORPSE) over.push(cell);
  return withCells(CLEAN.repeat(CELLS), over, (cell) => memory[cell] ?? CLEAN);
}
