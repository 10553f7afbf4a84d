// The part of a creature in an attack, its breaks and what it was given, when another card takes its place or it leaves.

import type { Card } from '../../../kits/duel/index.js';
import type { DuelState } from '../state.js';
import { unreach } from './reach.js';

/** What was a creature's is another's from now on: that of the evolution on it, or nobody's (GONE). */
export function takeOver(state: DuelState, from: Card, to: Card): void {
  if (state.attacker === from) state.attacker = to;
  if (state.target === from) state.target = to;
  if (state.blocker === from) state.blocker = to;
  if (to < 0) return;
  unreach(state, from);
  const at = state.breakers.indexOf(from);
  if (at >= 0) state.breakers[at] = to;
  if (state.grants.some(({ card }) => card === from))
    state.grants = state.grants.map((grant) => (grant.card === from ? { ...grant, card: to } : grant));
}
