// The damage of an attack, as a sum (AR-13): what the attack is worth, bonuses, then what was handled, in that order.
import { statistic } from '../../../kits/combat/index.js';
import { type Card, foeOf, NONE } from '../../../kits/duel/index.js';
import { bearerAt, definitionOf, gladiatorOf, type Modifier, type OpenState } from '../state.js';
import { EFFECTS } from './effects.js';

/** One term of the sum. */
export interface Term {
  readonly op: 'value' | Modifier['op'];
  readonly by: number;
}

/** The terms of the attack on the stack. Bonuses of 0 are left out. */
export function termsOf(state: OpenState): Term[] {
  const { active } = state.run;
  const attack = state.stack[0] as Card;
  if (attack === NONE) return [];
  const attacker = bearerAt(state, active);
  const terms: Term[] = [{ op: 'value', by: definitionOf(state, attack).attack }];
  const add = (op: 'raise' | 'reduce', by: number): void => {
    if (by > 0) terms.push({ op, by });
  };
  add('raise', statistic(EFFECTS, attacker, 'strength'));
  if (attack === gladiatorOf(active)) add('raise', statistic(EFFECTS, attacker, 'basic'));
  add('reduce', statistic(EFFECTS, bearerAt(state, foeOf(active)), 'defence'));
  for (const { op, by } of state.modifiers) terms.push({ op, by });
  return terms;
}

/** What a sum comes to; it may lie below 0, which counts as 0 in the end. */
export function sumOf(terms: readonly Term[]): number {
  let sum = 0;
  for (const { op, by } of terms) {
    if (op === 'zero') sum = 0;
    else sum += op === 'reduce' ? -by : by;
  }
  return sum;
}
