// What must hold for an ability to be on, or to wake.
import { type Card, foeOf, SEATS, zoneOf } from '../../../kits/duel/index.js';
import { definitionOf } from '../cards/index.js';
import type { Ability, Condition } from '../cards/vocabulary.js';
import { isTapped, type OpenState, ownerOf } from '../state.js';
import { type Asker, cardsIn, countOf } from './filter.js';

/** Wave strikers that must be there (DM-31). */
const WAVE = 3;

/**
 * Whether an ability of a creature is on.
 * @param card the creature that has it: with a survivor's, each survivor in its turn
 */
export function isOn(state: OpenState, { under, needs }: Ability, card: Card): boolean {
  const owner = ownerOf(state, card);
  switch (under) {
    case 'wave-striker':
      if (waveStrikers(state, owner) < WAVE) return false;
      break;
    case 'turbo-rush':
      if (!state.breakers.some((other) => other !== card && ownerOf(state, other) === owner)) return false;
      break;
    case 'survivor':
    case undefined:
      break;
  }
  return needs === undefined || holdAll(state, needs, { owner, card });
}

/** Whether all conditions hold, asked for the owner of a text. */
export function holdAll(state: OpenState, needs: readonly Condition[], asker: Asker): boolean {
  for (const condition of needs) if (!holds(state, condition, asker)) return false;
  return true;
}

function holds(state: OpenState, condition: Condition, asker: Asker): boolean {
  switch (condition.if) {
    case 'count': {
      const count = countOf(state, condition.of, asker);
      const least = condition.least ?? (condition.most === undefined ? 1 : 0);
      return count >= least && (condition.most === undefined || count <= condition.most);
    }
    case 'fewer':
      return cardsIn(state, condition.in, asker.owner).length < cardsIn(state, condition.in, foeOf(asker.owner)).length;
    case 'turn':
      return (state.run.active === asker.owner) === (condition.whose === 'own');
    case 'attacking':
      return state.attacker === asker.card;
    case 'tapped':
      return isTapped(state, asker.card);
    case 'untapped':
      return !isTapped(state, asker.card);
  }
}

/** DM-31: cards under an evolution do not count; by an option those of both sides do. */
function waveStrikers(state: OpenState, owner: number): number {
  let count = 0;
  for (let seat = 0; seat < SEATS; seat++) {
    if (seat !== owner && state.run.options['wave-strikers'] !== 'both') continue;
    for (const card of zoneOf(state.battle, seat)) if (definitionOf(state, card).waveStriker) count++;
  }
  return count;
}
