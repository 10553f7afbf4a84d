// Which cards an action can be done to.
import { type Card, SEATS } from '../../../kits/duel/index.js';
import type { Side, Targets, Zone } from '../cards/vocabulary.js';
import { type DuelState, ownerOf } from '../state.js';
import { NOW } from './creature.js';
import { type Asker, cardsIn, fits, isOf } from './filter.js';
import { may } from './permission.js';

/** The cards of a zone that fit, the own ones first; a creature that may not be chosen by the opponent's texts is no target. */
export function candidates(state: DuelState, from: Zone, targets: Targets, asker: Asker): Card[] {
  const found: Card[] = [];
  const side = sideOf(from, targets);
  for (let at = 0; at < SEATS; at++) {
    const seat = at === 0 ? asker.owner : 1 - asker.owner;
    if (!isOf(side, seat, asker.owner)) continue;
    if (from === 'shields') {
      // Nobody knows what they are, so nothing else is asked of them.
      found.push(...cardsIn(state, from, seat));
      continue;
    }
    for (const card of cardsIn(state, from, seat))
      if (fits(state, targets, card, asker, NOW) && !isWarded(state, from, targets, card, asker)) found.push(card);
  }
  return found;
}

/** Whose cards: of hands and shields, where nobody chooses from both sides together, the own ones unless it says otherwise. */
export function sideOf(from: Zone, { whose, count }: Targets): Side {
  const hidden = (from === 'hand' || from === 'shields') && count !== 'all';
  return hidden && whose !== 'foe' ? 'own' : (whose ?? 'any');
}

function isWarded(state: DuelState, from: Zone, targets: Targets, card: Card, asker: Asker): boolean {
  if (from !== 'battle' || targets.count === 'all' || ownerOf(state, card) === asker.owner) return false;
  return !may(state, card, 'be-chosen');
}
