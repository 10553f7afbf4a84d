// What must not compile: cards that name what there is not, and names that are missing. The compiler is the test: where it
// accepts a line that says it expects an error, this file does not compile.
import { expect, test } from '@jest/globals';
import type { CardId } from '../../../src/games/areena/cards/index.js';
import type {
  AttackCard,
  Condition,
  EquipmentCard,
  TacticCard,
  Verb,
} from '../../../src/games/areena/cards/vocabulary.js';

test('a card that names an unknown step, effect, condition, class or removal does not compile', () => {
  const wrong: readonly object[] = [
    // @ts-expect-error no such step
    { do: 'dance', count: 3 } satisfies Verb,
    // @ts-expect-error no such effect
    { do: 'apply', who: 'foe', effect: 'boredom', turns: 1, power: 1 } satisfies Verb,
    // @ts-expect-error a step without its number
    { do: 'raise-damage' } satisfies Verb,
    // @ts-expect-error no such condition
    { if: 'raining' } satisfies Condition,
    // @ts-expect-error no such class of equipment
    { class: 'cannon', hands: 2, use: 'lasting' } satisfies EquipmentCard,
    // @ts-expect-error three hands
    { class: 'blade', hands: 3, use: 'lasting' } satisfies EquipmentCard,
    // @ts-expect-error no such removal
    { removal: { by: 'asking' } } satisfies TacticCard,
    // @ts-expect-error no such moment
    { attack: 3, abilities: [{ on: 'noon', do: [{ do: 'zero-damage' }] }] } satisfies AttackCard,
  ];
  expect(wrong).toHaveLength(8);
});

test('a list of names that lacks a card, or has one too many, does not compile', () => {
  type Two = Readonly<Record<`areena.card.${Extract<CardId, 'parry' | 'buckler'>}`, string>>;
  const lists: readonly object[] = [
    // @ts-expect-error a name is missing
    { 'areena.card.parry': 'Parry' } satisfies Two,
    // @ts-expect-error no such card
    { 'areena.card.parry': 'Parry', 'areena.card.buckler': 'Buckler', 'areena.card.cannon': 'Cannon' } satisfies Two,
  ];
  expect(lists).toHaveLength(2);
});
