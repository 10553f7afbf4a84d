// Deck lists of Areena and its card library (AR-17).
import { describe, expect, test } from '@jest/globals';
import { arrange, type Fault, faultsOf, LANGUAGES, Sitting, unwrap } from '../../../src/engine/index.js';
import { POOL } from '../../../src/games/areena/cards/index.js';
import { kindByName } from '../../../src/games/areena/cards/names.js';
import { readDeck } from '../../../src/games/areena/decks/deck-list.js';
import { DECK_NAMES, SHIPPED } from '../../../src/games/areena/decks/index.js';
import { areena } from '../../../src/games/areena/index.js';
import { kindOf } from '../../../src/games/areena/state.js';
import { loadTongue, sayFault } from '../../../src/text/index.js';
import { playScript } from '../../scripts.js';

const { fast } = SHIPPED;
const codes = (faults: readonly Fault[]): unknown[] => faults.map(({ code, line }) => [code, line]);
/** The fast deck with some lines in other words. */
const changed = (changes: Readonly<Record<string, string>>): string[] => fast.map((line) => changes[line] ?? line);

describe('reading', () => {
  test.each(DECK_NAMES)('AR-17 the ready deck %s has a gladiator and forty cards, at most four of a name', (name) => {
    const { list, faults } = readDeck(SHIPPED[name]);
    expect(faults).toEqual([]);
    expect(list?.kinds).toHaveLength(40);
    for (const one of new Set(list?.kinds))
      expect(list?.kinds.filter((other) => other === one).length).toBeLessThanOrEqual(4);
    expect(POOL.find(({ id }) => id === list?.gladiator)?.type).toBe('gladiator');
  });

  test('AR-17 blank lines, comments, case, signs and any language’s names are read alike', () => {
    const written = changed({
      'gladiator: Iskar Quickhand': '  GLADIATOR:  Искар Бързоръкия   # in Bulgarian',
      '4 Ring Sword': '4x ring-sword',
      '4 Low Sweep': '\t4  Tiefer   Feger',
      '4 Twin Cut': '4 kaksoisviilto # Finnish',
      '2 War Drum': '1 Tambor de Guerra',
      '# attacks': '1 war drum',
    });
    expect(readDeck(['\uFEFF# a deck', '', ...written]).list).toEqual(readDeck(fast).list);
  });

  test('AR-17 all faults are told together, each with its line', () => {
    const lines = [
      'gladiator: Hook Strike',
      'gladiator: Grey Hollin',
      'hero: Grey Hollin',
      '4 Hok Strike',
      '4 zzzzzzzzzzzzzzzz',
      'four Parry',
      '3 Parry',
      '2 parry',
      '1 Grey Hollin',
      '0 Buckler',
    ];
    expect(codes(readDeck(lines, 11).faults)).toEqual([
      ['deck.no-leader', 11],
      ['deck.twice', 12],
      ['deck.unknown-word', 13],
      ['deck.unknown-card-near', 14],
      ['deck.unknown-card', 15],
      ['deck.bad-line', 16],
      ['deck.too-many', 18],
      ['deck.leader-among-cards', 19],
      ['deck.none', 20],
    ]);
    expect(codes(readDeck([]).faults)).toEqual([
      ['deck.missing', undefined],
      ['deck.size', undefined],
    ]);
  });

  test('AR-17 the nearest name is told for a typing error', () => {
    const [first] = readDeck(['4 Hok Strike']).faults;
    expect(first?.data).toEqual({ card: 'Hok Strike', near: 'Hook Strike' });
    const [second] = readDeck(['4 Koukkisku']).faults;
    expect(second?.data).toEqual({ card: 'Koukkisku', near: 'Koukkuisku' });
  });

  test('AR-17 cards whose names are not known count too, so that a missing card is told with the typing error', () => {
    const unknown = changed({ '2 War Drum': '2 War Drun' });
    expect(codes(readDeck(unknown).faults)).toMatchObject([['deck.unknown-card-near', expect.any(Number)]]);
    const short = readDeck(changed({ '2 War Drum': '1 War Drun' })).faults;
    expect(short.map(({ code }) => code)).toEqual(['deck.unknown-card-near', 'deck.size']);
    expect(short.at(-1)?.data).toMatchObject({ count: 39 });
  });

  test.each([
    [39, { '2 War Drum': '1 War Drum' }],
    [41, { '2 War Drum': '3 War Drum' }],
  ])('AR-17 a deck of %i cards is refused', (count, changes) => {
    const { faults, list } = readDeck(changed(changes));
    expect(faults).toMatchObject([{ code: 'deck.size', data: { count, right: 40 } }]);
    expect(list).toBeUndefined();
  });

  test('every name and id finds its card, whatever the language', () => {
    expect(kindByName('Champion’s Belt')).toBe('champions-belt');
    expect(kindByName("champion's belt")).toBe('champions-belt');
    expect(kindByName('ЖЕЛЯЗНА МРЕЖА')).toBe('iron-net');
    expect(kindByName('')).toBeUndefined();
  });

  test('a choice may name cards as people do', () => {
    expect(areena.tidy('React  See Through')).toBe('react see-through');
    expect(areena.tidy('play langer speer drop Buckler, boar-spear')).toBe('play great-spear drop boar-spear buckler');
    expect(areena.tidy('remove-tactic roll-away, Torjunta')).toBe('remove-tactic parry roll-away');
    expect(areena.tidy('react nonsense at all')).toBe('react nonsense at all');
  });

  test('no two cards share a name, within a language or across them', async () => {
    const names = new Map<string, string>();
    for (const language of LANGUAGES) {
      const words = await areena.presentation.catalogue(language);
      for (const { id } of POOL) {
        const name = (words?.[`areena.card.${id}`] ?? '').toLowerCase();
        expect([name, names.get(name) ?? id]).toEqual([name, id]);
        names.set(name, id);
      }
    }
    expect(names.size).toBeGreaterThan(4 * POOL.length);
  });
});

