// Getting away from a fight.
import type { Play } from '../../../engine/index.js';
import { bears, EFFECT_KINDS } from '../../../kits/combat/index.js';
import type { TrailEvent } from '../events.js';
import { CELLS, distance, FAR, type Flood, floodFrom, isUnknown, isWalkable } from '../rules/map/index.js';
import { creatureOf, standing, type TrailState } from '../state.js';
import { drip, refresh } from './level.js';
import { bodyOf } from './telling.js';
import { firstStep } from './walking.js';

/** How far the hero gets, and for how many world turns whoever was in the fight cannot follow. */
const REACH = 6;
const LOST = 5;
/** Chance to get away, in per cent: this much when nobody is quicker, 3 more or less for each point of agility. */
const EVEN = 50;
const LEAST = 15;
const MOST = 90;

/** The cell that the hero would run to, or FAR when there is none. */
export function wayOut(state: TrailState): number {
  const foes = standing(state).map(({ foe }) => foe.at);
  const { order } = ways(state);
  let best = FAR;
  let widest = stepsToNearest(foes, state.body.at);
  for (const cell of order) {
    const nearest = stepsToNearest(foes, cell);
    if (nearest <= widest) continue;
    best = cell;
    widest = nearest;
  }
  return best;
}

function stepsToNearest(places: readonly number[], cell: number): number {
  let fewest = CELLS;
  for (const at of places) {
    const steps = distance(at, cell);
    if (steps < fewest) fewest = steps;
  }
  return fewest;
}

/** Tries to get away. */
export function flee(play: Play<TrailState>): void {
  const { state } = play;
  const quickest = Math.max(0, ...standing(state).map(({ foe }) => bodyOf(state, foe).stat('agility')));
  const chance = EVEN + 3 * (bodyOf(state, state.body).stat('agility') - quickest);
  if (play.chance.below(100) < Math.min(MOST, Math.max(LEAST, chance))) escape(play);
  else play.tell?.({ code: 'trail.stays', uncovers: true } satisfies TrailEvent);
}

/** Gets away: the fight is over, and a bleeding hero leaves a trail (BT-3). */
export function escape(play: Play<TrailState>): void {
  const { state } = play;
  if (state.fight === null) return;
  const to = wayOut(state);
  play.tell?.({ code: 'trail.flees', uncovers: true } satisfies TrailEvent);
  for (const id of state.fight.foes) {
    const foe = creatureOf(state, id);
    if (foe !== undefined) foe.lost = LOST;
  }
  state.fight = null;
  while (to !== FAR && state.body.at !== to) {
    const cell = firstStep(ways(state), to);
    // Somebody may stand in the dark where the hero meant to run.
    if (cell === FAR || state.foes.some(({ at }) => at === cell)) break;
    if (bears(EFFECT_KINDS, state.body, 'counts')) drip(state, state.body.at);
    state.body.at = cell;
  }
  refresh(play);
}

/** What the hero knows of the ways to run: round those who fight and those who can be seen. */
function ways({ level, body, foes, inView, fight }: TrailState): Flood {
  const seen = [...inView, ...(fight?.foes ?? [])];
  const taken = new Set(foes.filter(({ id }) => seen.includes(id)).map(({ at }) => at));
  return floodFrom(
    body.at,
    (cell) => isWalkable(level.cells, cell) && !isUnknown(level.memory, cell) && !taken.has(cell),
    { most: REACH },
  );
}
