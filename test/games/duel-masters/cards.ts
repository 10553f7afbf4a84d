// Cards made up for a test: a creature or a spell with just what the test is about.
import type {
  Ability,
  Action,
  CardData,
  Civilization,
  CreatureMoment,
  EvolutionCard,
  SpellCard,
  Trait,
} from '../../../src/games/duel-masters/cards/vocabulary.js';

interface Parts {
  readonly civilizations?: readonly Civilization[];
  readonly cost?: number;
  readonly races?: readonly string[];
  /** Keywords that need no number can be given by name. */
  readonly has?: readonly (SimpleWord | Trait)[];
  readonly trigger?: boolean;
  readonly abilities?: readonly Ability[];
}

type SimpleWord = Exclude<
  Trait['has'],
  'power' | 'power-attacker' | 'crew-breaker' | 'stealth' | 'can' | 'cannot' | 'returns'
>;

/** A creature of fire, of cost 3, unless the parts say otherwise. */
export function creature(id: string, power: number, parts: Parts = {}): CardData {
  return { type: 'creature', id, power, ...common(parts) };
}

/** An evolution on one base or two. */
export function evolution(id: string, power: number, bases: EvolutionCard['bases'], parts: Parts = {}): CardData {
  return { type: 'evolution', id, power, bases, ...common(parts) };
}

export function spell(
  id: string,
  actions: readonly Action[],
  parts: Pick<Parts, 'civilizations' | 'cost' | 'trigger'> & { readonly charger?: boolean } = {},
): CardData {
  const keywords: SpellCard['keywords'] = [
    ...(parts.trigger === true ? [{ has: 'shield-trigger' } as const] : []),
    ...(parts.charger === true ? [{ has: 'charger' } as const] : []),
  ];
  const { civilizations = ['fire'], cost = 3 } = parts;
  return { type: 'spell', id, civilizations, cost, keywords, do: actions };
}

/** A creature with an ability that wakes on a moment of its own. */
export function when(on: CreatureMoment, ...actions: readonly Action[]): Ability {
  return { ability: 'when', on, do: actions };
}

/** Always on, under a condition of the rules. */
export function under(
  word: 'survivor' | 'wave-striker' | 'turbo-rush',
  ...traits: readonly (SimpleWord | Trait)[]
): Ability {
  return { ability: 'always', under: word, traits: traits.map(traitOf) };
}

/** Mana of some civilizations. */
export function mana(...civilizations: readonly Civilization[]): CardData {
  return { type: 'spell', id: `${civilizations.join('-')}-mana`, civilizations, cost: 9, do: [] };
}

/** What decks are filled with: nobody can ever pay for it. */
export const FILLER: CardData = { type: 'spell', id: 'filler', civilizations: ['nature'], cost: 99, do: [] };

function common({ civilizations = ['fire'], cost = 3, races = [], has = [], trigger, abilities = [] }: Parts): {
  readonly civilizations: readonly Civilization[];
  readonly cost: number;
  readonly races: readonly string[];
  readonly keywords: readonly (Trait | { readonly has: 'shield-trigger' })[];
  readonly abilities: readonly Ability[];
} {
  const keywords = [...has.map(traitOf), ...(trigger === true ? [{ has: 'shield-trigger' } as const] : [])];
  return { civilizations, cost, races, keywords, abilities };
}

function traitOf(word: SimpleWord | Trait): Trait {
  return typeof word === 'string' ? { has: word } : word;
}
