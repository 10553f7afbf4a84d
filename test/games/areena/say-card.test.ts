// What cards say against what they do: in every language, the same numbers in the same order as the data has them.
import { describe, expect, test } from '@jest/globals';
import { LANGUAGES } from '../../../src/engine/index.js';
import { type CardId, type Definition, POOL } from '../../../src/games/areena/cards/index.js';
import type { Ability, Condition, Removal, Verb } from '../../../src/games/areena/cards/vocabulary.js';
import { areena } from '../../../src/games/areena/index.js';
import { sayCard, sayName, sayWhole } from '../../../src/games/areena/words/card.js';
import { loadTongue } from '../../../src/text/index.js';

/** The numbers of a card's data in the order in which its text comes to them. */
function numbersOf(card: Definition): number[] {
  const own =
    card.type === 'gladiator'
      ? [card.life, card.attack]
      : card.type === 'attack'
        ? [card.attack]
        : card.type === 'equipment' && card.hands > 0
          ? [card.hands]
          : [];
  return [
    ...own,
    ...card.needs.flatMap(ofCondition),
    ...card.bonus.map(({ by }) => by),
    ...card.abilities.flatMap(ofAbility),
    ...(card.removal === undefined ? [] : ofRemoval(card.removal)),
  ];
}

const ofAbility = ({ needs = [], do: verbs }: Ability): number[] => [
  ...needs.flatMap(ofCondition),
  ...verbs.flatMap(ofVerb),
];

function ofCondition(condition: Condition): number[] {
  if (condition.if === 'free-hands') return [condition.hands];
  if (condition.if === 'life-at-most') return [condition.life];
  return condition.if === 'hand-at-most' ? [condition.count] : [];
}

function ofVerb(verb: Verb): number[] {
  switch (verb.do) {
    case 'draw':
    case 'shed':
    case 'spend':
      return [verb.count];
    case 'raise-damage':
    case 'reduce-damage':
    case 'heal':
    case 'hurt':
      return [verb.by];
    case 'apply':
      return [verb.turns, verb.power];
    case 'until-end':
      return [verb.power];
    case 'search':
    case 'recover':
      return [1];
    case 'zero-damage':
    case 'nullify':
    case 'cure':
    case 'lose-equipment':
    case 'lose-tactic':
      return [];
  }
}

function ofRemoval(removal: Removal): number[] {
  switch (removal.by) {
    case 'discard':
    case 'spend':
      return [removal.count];
    case 'hurt':
      return [removal.life];
    case 'condition':
      return ofCondition(removal.condition);
    case 'lose-equipment':
    case 'lose-tactic':
      return [];
  }
}

describe.each(LANGUAGES)('in the language %s', (language) => {
  test('every card says the numbers that it is played by, and nothing of the data is left out', async () => {
    const tongue = await loadTongue(language, await areena.presentation.catalogue(language));
    POOL.forEach((card) => {
      const kind = card.id;
      const text = tongue.speak(sayWhole(kind));
      expect([card.id, (text.match(/\d+/gu) ?? []).map(Number)]).toEqual([card.id, numbersOf(card)]);
      const lines = sayCard(kind).map((saying) => tongue.speak(saying));
      const parts = 1 + Math.min(1, card.needs.length) + card.bonus.length + Math.min(1, card.immune.length);
      expect([card.id, lines.length]).toEqual([card.id, parts + card.abilities.length + (card.removal ? 1 : 0)]);
      for (const line of lines) expect(line).toMatch(/^\p{Lu}.*\.$/u);
    });
  });

  test('cards that do different things say different things, and cards of one text do the same', async () => {
    const tongue = await loadTongue(language, await areena.presentation.catalogue(language));
    const byText = new Map<string, string>();
    POOL.forEach(({ id, ...does }) => {
      const text = tongue.speak(sayWhole(id));
      const data = JSON.stringify(does);
      expect([id, byText.get(text) ?? data]).toEqual([id, data]);
      byText.set(text, data);
    });
  });

  test('every card has a name without signs that a deck list or a recording would stumble over', async () => {
    const tongue = await loadTongue(language, await areena.presentation.catalogue(language));
    POOL.forEach(({ id }) => expect(tongue.speak(sayName(id))).toMatch(/^\p{Lu}[\p{L}’ -]+$/u));
  });
});

test('the text of a card in full', async () => {
  const english = await loadTongue('en', await areena.presentation.catalogue('en'));
  const text = (id: CardId): string => english.speak(sayWhole(id));
  expect(text('reckless-gamble')).toBe('Reaction. Only while defending. Effect: draw 3 cards; raise the damage by 2.');
  expect(text('great-spear')).toBe('Equipment, spear: takes 2 hands. Every own attack: +3.');
  expect(text('tortoise-stance')).toBe(
    'Tactic. Every attack of the opponent: −2. The opponent removes it in the plan phase: discard 2 actions.',
  );
});
