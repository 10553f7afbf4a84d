// Choosing cards for what a text does to them.
import { type Card, NONE, zoneOf } from '../../../../kits/duel/index.js';
import { whatIs } from '../../cards/call.js';
import { cardById } from '../../cards/index.js';
import type { DuelChoice } from '../../choices.js';
import { cardsIn } from '../../rules/filter.js';
import type { DuelView } from '../../view.js';
import { askedOf, whosePicked } from '../../words/card-text/refer.js';
import { doneTo, zoneOfAimed } from './outcome.js';
import { holdingWorth } from './worth.js';

/** What it is worth that a card is chosen; nothing is chosen for 0. */
export function pickWorth(view: DuelView, seat: number, { what, number }: DuelChoice): number {
  const step = askedOf(view);
  if (step?.do !== 'pick') return 0;
  const { action, card: source } = step;
  if (what === null) {
    // A shield: nobody knows what it is, unless it was shown.
    const shield = zoneOf(view.shields, whosePicked(step, seat, false))[number - 1] ?? NONE;
    return shield < 0 ? 0.1 : doneTo(view, seat, action, source, shield);
  }
  const card = what.card >= 0 ? what.card : cardOf(view, seat, what.id);
  return card < 0 ? 0 : doneTo(view, seat, action, source, card);
}

/** Cards that were looked at, or searched for. */
export function takeWorth(view: DuelView, seat: number, { what }: DuelChoice): number {
  const definition = whatIs(view, what);
  if (definition === undefined) return 0;
  const mana = zoneOf(view.mana, seat).length;
  return holdingWorth(definition) - 0.1 * Math.max(0, definition.cost - mana - 2);
}

function cardOf(view: DuelView, seat: number, id: string): Card {
  const step = askedOf(view);
  if (step?.do !== 'pick') return NONE;
  const zone = cardsIn(view, zoneOfAimed(step.action), whosePicked(step, seat, false));
  return cardById(view, zone, id) ?? NONE;
}
