// What creatures have, in words: keywords, power, what they can and cannot do.
import type { Saying } from '../../../../engine/index.js';
import type { Charger, ShieldTrigger, Trait } from '../../cards/vocabulary.js';
import { say } from '../../text/say.js';
import { sayCivilization, sayCounted, sayCreatures } from './phrase.js';

export type Keyword = Trait | ShieldTrigger | Charger;

/** Traits one after another. */
export function sayTraits(traits: readonly Keyword[]): Saying {
  const [first, ...others] = traits.map(sayTrait);
  return others.reduce(
    (before, next) => say('duel-masters.traits', { first: before, next }),
    first ?? say('duel-masters.none'),
  );
}

export function sayTrait(trait: Keyword): Saying {
  switch (trait.has) {
    case 'power-attacker':
      return say(`duel-masters.trait.${trait.has}`, { by: trait.by });
    case 'crew-breaker':
      return say(`duel-masters.trait.${trait.has}`, {
        each: sayCreatures({ ...trait.each, whose: 'own', other: true }, 'each'),
      });
    case 'stealth':
      return say(`duel-masters.trait.${trait.has}`, { civilization: sayCivilization(trait.civilization) });
    case 'power': {
      const power = say(`duel-masters.trait.${trait.has}`, { by: signed(trait.by) });
      return trait.each === undefined
        ? power
        : say('duel-masters.for-each', { first: power, each: sayCounted(trait.each, 'each') });
    }
    case 'can':
      return trait.against === undefined
        ? say(`duel-masters.trait.${trait.has}.${trait.deed}`)
        : say(`duel-masters.trait.${trait.has}.${trait.deed}.against`, {
            against: sayCreatures({ ...trait.against, tapped: false }, 'against'),
          });
    case 'cannot':
      return sayCannot(trait);
    case 'returns':
      return say(`duel-masters.trait.${trait.has}`, { to: trait.to });
    case 'blocker':
    case 'guard':
    case 'slayer':
    case 'speed-attacker':
    case 'double-breaker':
    case 'triple-breaker':
    case 'must-attack':
    case 'enters-tapped':
    case 'shield-burner':
    case 'shield-trigger':
    case 'charger':
      return say(`duel-masters.trait.${trait.has}`);
  }
}

function sayCannot({ deed, against }: Extract<Trait, { has: 'cannot' }>): Saying {
  if (against === undefined) return say(`duel-masters.trait.cannot.${deed}`);
  switch (deed) {
    case 'attack-creature':
      return say(`duel-masters.trait.cannot.${deed}.against`, { against: sayCreatures(against, 'against') });
    case 'block':
      return say(`duel-masters.trait.cannot.${deed}.against`, { against: sayCreatures(against, 'object') });
    case 'be-blocked':
    case 'be-attacked':
      return say(`duel-masters.trait.cannot.${deed}.against`, { against: sayCreatures(against, 'by') });
    case 'attack':
    case 'attack-player':
    case 'untap':
    case 'be-chosen':
      return say(`duel-masters.trait.cannot.${deed}`);
  }
}

/** A number with its sign, less with a real minus. */
export function signed(by: number): string {
  return by < 0 ? `−${-by}` : `+${by}`;
}
