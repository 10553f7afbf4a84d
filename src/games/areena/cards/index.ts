// The card pool by number and by id. A card's number is its place in the pool; states hold numbers, people write ids.
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

/** Place of a card in the pool. */
export type Kind = number;

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

const BY_ID: ReadonlyMap<string, Kind> = new Map(POOL.map(({ id }, kind) => [id, kind]));

/** The definition of a kind of card. */
export function definition(kind: Kind): Definition {
  return POOL[kind] as Definition;
}

/** The kind of an id, or undefined. */
export function kindById(id: string): Kind | undefined {
  return BY_ID.get(id);
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
