// Attacks: which of them win the game, which win a battle, which break shields at a fair risk.
import { type Card, foeOf, zoneOf } from '../../../../kits/duel/index.js';
import { definitionOf } from '../../cards/index.js';
import { BLOCKER, GUARD, SLAYER } from '../../cards/keyword-bits.js';
import { breaksOf, powerOf, wordsOf } from '../../rules/creature.js';
import { may } from '../../rules/permission.js';
import { isTapped, ownerOf } from '../../state.js';
import type { DuelView } from '../../view.js';
import { attackPower, CERTAIN, shieldWorth, worthNow } from './worth.js';

/** Part of a creature's worth that is at risk when the opponent could attack it while it is tapped. */
const EXPOSED = 0.35;

/**
 * Whether the attackers of a seat get through all shields and make the final blow, even if each creature that can block takes
 * the strongest of them away. Shield triggers are not foreseen.
 */
export function isWinning(view: DuelView, seat: number): boolean {
  const foe = foeOf(seat);
  const shields = zoneOf(view.shields, foe).length;
  const attackers = zoneOf(view.battle, seat).filter((card) => may(view, card, 'attack-player'));
  if (attackers.length === 0) return false;
  const free = attackers.filter((card) => blockersOf(view, card).length === 0);
  const blockers = new Set(attackers.flatMap((card) => blockersOf(view, card)));
  const blockable = attackers
    .filter((card) => !free.includes(card))
    .map((card) => breaksOf(view, card))
    .sort((a, b) => b - a)
    .slice(blockers.size);
  const breaks = [...blockable, ...free.map((card) => breaksOf(view, card))].sort((a, b) => b - a);
  // The last one of them makes the final blow.
  return breaks.length > 0 && breaks.slice(0, -1).reduce((sum, one) => sum + one, 0) >= shields;
}

/**
 * What an attack is worth.
 * @param target a creature, or less than 0: the opponent
 */
export function attackWorth(view: DuelView, seat: number, card: Card, target: Card, winning: boolean): number {
  if (target < 0) return playerWorth(view, seat, card, winning);
  // Nothing keeps the attackers from a victory that is near.
  if (winning && may(view, card, 'attack-player')) return -1;
  return (
    exchange(view, card, target) -
    blockRisk(view, card, target) -
    exposure(view, seat, card, target) -
    guardDuty(view, seat, card)
  );
}

function playerWorth(view: DuelView, seat: number, card: Card, winning: boolean): number {
  const foe = foeOf(seat);
  const left = zoneOf(view.shields, foe).length;
  const blockers = blockersOf(view, card);
  if (left === 0 && blockers.length === 0) return CERTAIN;
  // Those that break the most go first, so that enough of them are left for the final blow.
  if (winning) return CERTAIN / 2 + breaksOf(view, card);
  const broken = Math.min(left, breaksOf(view, card));
  const gain = left === 0 ? 4 : broken * shieldWorth(left);
  const stopped = blockers.length === 0 ? 1 : 0.4;
  return gain * stopped - blockRisk(view, card) - exposure(view, seat, card) - guardDuty(view, seat, card) - 0.25;
}

/** A battle of an attacker with a creature: who is destroyed, and what that is worth. */
export function exchange(view: DuelView, attacker: Card, other: Card): number {
  const power = attackPower(view, attacker);
  const otherPower = powerOf(view, other);
  const wins = power > otherPower || (wordsOf(view, attacker) & SLAYER) !== 0;
  const loses = power < otherPower || (wordsOf(view, other) & SLAYER) !== 0;
  const even = power === otherPower;
  return (wins || even ? worthNow(view, other) : 0) - (loses || even ? worthNow(view, attacker) : 0);
}

/** What is lost to the blocker that is worst for the attacker. */
function blockRisk(view: DuelView, card: Card, target?: Card): number {
  let worst = 0;
  for (const blocker of blockersOf(view, card, target)) worst = Math.min(worst, exchange(view, card, blocker));
  return -worst;
}

/** What the opponent could do to the creature in the next turn, when it is tapped; a target that dies attacks no more. */
function exposure(view: DuelView, seat: number, card: Card, target?: Card): number {
  const power = powerOf(view, card);
  const { silent } = definitionOf(view, card);
  for (const foe of zoneOf(view.battle, foeOf(seat)))
    if (foe !== target && attackPower(view, foe) >= power && (wordsOf(view, foe) & BLOCKER) === 0)
      return worthNow(view, card) * EXPOSED - (silent === undefined ? 0 : 0.5);
  return silent === undefined ? 0 : -0.5;
}

/** Blockers stay at home when the opponent's creatures could get through. */
function guardDuty(view: DuelView, seat: number, card: Card): number {
  if ((wordsOf(view, card) & BLOCKER) === 0) return 0;
  const threats = zoneOf(view.battle, foeOf(seat)).filter((foe) => (wordsOf(view, foe) & BLOCKER) === 0).length;
  const shields = zoneOf(view.shields, seat).length;
  return threats === 0 ? 0 : threats > shields ? 4 : 1;
}

/** The opponent's creatures that could block it; guards do so only where a creature is attacked. */
function blockersOf(view: DuelView, card: Card, target?: Card): Card[] {
  const words = target === undefined ? BLOCKER : BLOCKER | GUARD;
  return zoneOf(view.battle, foeOf(ownerOf(view, card))).filter(
    (foe) =>
      foe !== target && !isTapped(view, foe) && (wordsOf(view, foe) & words) !== 0 && may(view, foe, 'block', card),
  );
}
