// Our card pool: how many cards of which kind there are, and that it is said in five languages.
import { describe, expect, test } from '@jest/globals';
import { cardByName, nearestName, plainName, sayName, sayRace } from '../../../src/games/duel-masters/cards/names.js';
import { POOL, RACES } from '../../../src/games/duel-masters/cards/pool/index.js';
import {
  type Ability,
  type Base,
  type CardData,
  CIVILIZATIONS,
  type Under,
} from '../../../src/games/duel-masters/cards/vocabulary.js';
import bg from '../../../src/games/duel-masters/text/bg/cards.js';
import de from '../../../src/games/duel-masters/text/de/cards.js';
import en from '../../../src/games/duel-masters/text/en/cards.js';
import es from '../../../src/games/duel-masters/text/es/cards.js';
import fi from '../../../src/games/duel-masters/text/fi/cards.js';

const CATALOGUES: Readonly<Record<string, Readonly<Record<string, string>>>> = { en, de, fi, bg, es };

const creatures = POOL.filter((card) => card.type !== 'spell');

function abilitiesOf(card: CardData): readonly Ability[] {
  return card.type === 'spell' ? [] : (card.abilities ?? []);
}

/** Everything that stands anywhere in a card, as objects. */
function* partsOf(value: unknown): Generator<Readonly<Record<string, unknown>>> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Readonly<Record<string, unknown>>;
  for (const inner of Object.values(value) as unknown[]) yield* partsOf(inner);
}

function having(word: string): CardData[] {
  return POOL.filter((card) => [...partsOf(card)].some(({ has }) => has === word));
}

function under(word: Under): CardData[] {
  return POOL.filter((card) => abilitiesOf(card).some((ability) => ability.under === word));
}

