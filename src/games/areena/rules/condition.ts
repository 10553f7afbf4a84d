// What conditions ask, seen from one seat; and the code of the reason when one does not hold.
import { hasEffect } from '../../../kits/combat/index.js';
import { type Card, foeOf, NONE, zoneOf } from '../../../kits/duel/index.js';
import { isOfClass } from '../cards/index.js';
import type { Condition, EquipmentClass, Verb } from '../cards/vocabulary.js';
import { bearerAt, definitionOf, freeHands, gladiatorOf, HANDS, type OpenState, ownerOf } from '../state.js';

/** Why a card cannot be played, a key of the catalogues: `closed.<code>`. */
export type ClosedCode =
  | `areena.needs.${Exclude<Condition['if'], 'wields'>}`
  | `areena.needs.wields.${EquipmentClass}`
  | 'areena.nothing-to-nullify'
  | 'areena.no-free-hands'
  | 'areena.not-an-attack'
  | 'areena.not-a-reaction'
  | 'areena.defender-only'
  | 'areena.not-in-plan'
  | 'areena.removal';

/** Whether a condition holds for a seat. */
export function holds(state: OpenState, seat: number, condition: Condition): boolean {
  switch (condition.if) {
    case 'wields':
      return wields(state, seat, condition.what);
    case 'unarmed':
      return freeHands(state, seat) === HANDS;
    case 'free-hands':
      return freeHands(state, seat) >= condition.hands;
    case 'attacking':
      return seat === state.run.active;
    case 'defending':
      return seat !== state.run.active;
    case 'basic-attack':
      return state.stack[0] === gladiatorOf(state.run.active);
    case 'has-tactic':
      return state.tactics[whose(seat, condition.who)] !== NONE;
    case 'bears':
      return hasEffect(bearerAt(state, whose(seat, condition.who)), condition.effect);
    case 'life-at-most':
      return bearerAt(state, whose(seat, condition.who)).life <= condition.life;
    case 'hand-at-most':
      return zoneOf(state.hands, whose(seat, condition.who)).length <= condition.count;
    case 'less-life':
      return bearerAt(state, seat).life < bearerAt(state, foeOf(seat)).life;
  }
}

/** The first condition of a list that does not hold, or undefined. */
export function unmet(state: OpenState, seat: number, needs: readonly Condition[]): Condition | undefined {
  for (const condition of needs) if (!holds(state, seat, condition)) return condition;
  return undefined;
}

export function codeOf(condition: Condition): ClosedCode {
  return condition.if === 'wields' ? `areena.needs.wields.${condition.what}` : `areena.needs.${condition.if}`;
}

/** Why a seat cannot put an action on the stack now, or undefined when it can (AR-7, AR-12). */
export function whyNoReaction(state: OpenState, seat: number, card: Card): ClosedCode | undefined {
  const { type, needs, abilities } = definitionOf(state, card);
  if (type === 'defence') {
    if (seat === state.run.active) return 'areena.defender-only';
  } else if (type !== 'reaction') return 'areena.not-a-reaction';
  const missing = unmet(state, seat, needs);
  if (missing !== undefined) return codeOf(missing);
  for (const verb of abilities[0]?.do ?? [])
    if (verb.do === 'nullify' && targetOf(state, seat, verb.what) < 0) return 'areena.nothing-to-nullify';
  return undefined;
}

/** Where on the stack the uppermost action lies that a seat's nullifying would strike, or -1. */
export function targetOf(state: OpenState, seat: number, what: Extract<Verb, { do: 'nullify' }>['what']): number {
  const { stack } = state;
  if (what === 'attack') return stack[0] !== undefined && stack[0] !== NONE && ownerOf(stack[0]) !== seat ? 0 : -1;
  for (let at = stack.length - 1; at > 0; at--) {
    const card = stack[at] as Card;
    if (ownerOf(card) !== seat && isOfClass(definitionOf(state, card), what)) return at;
  }
  return -1;
}

function wields(state: OpenState, seat: number, what: EquipmentClass): boolean {
  for (const card of zoneOf(state.equipment, seat)) if (definitionOf(state, card).class === what) return true;
  return false;
}

function whose(seat: number, who: 'self' | 'foe'): number {
  return who === 'self' ? seat : foeOf(seat);
}