describe('set-ups', () => {
  const players = ['Ann', 'Bob'].map((name) => ({ name, bot: undefined }));
  const draft = { players, options: [], seed: '1', first: 0 };

  test('without a choice the ready decks are given in turn', () => {
    const setup = unwrap(arrange(areena, draft));
    const state = areena.begin(setup);
    expect([kindOf(state, 0), kindOf(state, 41)]).toEqual(['varka-the-wall', 'iskar-quickhand']);
  });

  test('AR-17 a deck that is not known, and a second one for a player, are refused by line', () => {
    const decks = [
      { player: 0, name: 'fastt', lines: [], line: 5 },
      { player: 0, name: 'fast', lines: [], line: 6 },
      { player: 1, name: undefined, lines: ['4 Hok Strike', '4 Parry'], line: 7 },
    ];
    const faults = faultsOf(arrange(areena, { ...draft, decks }));
    expect(codes(faults)).toEqual([
      ['deck.unknown-name', 5],
      ['deck.second', 6],
      ['deck.unknown-card-near', 8],
      ['deck.missing', 7],
      ['deck.size', 7],
    ]);
  });

  test('stacked cards belong to a player, and must be in the deck often enough', () => {
    const stacks = [
      { player: -1, cards: ['Buckler'], line: 3 },
      { player: 1, cards: ['Twin Cut', 'Buckler', 'Twin Cutt'], line: 4 },
      { player: 1, cards: ['Twin Cut', 'Twin Cut', 'Twin Cut', 'Twin Cut'], line: 5 },
    ];
    const faults = faultsOf(arrange(areena, { ...draft, stacks }));
    expect(codes(faults)).toEqual([
      ['stack.whose', 3],
      ['stack.not-in-deck', 4],
      ['deck.unknown-card-near', 4],
      ['stack.not-in-deck', 5],
    ]);
  });

  test('a recording keeps a deck of one’s own, and plays alike from it', () => {
    const decks = [{ player: 1, name: undefined, lines: changed({ '2 War Drum': '2 Buckler' }) }];
    const setup = unwrap(arrange(areena, { ...draft, decks }));
    const sitting = new Sitting(areena, setup);
    expect(sitting.choose('keep')).toBeUndefined();
    const again = playScript(areena, sitting.text);
    expect(again.fault).toBeUndefined();
    expect(again.sitting.match.hash()).toBe(sitting.match.hash());
  });

  test('every fault has words in every language', async () => {
    const faults = [
      ...readDeck([
        'gladiator: Parry',
        'gladiator: x',
        'x: y',
        '4 Hok Strike',
        '4 zzzzzzzzzz',
        'x',
        '9 Parry',
        '1 Grey Hollin',
        '0 Parry',
      ]).faults,
      ...readDeck([]).faults,
    ];
    for (const language of LANGUAGES) {
      const tongue = await loadTongue(language, await areena.presentation.catalogue(language));
      for (const fault of faults) expect(sayFault(fault, tongue, 'deck.txt')).toMatch(/^deck\.txt.*\S{3,}/u);
    }
  });
});

describe('the library', () => {
  const { library } = areena;
  if (library === undefined) throw new Error('no library');

  test('it has every card with its text, and the four ready decks', () => {
    expect(library.cards.map(({ id }) => id)).toEqual(POOL.map(({ id }) => id));
    for (const { text } of library.cards) expect(text.length).toBeGreaterThan(0);
    expect(library.decks.map(({ name }) => name)).toEqual(['armoured', 'fast', 'tactician', 'bleeder']);
  });

  test('it reads a deck into entries in their order, and into faults', () => {
    const { entries, faults } = library.readDeck(fast);
    expect(faults).toEqual([]);
    expect(entries.slice(0, 2).map(({ card, count }) => [card.id, count])).toEqual([
      ['iskar-quickhand', 1],
      ['ring-sword', 4],
    ]);
    expect(entries.reduce((sum, { count }) => sum + count, 0)).toBe(41);
    expect(library.readDeck(['4 Hok Strike'], 9).faults[0]?.line).toBe(9);
  });
});
