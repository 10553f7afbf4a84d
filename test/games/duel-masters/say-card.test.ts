// What cards say against what they do: in every language, all numbers of the data, and no two abilities alike.
import { beforeAll, describe, expect, test } from '@jest/globals';
import { canonicalJson, LANGUAGES, type Saying } from '../../../src/engine/index.js';
import { POOL } from '../../../src/games/duel-masters/cards/pool/index.js';
import type {
  Ability,
  Action,
  Bounds,
  CardData,
  Condition,
  Filter,
  Objects,
  Trait,
} from '../../../src/games/duel-masters/cards/vocabulary.js';
import { duelMasters } from '../../../src/games/duel-masters/index.js';
import { sayAbilities, sayCard, sayName, sayReminders } from '../../../src/games/duel-masters/words/card.js';
import { loadTongue, type Tongue } from '../../../src/text/index.js';
import { creature, evolution } from './cards.js';
import { EVERY_ABILITY } from './vocabulary-samples.js';

const ALL: readonly CardData[] = [...POOL, ...EVERY_ABILITY];

/** The numbers of a card's data. */
function numbersOf(card: CardData): number[] {
  const keywords = (card.keywords ?? []).flatMap((keyword) =>
    keyword.has === 'shield-trigger' || keyword.has === 'charger' ? [] : ofTrait(keyword),
  );
  if (card.type === 'spell') return [card.cost, ...keywords, ...card.do.flatMap(ofAction)];
  const bases = card.type === 'evolution' ? card.bases.flatMap((base) => [1, ...ofFilter(base)]) : [];
  return [card.cost, card.power, ...bases, ...keywords, ...(card.abilities ?? []).flatMap(ofAbility)];
}

function ofAbility(ability: Ability): number[] {
  const needs = (ability.needs ?? []).flatMap(ofCondition);
  switch (ability.ability) {
    case 'when':
      return [
        ...needs,
        ...ofFilter('by' in ability ? ability.by : undefined),
        ...ofFilter('card' in ability ? ability.card : undefined),
        ...ability.do.flatMap(ofAction),
      ];
    case 'always':
      return [...needs, ...ofFilter(ability.to), ...ability.traits.flatMap(ofTrait)];
    case 'tap':
      return [...needs, ...ofFilter(ability.by), ...ability.do.flatMap(ofAction)];
    case 'silent':
      return [...needs, ...ability.do.flatMap(ofAction)];
    case 'cost':
      return [...needs, ...ofFilter(ability.of), Math.abs(ability.by)];
    case 'ban':
      return [...needs, ...ofFilter(ability.of)];
  }
}

function ofAction(action: Action): number[] {
  switch (action.do) {
    case 'draw':
      return [action.count, ...ofFilter(action.each)];
    case 'top':
      return [...(action.count === 1 ? [] : [action.count]), ...ofFilter(action.each)];
    case 'look':
      return [...(action.count === 1 ? [] : [action.count]), action.take, ...ofFilter(action.what)];
    case 'search':
      return [action.count, ...ofFilter(action.what)];
    case 'peek':
      return action.at === 'hand' ? [] : [action.count];
    case 'break':
      return [action.count];
    case 'give':
      return [...ofObjects(action.what), ...action.traits.flatMap(ofTrait)];
    case 'may':
      return action.then.flatMap(ofAction);
    case 'choose':
      return action.of.flat().flatMap(ofAction);
    case 'if':
      return [...action.needs.flatMap(ofCondition), ...action.then.flatMap(ofAction)];
    case 'destroy':
    case 'move':
    case 'tap':
    case 'untap':
    case 'battle':
    case 'cast':
      return ofObjects(action.what);
  }
}

function ofObjects(what: Objects): number[] {
  if (typeof what === 'string') return [];
  return [...(what.count === 'all' ? [] : [what.count]), ...ofFilter(what)];
}

function ofCondition(condition: Condition): number[] {
  if (condition.if !== 'count') return [];
  const { of, least, most } = condition;
  const filter = ofFilter(of);
  if (most === 0) return filter;
  if (least === undefined) return [most ?? 1, ...filter];
  return most === undefined || most === least ? [least, ...filter] : [least, ...filter, most, ...filter];
}

function ofTrait(trait: Trait): number[] {
  switch (trait.has) {
    case 'power':
      return [Math.abs(trait.by), ...ofFilter(trait.each)];
    case 'power-attacker':
      return [trait.by];
    case 'crew-breaker':
      return ofFilter(trait.each);
    case 'can':
    case 'cannot':
      return ofFilter(trait.against);
    case 'blocker':
    case 'guard':
    case 'slayer':
    case 'speed-attacker':
    case 'double-breaker':
    case 'triple-breaker':
    case 'must-attack':
    case 'enters-tapped':
    case 'shield-burner':
    case 'stealth':
    case 'returns':
      return [];
  }
}

function ofFilter(filter: Filter | undefined): number[] {
  return filter === undefined ? [] : [...ofBounds(filter.power), ...ofBounds(filter.cost)];
}

