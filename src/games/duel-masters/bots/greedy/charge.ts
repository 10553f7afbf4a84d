// Charging: mana for what is in hand, of its civilizations, from the cards that can be spared.
import { zoneOf } from '../../../../kits/duel/index.js';
import { type Definition, definitionOf } from '../../cards/index.js';
import { sizeOf } from '../../rules/payment.js';
import type { DuelView } from '../../view.js';
import { holdingWorth } from './worth.js';

/** Mana that is enough, whatever a hand holds. */
const PLENTY = 9;

/** What it is worth to charge a card of the hand; below 0 it is better kept. */
export function chargeWorth(view: DuelView, seat: number, card: Definition): number {
  const hand = zoneOf(view.hands, seat).map((one) => definitionOf(view, one));
  const mana = zoneOf(view.mana, seat);
  const dearest = hand.reduce((most, one) => Math.max(most, one.cost), 0);
  const there = mana.length;
  if (there >= PLENTY || (there >= 5 && there >= dearest && hand.length < 4)) return -1;
  const gives = mana.reduce((bits, one) => bits | definitionOf(view, one).civilizations, 0);
  const lacks = hand.reduce((bits, one) => bits | (one === card ? 0 : one.civilizations), 0) & ~gives;
  const copies = hand.filter((one) => one === card).length;
  const spare = sizeOf(card.civilizations & lacks) * 1.5 + (copies > 1 ? 0.6 : 0);
  // What cannot be paid for soon can be spared best; what fits the mana of this turn is kept.
  const soon = card.cost - there - 1;
  const needed = soon <= 0 ? 2.2 : soon === 1 ? 1.6 : soon === 2 ? 1 : 0.4;
  // Cards of several civilizations come tapped: early, or when nothing is to be paid for with them.
  const late = card.multicoloured && hand.some((one) => one !== card && one.cost === there + 1) ? 0.8 : 0;
  return 6 + spare - needed - holdingWorth(card) * 0.35 - late;
}
