// What is allowed (DM-38): every permission is asked here. First the ground rule, over which a permission holds, then what
// forbids it, which holds over both. The answer is the reason why not, as a code, or undefined.
import { type Card, foeOf, NONE, zoneOf } from '../../../kits/duel/index.js';
import { definitionOf } from '../cards/index.js';
import { BLOCKER, CAN, CANNOT, GUARD, SPEED_ATTACKER, STEALTH } from '../cards/keyword-bits.js';
import { CIVILIZATIONS, type Deed } from '../cards/vocabulary.js';
import { isTapped, type OpenState, ownerOf, PLAYER } from '../state.js';
import { traitsOf, wordsOf } from './creature.js';
import { fits } from './filter.js';

/** Deeds that texts allow and forbid, and being tapped for a tap ability. */
export type Asked = Exclude<Deed, 'attack-untapped' | 'be-blocked' | 'be-attacked'> | 'tap';

/** `closed.<code>` in the catalogues. */
export type WhyNot =
  | 'duel-masters.tapped'
  | 'duel-masters.sick'
  | 'duel-masters.cannot-attack'
  | 'duel-masters.cannot-attack-player'
  | 'duel-masters.cannot-attack-creature'
  | 'duel-masters.cannot-be-attacked'
  | 'duel-masters.target-untapped'
  | 'duel-masters.no-blocker'
  | 'duel-masters.guards-others'
  | 'duel-masters.is-target'
  | 'duel-masters.cannot-block'
  | 'duel-masters.cannot-be-blocked'
  | 'duel-masters.cannot-untap'
  | 'duel-masters.cannot-be-chosen';

/** Whether a creature may do something, to another where that matters. */
export function may(state: OpenState, card: Card, deed: Asked, other: Card = NONE): boolean {
  return whyNot(state, card, deed, other) === undefined;
}

/**
 * Why a creature may not do something.
 * @param other what is attacked, or the attacker that is to be blocked
 */
export function whyNot(state: OpenState, card: Card, deed: Asked, other: Card = NONE): WhyNot | undefined {
  switch (deed) {
    case 'tap':
      return readiness(state, card);
    case 'attack':
      return readiness(state, card) ?? (forbids(state, card, 'attack') ? 'duel-masters.cannot-attack' : undefined);
    case 'attack-player':
      return (
        whyNot(state, card, 'attack') ??
        (forbids(state, card, 'attack-player') ? 'duel-masters.cannot-attack-player' : undefined)
      );
    case 'attack-creature': {
      const unable = whyNot(state, card, 'attack');
      if (unable !== undefined) return unable;
      if (!isTapped(state, other) && !allows(state, card, 'attack-untapped', other))
        return 'duel-masters.target-untapped';
      if (forbids(state, card, 'attack-creature', other)) return 'duel-masters.cannot-attack-creature';
      return forbids(state, other, 'be-attacked', card) ? 'duel-masters.cannot-be-attacked' : undefined;
    }
    case 'block':
      return whyNoBlock(state, card, other);
    case 'untap':
      return forbids(state, card, 'untap') ? 'duel-masters.cannot-untap' : undefined;
    case 'be-chosen':
      return forbids(state, card, 'be-chosen') ? 'duel-masters.cannot-be-chosen' : undefined;
  }
}

/** DM-8, DM-19, DM-29: untapped, and not come in this turn unless it is a speed attacker or an evolution. */
function readiness(state: OpenState, card: Card): WhyNot | undefined {
  if (isTapped(state, card)) return 'duel-masters.tapped';
  const sick = state.came[card] === state.run.turn && (wordsOf(state, card) & SPEED_ATTACKER) === 0;
  return sick ? 'duel-masters.sick' : undefined;
}

/** DM-18, DM-23, DM-33. */
function whyNoBlock(state: OpenState, card: Card, attacker: Card): WhyNot | undefined {
  const words = wordsOf(state, card);
  if ((words & (BLOCKER | GUARD)) === 0) return 'duel-masters.no-blocker';
  if (isTapped(state, card)) return 'duel-masters.tapped';
  if (state.target === card) return 'duel-masters.is-target';
  if ((words & BLOCKER) === 0 && state.target === PLAYER) return 'duel-masters.guards-others';
  if (forbids(state, card, 'block', attacker)) return 'duel-masters.cannot-block';
  if (forbids(state, attacker, 'be-blocked', card)) return 'duel-masters.cannot-be-blocked';
  return isUnseen(state, attacker) ? 'duel-masters.cannot-be-blocked' : undefined;
}

/** DM-33: whether the opponent has a civilization in the mana zone that the attacker's stealth names. */
function isUnseen(state: OpenState, attacker: Card): boolean {
  if ((wordsOf(state, attacker) & STEALTH) === 0) return false;
  let mana = 0;
  for (const card of zoneOf(state.mana, foeOf(ownerOf(state, attacker))))
    mana |= definitionOf(state, card).civilizations;
  return traitsOf(state, attacker).some(
    (trait) => trait.has === 'stealth' && (mana & (1 << CIVILIZATIONS.indexOf(trait.civilization))) !== 0,
  );
}

function allows(state: OpenState, card: Card, deed: Deed, other: Card): boolean {
  return (wordsOf(state, card) & CAN) !== 0 && says(state, card, 'can', deed, other);
}

function forbids(state: OpenState, card: Card, deed: Deed, other: Card = NONE): boolean {
  return (wordsOf(state, card) & CANNOT) !== 0 && says(state, card, 'cannot', deed, other);
}

function says(state: OpenState, card: Card, has: 'can' | 'cannot', deed: Deed, other: Card): boolean {
  const asker = { owner: ownerOf(state, card), card };
  for (const trait of traitsOf(state, card)) {
    if (trait.has !== has || trait.deed !== deed) continue;
    if (trait.against === undefined || (other >= 0 && fits(state, trait.against, other, asker))) return true;
  }
  return false;
}
