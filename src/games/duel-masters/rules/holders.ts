// Who has an ability: the creature whose text it is, or, of what survivors share, each of them (DM-30).
import { type Card, zoneOf } from '../../../kits/duel/index.js';
import { definitionOf, SURVIVOR } from '../cards/index.js';
import type { Ability, SilentSkill } from '../cards/vocabulary.js';
import { type OpenState, ownerOf } from '../state.js';
import { isOn } from './condition.js';

/** The creatures that have an ability of a creature in the battle zone, in the order of the battle zone. */
export function holdersOf(state: OpenState, { under }: Ability, source: Card): readonly Card[] {
  if (under !== SURVIVOR) return [source];
  return zoneOf(state.battle, ownerOf(state, source)).filter((card) => isSurvivor(state, card));
}

/** The silent skills of a creature that are on, each with the card whose text it is (DM-35). */
export function silentSkillsOf(state: OpenState, card: Card): { readonly skill: SilentSkill; readonly source: Card }[] {
  const sources = isSurvivor(state, card) ? state.reaching.filter((source) => source !== card) : [];
  return [card, ...sources].flatMap((source) => {
    const { silent: skill } = definitionOf(state, source);
    if (skill === undefined || !isOn(state, skill, card)) return [];
    return source === card || holdersOf(state, skill, source).includes(card) ? [{ skill, source }] : [];
  });
}

function isSurvivor(state: OpenState, card: Card): boolean {
  return definitionOf(state, card).races.includes(SURVIVOR);
}
