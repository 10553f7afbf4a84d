// Blocks: where they win a battle, and where nothing else keeps the final blow away.
import { type Card, foeOf, zoneOf } from '../../../../kits/duel/index.js';
import { breaksOf } from '../../rules/creature.js';
import { may } from '../../rules/permission.js';
import { PLAYER } from '../../state.js';
import type { DuelView } from '../../view.js';
import { exchange } from './attack.js';
import { CERTAIN } from './worth.js';

/** What it is worth to block the attacker with a creature, against letting it through. */
export function blockWorth(view: DuelView, seat: number, blocker: Card): number {
  const { attacker, target } = view;
  const battle = -exchange(view, attacker, blocker);
  return battle + saved(view, seat, attacker, target);
}

/** What is saved by a block. */
function saved(view: DuelView, seat: number, attacker: Card, target: Card): number {
  if (target !== PLAYER) return target < 0 ? 0 : Math.max(0, exchange(view, attacker, target)) * 0.9;
  const shields = zoneOf(view.shields, seat).length;
  if (shields === 0) return CERTAIN;
  const left = shields - breaksOf(view, attacker);
  const further = zoneOf(view.battle, foeOf(seat)).filter(
    (card) => card !== attacker && may(view, card, 'attack-player'),
  ).length;
  // A shield lost is a card won; what counts is how near the final blow comes.
  if (left <= 0) return further > 0 ? 6 : 2.2;
  return left < further ? 3 : Math.max(0.2, 1.4 - 0.25 * left) * Math.min(2, breaksOf(view, attacker));
}
