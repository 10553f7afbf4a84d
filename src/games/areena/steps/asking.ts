// Whether a decision with a single choice is asked all the same.
import { zoneOf } from '../../../kits/duel/index.js';
import type { AreenaState } from '../state.js';
import type { AreenaStep } from '../step.js';

/**
 * A hand is hidden: if its holder were passed over unasked for want of a fitting card, the other would learn that no
 * such card is in it. So whoever holds a card is asked; with an empty hand, which everybody can see, only by the option.
 */
export function asksAlways(state: AreenaState, { player }: AreenaStep): boolean {
  return state.run.options['ask-always'] === true || zoneOf(state.hands, player).length > 0;
}
