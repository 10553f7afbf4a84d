// Which creatures have texts that look at more than themselves: kept in a list, so that all others cost nothing.
import type { Card } from '../../../kits/duel/index.js';
import { definitionOf } from '../cards/index.js';
import type { DuelState, OpenState } from '../state.js';

/** The list as it should be, worked out anew; its order is that in which creatures came, seat by seat. */
export function reachingOf(state: Pick<OpenState, 'battle' | 'kinds' | 'kind'>): Card[] {
  return state.battle.flat().filter((card) => definitionOf(state, card).reaching);
}

/** Takes a creature that came into the battle zone into the list. */
export function reach(state: DuelState, card: Card): void {
  if (!definitionOf(state, card).reaching) return;
  // Seat 0's first, each in the order of the battle zone, which new creatures join at the end or in the place of their base.
  state.reaching = reachingOf(state);
}

/** Takes a creature that left out of the list. */
export function unreach(state: DuelState, card: Card): void {
  const at = state.reaching.indexOf(card);
  if (at >= 0) state.reaching.splice(at, 1);
}
