// Who an attack meets, in words: before it is chosen, and after it was made.
import { type Saying, type Slot } from '../../../engine/index.js';
import { foeOf, NONE } from '../../../kits/duel/index.js';
import { powerOf } from '../rules/power.js';
import { cardAt, dataOf, FRONT, opposite } from '../state.js';
import { say } from '../text/say.js';
import type { WeissView } from '../view.js';
import { cardSlot } from './face.js';

/** One side of a meeting: the card in a slot, and its power at that moment. */
export interface Met {
  readonly card: Slot;
  readonly power: number;
}

/** @param defender undefined: nobody is there */
export function sayMeeting({ card, power }: Met, defender: Met | undefined): Saying {
  return defender === undefined
    ? say('weiss.attack.direct', { attacker: card, power })
    : say('weiss.attack.meets', { attacker: card, power, defender: defender.card, against: defender.power });
}

/** Whom an attack from a front place would meet now; undefined when nobody stands there to attack. */
export function sayAttack(view: WeissView, player: number, place: number): Saying | undefined {
  const attacker = metAt(view, player, place);
  return attacker && sayMeeting(attacker, metAt(view, foeOf(player), opposite(place)));
}

/** Who stands opposite to a place; undefined: nobody, or it is a place of the back row. */
export function sayOpposite(view: WeissView, player: number, place: number): Saying | undefined {
  const met = place < FRONT ? metAt(view, foeOf(player), opposite(place)) : undefined;
  return met && say('weiss.opposite', { card: met.card, power: met.power });
}

function metAt(view: WeissView, seat: number, place: number): Met | undefined {
  const card = cardAt(view, seat, place);
  return card === NONE ? undefined : { card: cardSlot(dataOf(view, card)), power: powerOf(view, card) };
}
