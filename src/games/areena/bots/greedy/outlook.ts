// What comes of an assault if nobody plays anything more: the stack handled from the top, in the bot's head.

import { foeOf, NONE } from '../../../../kits/duel/index.js';
import { definition, isOfClass, type Kind } from '../../cards/index.js';
import type { Verb } from '../../cards/vocabulary.js';
import { wokenVerbs } from '../../rules/ability-steps.js';
import { unmet } from '../../rules/condition.js';
import { sumOf, type Term, termsOf } from '../../rules/damage.js';
import { definitionOf, kindOf, ownerOf } from '../../state.js';
import type { AreenaView } from '../../view.js';
import { hurtWorth, verbWorth } from './worth.js';

/** An action on the stack: what it is, and whose. */
interface Played {
  readonly kind: Kind;
  readonly player: number;
}

/** What the attack on the stack, with all that lies on it and with cards put on top of it, is worth to the attacker. */
export function worthOfStack(view: AreenaView, ...added: readonly Played[]): number {
  const {
    run: { active },
    stack,
  } = view;
  const above: Played[] = stack.slice(1).map((card) => ({ kind: kindOf(view, card), player: ownerOf(card) }));
  above.push(...added);
  const attack = stack[0] ?? NONE;
  let stands = attack !== NONE && unmet(view, active, definitionOf(view, attack).needs) === undefined;
  const terms: Term[] = stands ? [...termsOf(view)] : [];
  let worth = 0;
  for (let top = above.pop(); top !== undefined; top = above.pop()) {
    const { player } = top;
    const { needs, abilities } = definition(top.kind);
    if (unmet(view, player, needs) !== undefined) continue;
    for (const verb of abilities[0]?.do ?? []) {
      if (verb.do === 'nullify') {
        if (verb.what === 'attack') stands = false;
        else strike(above, player, verb.what);
      } else if (!modify(terms, verb)) worth += (player === active ? 1 : -1) * verbWorth(view, player, verb);
    }
  }
  return worth + (stands ? worthOfDamage(view, Math.max(0, sumOf(terms))) : 0);
}

/** What an attack that is about to be announced is worth; the view has it on the stack already. */
export function worthOfAttack(view: AreenaView): number {
  const { active } = view.run;
  const terms = [...termsOf(view)];
  let worth = 0;
  const wake = (player: number, moment: 'attack' | 'attacked'): void => {
    for (const verb of wokenVerbs(view, player, moment))
      if (!modify(terms, verb)) worth += (player === active ? 1 : -1) * verbWorth(view, player, verb);
  };
  wake(active, 'attack');
  wake(foeOf(active), 'attacked');
  return worth + worthOfDamage(view, Math.max(0, sumOf(terms)));
}

/** Damage, and what it wakes on both sides. */
function worthOfDamage(view: AreenaView, damage: number): number {
  if (damage === 0) return 0;
  const { active } = view.run;
  const foe = foeOf(active);
  let worth = hurtWorth(view, foe, damage);
  for (const verb of wokenVerbs(view, active, 'hit')) worth += verbWorth(view, active, verb);
  for (const verb of wokenVerbs(view, foe, 'struck')) worth -= verbWorth(view, foe, verb);
  return worth;
}

/** Adds what a verb does to the sum; answers whether it does anything to it. */
function modify(terms: Term[], verb: Verb): boolean {
  if (verb.do === 'raise-damage') terms.push({ op: 'raise', by: verb.by });
  else if (verb.do === 'reduce-damage') terms.push({ op: 'reduce', by: verb.by });
  else if (verb.do === 'zero-damage') terms.push({ op: 'zero', by: 0 });
  else return false;
  return true;
}

/** Takes away the uppermost action that a player's nullifying strikes. */
function strike(above: Played[], player: number, what: 'defence' | 'reaction' | 'action'): void {
  const at = above.findLastIndex((one) => one.player !== player && isOfClass(definition(one.kind), what));
  if (at >= 0) above.splice(at, 1);
}
