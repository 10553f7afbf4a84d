// The card pool by id. The order of the pool means nothing: what a state, a choice or an event says of a card is its id.
import { oncePer } from '../../../engine/index.js';
import { attacks } from './attacks.js';
import { defences } from './defences.js';
import { equipment } from './equipment.js';
import { gladiators } from './gladiators.js';
import { reactions } from './reactions.js';
import { tactics } from './tactics.js';
import type {
  Ability,
  AttackCard,
  Bonus,
  CardClass,
  CardType,
  Condition,
  EquipmentCard,
  EquipmentClass,
  GladiatorCard,
  LastingName,
  Removal,
  TacticCard,
} from './vocabulary.js';

export type CardId =
  | keyof typeof gladiators
  | keyof typeof attacks
  | keyof typeof defences
  | keyof typeof reactions
  | keyof typeof equipment
  | keyof typeof tactics;

/** What kind of card one is: its id. */
export type Kind = CardId;

/** A card with every field that any type of card has, so that all have one shape. */
export interface Definition {
  readonly id: CardId;
  readonly type: CardType;
  readonly life: number;
  readonly attack: number;
  readonly class: EquipmentClass | undefined;
  readonly hands: number;
  readonly use: EquipmentCard['use'] | undefined;
  readonly needs: readonly Condition[];
  readonly bonus: readonly Bonus[];
  readonly immune: readonly LastingName[];
  readonly abilities: readonly Ability[];
  readonly removal: Removal | undefined;
}

/** Every field that some type of card has and others lack. */
type Fields = Partial<GladiatorCard & AttackCard & EquipmentCard & TacticCard>;

export const POOL: readonly Definition[] = [
  ...ofType('gladiator', gladiators),
  ...ofType('attack', attacks),
  ...ofType('defence', defences),
  ...ofType('reaction', reactions),
  ...ofType('equipment', equipment),
  ...ofType('tactic', tactics),
];

const BY_ID: ReadonlyMap<string, Definition> = new Map(POOL.map((card) => [card.id, card]));

/** The definition of a kind of card. */
export function definition(kind: Kind): Definition {
  return BY_ID.get(kind) as Definition;
}

/** The kind that a text is the id of, or undefined. */
export function kindById(text: string): Kind | undefined {
  return BY_ID.get(text)?.id;
}

/** By the place of each in a state's list of kinds; that list is shared by all copies of the state. */
export const definitionsOf = oncePer((kinds: readonly Kind[]): readonly Definition[] => kinds.map(definition));

/** What is made once for each kind of card. */
export function byKind<T>(make: (kind: Kind, card: Definition) => T): (kind: Kind) => T {
  const made = new Map(POOL.map((card) => [card.id, make(card.id, card)]));
  return (kind) => made.get(kind) as T;
}

/** Whether a card belongs to a class. A gladiator belongs to none: it is never in a hand, a deck or a pile. */
export function isOfClass({ type }: Definition, what: CardClass): boolean {
  switch (what) {
    case 'card':
      return type !== 'gladiator';
    case 'action':
      return type === 'attack' || type === 'defence' || type === 'reaction';
    case 'attack':
    case 'defence':
    case 'reaction':
    case 'equipment':
    case 'tactic':
      return type === what;
  }
}

function ofType(type: CardType, cards: Readonly<Record<string, Fields>>): Definition[] {
  return Object.entries(cards).map(([id, card]) => ({
    id: id as CardId,
    type,
    life: card.life ?? 0,
    attack: card.attack ?? 0,
    class: card.class,
    hands: card.hands ?? 0,
    use: card.use,
    needs: card.needs ?? [],
    bonus: card.bonus ?? [],
    immune: card.immune ?? [],
    abilities: card.abilities ?? [],
    removal: card.removal,
  }));
}