describe('the pool', () => {
  test('DM-1 has 120 cards and more, each id once', () => {
    expect(POOL.length).toBeGreaterThanOrEqual(120);
    expect(new Set(POOL.map(({ id }) => id)).size).toBe(POOL.length);
  });

  test.each(CIVILIZATIONS)('DM-1 has 20 cards and more of %s alone', (civilization) => {
    const own = POOL.filter(({ civilizations }) => civilizations.length === 1 && civilizations[0] === civilization);
    expect(own.length).toBeGreaterThanOrEqual(20);
  });

  test('DM-39 has 15 cards and more of two civilizations, every pair twice, and some of three to five', () => {
    const pairs = POOL.filter(({ civilizations }) => civilizations.length === 2).map((card) => card.civilizations);
    expect(pairs.length).toBeGreaterThanOrEqual(15);
    for (const [at, one] of CIVILIZATIONS.entries())
      for (const other of CIVILIZATIONS.slice(at + 1))
        expect(pairs.filter((pair) => pair.includes(one) && pair.includes(other)).length).toBeGreaterThanOrEqual(2);
    const many = new Set(POOL.map(({ civilizations }) => civilizations.length));
    expect([...many].sort()).toEqual([1, 2, 3, 4, 5]);
  });

  test('DM-7 has every cost from 1 to 10, and no civilization is only cheap or only dear', () => {
    const costs = new Set(POOL.map(({ cost }) => cost));
    expect([...costs].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    for (const civilization of CIVILIZATIONS) {
      const own = POOL.filter(({ civilizations }) => civilizations[0] === civilization).map(({ cost }) => cost);
      expect([Math.min(...own), Math.max(...own)]).toEqual([1, expect.any(Number)]);
      expect(Math.max(...own)).toBeGreaterThanOrEqual(7);
    }
  });

  test('DM-39 names civilizations in one order', () => {
    for (const { civilizations } of POOL)
      expect(civilizations).toEqual(CIVILIZATIONS.filter((one) => civilizations.includes(one)));
  });

  test.each([
    ['DM-21', 'shield-trigger'],
    ['DM-22', 'charger'],
    ['DM-23', 'blocker'],
    ['DM-23', 'guard'],
    ['DM-24', 'double-breaker'],
    ['DM-25', 'triple-breaker'],
    ['DM-26', 'power-attacker'],
    ['DM-27', 'slayer'],
    ['DM-29', 'speed-attacker'],
    ['DM-33', 'stealth'],
    ['DM-36', 'crew-breaker'],
    ['DM-38', 'can'],
    ['DM-38', 'cannot'],
    ['DM-38', 'must-attack'],
  ])('%s %s is on three cards and more', (_rule, word) => {
    expect(having(word).length).toBeGreaterThanOrEqual(3);
  });

  test.each([
    ['DM-30', 'survivor'],
    ['DM-31', 'wave-striker'],
    ['DM-34', 'turbo-rush'],
  ] as const)('%s abilities of %s are on three cards and more', (_rule, word) => {
    expect(under(word).length).toBeGreaterThanOrEqual(3);
  });

  test.each([
    ['DM-32', 'tap'],
    ['DM-35', 'silent'],
  ] as const)('%s abilities of the kind %s are on three cards and more', (_rule, word) => {
    const own = POOL.filter((card) => abilitiesOf(card).some(({ ability }) => ability === word));
    expect(own.length).toBeGreaterThanOrEqual(3);
  });

  test('DM-28, DM-37 evolutions of one base and of two are on three cards and more', () => {
    const bases = POOL.flatMap((card) => (card.type === 'evolution' ? [card.bases.length] : []));
    expect(bases.filter((count) => count === 1).length).toBeGreaterThanOrEqual(3);
    expect(bases.filter((count) => count === 2).length).toBeGreaterThanOrEqual(3);
  });

  test.each([
    ['DM-27', 'slayer', ['darkness']],
    ['DM-29', 'speed-attacker', ['fire']],
    ['DM-23', 'blocker', ['light', 'water', 'darkness']],
  ] as const)(
    '%s %s is had and given only by cards of the civilizations that have it',
    (_rule, word, civilizations) => {
      const others = having(word).filter((card) => !civilizations.some((one) => card.civilizations.includes(one)));
      expect(others.map(({ id }) => id)).toEqual([]);
    },
  );

  test('DM-28, DM-37 bases lie in every zone that there can be, and in two different ones', () => {
    const zones = POOL.flatMap((card) => (card.type === 'evolution' ? [card.bases.map(({ in: zone }) => zone)] : []));
    expect(new Set(zones.flat())).toEqual(new Set([undefined, 'mana', 'graveyard', 'hand']));
    expect(zones.some(([one, two]) => two !== undefined && one !== two)).toBe(true);
  });

  test('DM-30 who shares abilities with survivors is one, and nobody else is', () => {
    const survivors = creatures.filter(({ races }) => races.includes('survivor'));
    expect(new Set(survivors)).toEqual(new Set(under('survivor')));
  });

  test('DM-31 three wave strikers that are no evolutions can stand side by side', () => {
    expect(under('wave-striker').filter(({ type }) => type === 'creature').length).toBeGreaterThanOrEqual(3);
  });

  test('DM-28 every evolution has bases in its own civilizations, two and more', () => {
    for (const card of POOL) {
      if (card.type !== 'evolution') continue;
      for (const { races = [] } of card.bases as readonly Base[]) {
        const bases = creatures.filter(
          (one) =>
            one.type === 'creature' &&
            one.races.some((race) => races.includes(race)) &&
            one.civilizations.some((civilization) => card.civilizations.includes(civilization)),
        );
        expect([card.id, bases.length > 1]).toEqual([card.id, true]);
      }
    }
  });

  test('every race is known, has three creatures and more, and every race that a filter names too', () => {
    const asked = POOL.flatMap((card) => [...partsOf(card)].flatMap(({ races }) => (races ?? []) as readonly string[]));
    for (const race of asked) expect(RACES).toContain(race);
    for (const race of RACES)
      expect([race, creatures.filter(({ races }) => races.includes(race)).length > 2]).toEqual([race, true]);
  });

  test('every action that cards can be written in is used by some card', () => {
    const used = new Set(POOL.flatMap((card) => [...partsOf(card)].map((part) => part.do)));
    for (const action of [
      'draw',
      'destroy',
      'move',
      'top',
      'look',
      'search',
      'peek',
      'tap',
      'untap',
      'give',
      'break',
      'battle',
      'cast',
      'may',
      'choose',
      'if',
    ])
      expect(used).toContain(action);
  });
});

describe('names', () => {
  test.each(Object.entries(CATALOGUES))('in %s are all there, and no two cards are called alike', (_, texts) => {
    const names = POOL.map(({ id }) => texts[`duel-masters.card.${id}`] ?? '');
    expect(names.filter((name) => name === '')).toEqual([]);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(POOL.length);
    const races = RACES.map((race) => texts[`duel-masters.race.${race}`]);
    expect(new Set(races).size).toBe(RACES.length);
  });

  test.each(Object.entries(CATALOGUES))(
    'in %s can be written in deck lists and stack lines as they are',
    (_, texts) => {
      for (const { id } of POOL) {
        const name = texts[`duel-masters.card.${id}`] ?? '';
        expect(name).toMatch(/^\p{L}[\p{L}\p{M}\p{N} ’'.!?-]*$/u);
        expect([name, cardByName(name)?.id]).toEqual([name, id]);
      }
    },
  );

  test('a card is known by its id and by its name in any language, whatever case, blanks and signs', () => {
    for (const name of [
      'root-under-sun-and-moon',
      'ROOT under  sun and moon',
      'wurzel unter sonne und mond',
      'Juuri auringon ja kuun alla',
      'корен под слънце и луна',
      'Raíz bajo el sol y la luna',
    ])
      expect(cardByName(name)?.id).toBe('root-under-sun-and-moon');
    expect(cardByName('root under sun')).toBeUndefined();
    expect(nearestName('Gnawing Rta')).toBe('Gnawing Rat');
  });

  test('cards and races of ours are said by the catalogue, those of packs as they are written', () => {
    const card = cardByName('wick-apprentice');
    if (card === undefined) throw new Error('no card');
    expect(sayName(card)).toEqual({ key: `duel-masters.card.${card.id}`, slots: undefined });
    expect(plainName(card)).toBe('Wick Apprentice');
    expect(sayName({ ...card, id: 'mine', name: 'Mine {x}' })).toEqual({
      key: 'duel-masters.as-written',
      slots: { text: 'Mine {x}' },
    });
    expect(sayRace('survivor').key).toBe('duel-masters.race.survivor');
    expect(sayRace('Cave Troll').slots).toEqual({ text: 'Cave Troll' });
  });
});
