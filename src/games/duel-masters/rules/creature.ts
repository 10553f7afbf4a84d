// What a creature is at a moment: traits, power, shields that it breaks. Worked out from the state, never stored.
import { type Card, zoneOf } from '../../../kits/duel/index.js';
import { definitionOf, SURVIVOR } from '../cards/index.js';
import { bitsOf, CREW_BREAKER, DOUBLE_BREAKER, POWER, POWER_ATTACKER, TRIPLE_BREAKER } from '../cards/keyword-bits.js';
import type { Trait } from '../cards/vocabulary.js';
import { type OpenState, ownerOf } from '../state.js';
import { isOn } from './condition.js';
import { type Current, countOf, fits } from './filter.js';
import { holdersOf } from './holders.js';

/** The traits of a creature: its own, what it was given, what others and fellow survivors share with it. */
export function traitsOf(state: OpenState, card: Card): readonly Trait[] {
  const { traits, conditional, races } = definitionOf(state, card);
  const { grants, reaching } = state;
  if (conditional.length === 0 && grants.length === 0 && reaching.length === 0) return traits;
  let all: Trait[] | undefined;
  for (const ability of conditional)
    if (isOn(state, ability, card)) {
      all ??= traits.slice();
      all.push(...ability.traits);
    }
  for (const grant of grants)
    if (grant.card === card) {
      all ??= traits.slice();
      all.push(...grant.traits);
    }
  for (const other of reaching) {
    const { auras, sharedTraits } = definitionOf(state, other);
    if (auras.length === 0 && sharedTraits.length === 0) continue;
    const owner = ownerOf(state, other);
    for (const ability of auras)
      for (const holder of holdersOf(state, ability, other))
        if (
          ability.to !== undefined &&
          fits(state, ability.to, card, { owner, card: holder }) &&
          isOn(state, ability, holder)
        ) {
          all ??= traits.slice();
          all.push(...ability.traits);
        }
    if (sharedTraits.length === 0 || owner !== ownerOf(state, card) || !races.includes(SURVIVOR)) continue;
    for (const ability of sharedTraits)
      if (isOn(state, ability, card)) {
        all ??= traits.slice();
        all.push(...ability.traits);
      }
  }
  return all ?? traits;
}

/** The keywords of a creature as bits. */
export function wordsOf(state: OpenState, card: Card): number {
  const { traits, bits } = definitionOf(state, card);
  const now = traitsOf(state, card);
  return now === traits ? bits : bitsOf(now);
}

/** The power of a creature, never below 0 (DM-26, DM-40). */
export function powerOf(state: OpenState, card: Card): number {
  const { power, traits, bits } = definitionOf(state, card);
  const now = traitsOf(state, card);
  if (now === traits && (bits & (POWER | POWER_ATTACKER)) === 0) return power;
  let sum = power;
  for (const trait of now) {
    if (trait.has === 'power') {
      const asker = { owner: ownerOf(state, card), card };
      sum += trait.by * (trait.each === undefined ? 1 : countOf(state, trait.each, asker));
    } else if (trait.has === 'power-attacker' && state.attacker === card) sum += trait.by;
  }
  return Math.max(0, sum);
}

/** How many shields an attack of the creature breaks; of several breaker words only the largest counts (DM-13, DM-16). */
export function breaksOf(state: OpenState, card: Card): number {
  const traits = traitsOf(state, card);
  const words = wordsOf(state, card);
  let most = words & TRIPLE_BREAKER ? 3 : words & DOUBLE_BREAKER ? 2 : 1;
  if (words & CREW_BREAKER)
    for (const trait of traits) if (trait.has === 'crew-breaker') most = Math.max(most, crew(state, card, trait));
  return most;
}

/** For filters of what is chosen: power and keywords as they are now. */
export const NOW: Current = { power: powerOf, bits: wordsOf };

/** DM-36: itself, and each other own creature that meets the condition. */
function crew(state: OpenState, card: Card, { each }: Extract<Trait, { has: 'crew-breaker' }>): number {
  const owner = ownerOf(state, card);
  let count = 1;
  for (const other of zoneOf(state.battle, owner))
    if (other !== card && fits(state, each, other, { owner, card })) count++;
  return count;
}