function ofBounds(bounds: Bounds | undefined): number[] {
  if (bounds === undefined) return [];
  const { least, most } = bounds;
  return least === most ? [least ?? 0] : [least, most].flatMap((bound) => bound ?? []);
}

/** What a card does, without what it is called and belongs to, and without what is said only because it is usual. */
function does(card: CardData): string {
  const parts =
    card.type === 'spell'
      ? [card.keywords ?? [], card.do]
      : [card.type === 'evolution' ? card.bases : [], card.keywords ?? [], card.abilities ?? []];
  const text = JSON.stringify(parts, (key, value: unknown) =>
    (key === 'who' && value === 'own') || (key === 'whose' && value === 'any') ? undefined : value,
  );
  return canonicalJson(JSON.parse(text));
}

/** In order, without ones: `the top card`, `another creature` say them in words. */
const sorted = (numbers: readonly number[]): number[] => numbers.filter((one) => one !== 1).sort((a, b) => a - b);

describe.each(LANGUAGES)('in the language %s', (language) => {
  let tongue: Tongue;
  const lines = (sayings: readonly Saying[]): string[] => sayings.map((saying) => tongue.speak(saying));

  beforeAll(async () => {
    tongue = await loadTongue(language, await duelMasters.presentation.catalogue(language));
  });

  test('every card says all numbers that it is played by, and no others', () => {
    for (const card of ALL) {
      const said = (lines(sayCard(card)).join(' ').match(/\d+/gu) ?? []).map(Number);
      expect([card.id, sorted(said)]).toEqual([card.id, sorted(numbersOf(card))]);
    }
  });

  test('every line is a whole sentence, and nothing of the data or of the catalogues is left over', () => {
    for (const card of ALL)
      for (const line of [...lines(sayCard(card)), ...lines(sayReminders(card))]) {
        expect(line).toMatch(/^[\p{Lu}\d].*\.$/u);
        expect(line).not.toMatch(/[{}]| {2}|undefined|\( | \)| [,.;:]|[.,;:][.,;:]|–\.| –$/u);
        expect(line.split('(').length).toBe(line.split(')').length);
      }
  });

  test('cards that do different things say different things', () => {
    const byText = new Map<string, string>();
    for (const card of ALL) {
      const text = lines(sayAbilities(card)).join(' ');
      expect([card.id, text, byText.get(text) ?? does(card)]).toEqual([card.id, text, does(card)]);
      byText.set(text, does(card));
    }
  });

  test('every card of the pool has a name', () => {
    for (const card of POOL) expect(tongue.speak(sayName(card))).toMatch(/^\p{Lu}[\p{L}’ -]+$/u);
  });
});

describe('the text of a card in full', () => {
  const speak = async (language: 'en' | 'de' | 'fi', card: CardData): Promise<string[]> => {
    const tongue = await loadTongue(language, await duelMasters.presentation.catalogue(language));
    return [...sayCard(card), ...sayReminders(card)].map((saying) => tongue.speak(saying));
  };

  test('an evolution that strengthens others', async () => {
    const king = evolution('hound-king', 7000, [{ races: ['bone-hound'] }], {
      has: ['double-breaker'],
      abilities: [
        {
          ability: 'always',
          to: { whose: 'own', races: ['bone-hound'], other: true },
          traits: [{ has: 'power', by: 1000 }],
        },
      ],
      races: ['bone-hound'],
      cost: 5,
      civilizations: ['fire'],
    });
    expect(await speak('en', king)).toEqual([
      'Evolution creature: fire, cost 5, power 7000, race Bone Hound.',
      'Evolution, put on 1 own creature of the race Bone Hound.',
      'Double breaker.',
      'All other own creatures of the race Bone Hound have: power +1000.',
      'Double breaker: breaks two shields.',
      'Evolution: it is put on the creature named, and can attack at once.',
    ]);
  });

  test('a filter with several parts, in three languages', async () => {
    const card: CardData = {
      id: 'such',
      type: 'spell',
      civilizations: ['fire', 'water'],
      cost: 3,
      do: [
        {
          do: 'destroy',
          what: {
            whose: 'foe',
            tapped: true,
            civilizations: ['light', 'nature'],
            power: { most: 3000 },
            count: 2,
            upTo: true,
          },
        },
      ],
    };
    expect((await speak('en', card))[1]).toBe(
      'Destroy up to 2 opposing tapped creatures of the civilization light or nature with power 3000 or less.',
    );
    expect((await speak('de', card))[1]).toBe(
      'Bis zu 2 gegnerische getappte Kreaturen der Zivilisation Licht oder Natur mit Kraft 3000 oder weniger zerstören.',
    );
    expect((await speak('fi', card))[1]).toBe(
      'Tuhoa enintään 2 vastustajan käännettyä olentoa (sivilisaatio: valo tai luonto, voima enintään 3000).',
    );
  });

  test('DM-17 a plus stands beside power that grows in some situation', async () => {
    const charging = creature('charging', 3000, { has: [{ has: 'power-attacker', by: 2000 }] });
    expect((await speak('en', charging))[0]).toContain('power 3000+');
    expect((await speak('en', creature('plain', 2000)))[0]).toMatch(/power 2000(,|\.$)/u);
  });
});
