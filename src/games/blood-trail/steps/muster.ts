// Who comes into a fight.
import type { Creature } from '../rules/creature.js';
import { distance } from '../rules/map/index.js';
import type { TrailState } from '../state.js';

/** No more enemies come into a fight at once. */
const MOST_FOES = 4;
/** Enemies that are awake and see the hero join in from this far. */
const REACH = 2;

/**
 * The numbers of the enemies that fight when a fight begins: those that are near and awake, the nearest first.
 * @param attacked the one that the hero has walked into: it comes first, asleep or not
 */
export function foesNear(state: TrailState, attacked?: Creature): number[] {
  const steps = (foe: Creature): number => distance(foe.at, state.body.at);
  const others = state.foes
    .filter((foe) => foe !== attacked && !foe.asleep && foe.lost === 0 && foe.life > 0 && steps(foe) <= REACH)
    .filter(({ id }) => state.inView.includes(id))
    .sort((a, b) => steps(a) - steps(b) || a.id - b.id);
  return [...(attacked === undefined ? [] : [attacked]), ...others].slice(0, MOST_FOES).map(({ id }) => id);
}
