// The form of a pack of cards as a JSON Schema: what cards/vocabulary.ts says in types.
// docs/duel-masters-cards.schema.json is written from it.
import type { CardData, CreatureCard, EvolutionCard, SpellCard } from '../../vocabulary.js';
import { abilities, abilityParts } from './abilities.js';
import { actionParts } from './actions.js';
import { filters } from './filters.js';
import { group, list, oneOrTwo, optional, type Schema, set, tagged, text, whole, words } from './json-schema.js';
import { civilizations, id, name, type Parts, part, races } from './parts.js';
import { spellKeyword, traitParts } from './traits.js';

/** What a pack’s file holds. */
export interface Pack {
  /** For editors, which check and complete by it. */
  readonly $schema?: string;
  readonly cards: readonly CardOfPack[];
}

/** A card of a pack carries its name. */
export type CardOfPack = CardData & { readonly name: string };

const anyCard = { id, name, civilizations, cost: whole(1, 20) };
const power = whole(500, 50000, 500);

const keywords = list(part('keyword'), 0, 8);

const card = tagged<CardOfPack, 'type'>('type', {
  creature: group<CreatureCard & { readonly name: string }>({
    ...anyCard,
    type: words('creature'),
    power,
    races,
    keywords: optional(keywords),
    abilities: optional(abilities),
  }),
  evolution: group<EvolutionCard & { readonly name: string }>({
    ...anyCard,
    type: words('evolution'),
    power,
    races,
    bases: oneOrTwo(part('base')),
    keywords: optional(keywords),
    abilities: optional(abilities),
  }),
  spell: group<SpellCard & { readonly name: string }>({
    ...anyCard,
    type: words('spell'),
    keywords: optional(set(spellKeyword, 0, 2)),
    do: list(part('action'), 1, 6),
  }),
});

const parts: { readonly [Name in keyof Parts]: Schema<Parts[Name]> } = {
  ...filters,
  ...traitParts,
  ...actionParts,
  ...abilityParts,
};

const oneCard: Schema<CardOfPack> = { $ref: '#/$defs/card' };

const schemaOfPack = optional(text(200));
export const MOST_CARDS = 500;

/** The schema of a pack; that of a card is its part `card`. */
export const PACK_SCHEMA: Schema<Pack> & { readonly $defs: object } = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  ...group<Pack>({ $schema: schemaOfPack, cards: list(oneCard, 1, MOST_CARDS) }),
  $defs: { card, ...parts },
};

/** The same without a look at the cards. */
export const PACK_FRAME = group<{ readonly $schema?: string; readonly cards: readonly unknown[] }>({
  $schema: schemaOfPack,
  cards: list<unknown>({}, 1, MOST_CARDS),
});
