// The attack that is going on, in a line.
import { type Saying } from '../../../../engine/index.js';
import { type Card, foeOf, NONE, zoneOf } from '../../../../kits/duel/index.js';
import { definitionOf } from '../../cards/index.js';
import { breaksOf, powerOf } from '../../rules/creature.js';
import { GONE, ownerOf, PLAYER } from '../../state.js';
import { say } from '../../text/say.js';
import type { DuelView } from '../../view.js';
import { cardSlot } from '../face.js';

/** Who attacks whom, with what power, and who blocks (DM-12). */
export function sayAttack(view: DuelView): Saying | undefined {
  const { attacker, target, blocker } = view;
  if (attacker < 0) return undefined;
  const card = cardSlot(definitionOf(view, attacker).data);
  const power = powerOf(view, attacker);
  if (blocker === GONE) return say('duel-masters.attack.blocked-gone', { card });
  if (blocker !== NONE) return say('duel-masters.attack.blocked', { card, power, ...rival(view, blocker) });
  if (target === PLAYER) return sayAttackOnPlayer(view, card);
  if (target < 0) return say('duel-masters.attack.gone', { card });
  return say('duel-masters.attack.creature', { card, power, ...rival(view, target) });
}

/** Shields are broken one at a time, so what is still to come is told apart from what is left. */
function sayAttackOnPlayer(view: DuelView, card: ReturnType<typeof cardSlot>): Saying {
  const foe = foeOf(ownerOf(view, view.attacker));
  const shields = zoneOf(view.shields, foe).length;
  const slots = { card, player: { seat: foe } };
  if (!view.run.agenda.some((step) => step.do === 'hit')) return say('duel-masters.attack.left', { ...slots, shields });
  if (shields === 0) return say('duel-masters.attack.final', slots);
  return say('duel-masters.attack', { ...slots, shields, broken: Math.min(shields, breaksOf(view, view.attacker)) });
}

function rival(view: DuelView, card: Card): { other: ReturnType<typeof cardSlot>; otherPower: number } {
  return { other: cardSlot(definitionOf(view, card).data), otherPower: powerOf(view, card) };
}
