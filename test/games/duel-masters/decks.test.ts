// Deck lists of Duel Masters (DM-1), the ready decks, decks of pack cards, and the card library.
import { describe, expect, test } from '@jest/globals';
import {
  arrange,
  type CardLibrary,
  type DeckChoice,
  type Fault,
  faultsOf,
  Match,
  type Setup,
  success,
  unwrap,
} from '../../../src/engine/index.js';
import { definitionOf } from '../../../src/games/duel-masters/cards/index.js';
import { readPack, writeCardLine } from '../../../src/games/duel-masters/cards/pack/index.js';
import { POOL } from '../../../src/games/duel-masters/cards/pool/index.js';
import type { CardData } from '../../../src/games/duel-masters/cards/vocabulary.js';
import { checkDecks, type Decks, decksOf } from '../../../src/games/duel-masters/decks/deck.js';
import { type ReadDeck, readDeck } from '../../../src/games/duel-masters/decks/deck-list.js';
import { DECK_NAMES, SHIPPED } from '../../../src/games/duel-masters/decks/index.js';
import { library } from '../../../src/games/duel-masters/decks/library.js';
import { duelMasters } from '../../../src/games/duel-masters/index.js';

/** A list of forty cards of fire. */
const LIST = [
  '# creatures',
  '4 Spark Kit',
  '4 Quick Ember',
  '3 Kiln Ram',
  '4 Chasing Fox',
  '4 Slag Raker',
  '4 Racing Fox',
  '4 Bellows Apprentice',
  '4 Second Hammer',
  '1 Anvil Ram',
  '# spells',
  '4 Stoke the Fire',
  '4 Cinder Bolt',
];
const codes = (faults: readonly Fault[]): unknown[] => faults.map(({ code, line }) => [code, line]);

function pack(id: string, name: string, cost = 2): CardData & { readonly name: string } {
  return { id, name, type: 'creature', civilizations: ['fire'], cost, power: 1500, races: ['Field Folk'] };
}

const hare = pack('snow-hare', 'Snow Hare');
const dog = pack('sledge-dog', 'Sledge Dog', 3);
const packs = readPack(JSON.stringify({ cards: [hare, dog] }), 'mine.json').cards;
/** The ids of the cards that a list holds, in their order, each as often as it is there. */
function idsIn({ entries }: ReadDeck): string[] {
  return entries.flatMap(({ card, count }) => Array.from({ length: count }, () => card.id)).sort();
}

/** The same of each deck of a set-up, as its state has them. */
function idsOf(decks: Decks): string[][] {
  const ids = decks.kind.map((_, card) => definitionOf(decks, card).data.id);
  return [ids.slice(0, decks.split), ids.slice(decks.split)];
}

/** A library with one more card. */
function enlarged(before: CardLibrary, card: CardData): CardLibrary {
  return unwrap(before.withPack?.(JSON.stringify({ cards: [card] }), `${card.id}.json`) ?? success(before));
}

/** The fire deck with four hares in the place of a card. */
const withHares = LIST.map((line) => (line === '4 Spark Kit' ? '4 Snow Hare' : line));

function setup(decks: readonly DeckChoice[], stacks: Setup['stacks'] = []): Setup {
  const players = ['Ann', 'Bob'].map((name) => ({ name, bot: undefined }));
  return { players, options: {}, seed: '1', first: undefined, stacks, decks };
}

const given = (player: number, lines: readonly string[], line = 10): DeckChoice => ({
  player,
  name: undefined,
  lines,
  line,
});

describe('the ready decks', () => {
  test.each(DECK_NAMES)('DM-1 %s has forty cards, at most four with one name, in its civilizations alone', (name) => {
    const deck = readDeck(SHIPPED[name]);
    const { faults, entries } = deck;
    expect(faults).toEqual([]);
    expect(idsIn(deck)).toHaveLength(40);
    for (const { count } of entries) expect(count).toBeLessThanOrEqual(4);
    const civilizations = new Set(entries.flatMap(({ card }) => card.civilizations));
    expect(civilizations.size).toBe(name === 'hunt' ? 2 : 1);
  });

  test('DM-1 are one for each civilization and one of two', () => {
    const first = DECK_NAMES.map((name) => readDeck(SHIPPED[name]).entries[0]?.card.civilizations[0]);
    expect(first).toEqual(['light', 'water', 'darkness', 'fire', 'nature', 'fire']);
  });

  test('DM-28 hold two bases and more for each of their evolutions', () => {
    for (const name of DECK_NAMES) {
      const cards = readDeck(SHIPPED[name]).entries.map(({ card }) => card);
      for (const card of cards) {
        if (card.type !== 'evolution') continue;
        for (const { races = [] } of card.bases) {
          const bases = cards.filter(
            (one) => one.type === 'creature' && one.races.some((race) => races.includes(race)),
          );
          expect([card.id, bases.length > 0]).toEqual([card.id, true]);
        }
      }
    }
  });
});

describe('reading', () => {
  test('DM-1 blank lines, comments, case, signs and any language’s names are read alike', () => {
    const changes: Readonly<Record<string, string>> = {
      '4 Spark Kit': '4x spark-kit',
      '4 Quick Ember': '\t4  VIKKELÄ   hehku # Finnish',
      '3 Kiln Ram': '2 Овен от пещта',
      '4 Chasing Fox': '4 × Zorro perseguidor',
      '# spells': '1 Ofenwidder',
    };
    const lines = ['\uFEFF# a deck', '', ...LIST.map((line) => changes[line] ?? line)];
    const deck = readDeck(lines);
    expect([deck.faults, idsIn(deck)]).toEqual([[], idsIn(readDeck(LIST))]);
  });

  test('DM-1 forty cards are enough and more are taken, thirty-nine are too few', () => {
    const with_ = (line: string): readonly Fault[] =>
      readDeck(LIST.map((one) => (one === '1 Anvil Ram' ? line : one))).faults;
    expect(with_('3 Anvil Ram')).toEqual([]);
    expect(codes(with_('# none'))).toEqual([['deck.too-small', undefined]]);
    expect(with_('# none')[0]?.data).toEqual({ count: 39, least: 40 });
  });

  test('DM-1 four cards with one name are taken, a fifth is not, on whatever line it stands', () => {
    const lines = [...LIST, '1 Kiln Ram', '1 kiln ram'];
    expect(codes(readDeck(lines).faults)).toEqual([['deck.too-many', lines.length]]);
    expect(readDeck(lines).faults[0]?.data).toEqual({ card: 'Kiln Ram', count: 5, most: 4 });
  });

  test('DM-1 all faults are told together, each with its line, cards without a name counted too', () => {
    const lines = [
      '4 Rasing Fox',
      '4 zzzzzzzzzzzzzzzzzzzz',
      'four Racing Fox',
      '5 Racing Fox',
      '0 Slag Raker',
      '99999999 Ebb',
    ];
    expect(codes(readDeck(lines, 11).faults)).toEqual([
      ['deck.unknown-card-near', 11],
      ['deck.unknown-card', 12],
      ['deck.bad-line', 13],
      ['deck.too-many', 14],
      ['deck.none', 15],
      ['deck.bad-line', 16],
    ]);
    expect(readDeck(['4 Rasing Fox']).faults[0]?.data).toEqual({ card: 'Rasing Fox', near: 'Racing Fox' });
    expect(codes(readDeck([]).faults)).toEqual([['deck.too-small', undefined]]);
    expect(codes(readDeck(Array.from({ length: 10 }, (_, at) => `4 Rasing Fox ${at}`)).faults.slice(-1))).toEqual([
      ['deck.unknown-card-near', 10],
    ]);
  });
});

describe('cards of packs', () => {
  test('can be named in a list, by name or id, and stand behind it in a recording', () => {
    const { faults, packed } = readDeck(withHares, 1, packs);
    expect(faults).toEqual([]);
    expect(packed).toEqual([writeCardLine(hare)]);
    const again = readDeck([...withHares, ...packed]);
    expect(again).toMatchObject({ faults: [], packed: [], extra: [hare] });
    expect(idsIn(again)).toHaveLength(40);
    expect(idsIn(again).filter((id) => id === hare.id)).toHaveLength(4);
  });

  test('without their pack are unknown, and of a mistyped one the nearest is told', () => {
    expect(codes(readDeck(withHares).faults)).toEqual([['deck.unknown-card', 2]]);
    expect(readDeck(['4 Snow Hair'], 1, packs).faults[0]?.data).toEqual({ card: 'Snow Hair', near: 'Snow Hare' });
  });

  test('DM-1 are at most four too', () => {
    const lines = [...withHares, '1 snow-hare'];
    expect(codes(readDeck(lines, 1, packs).faults)).toEqual([['deck.too-many', lines.length]]);
  });

  test('a deck out of a recording can be used beside its pack: the line in it is enough', () => {
    const { faults, packed } = readDeck([...withHares, writeCardLine(hare)], 1, packs);
    expect([faults, packed]).toEqual([[], []]);
  });

  test('a card line may stand anywhere, hold a #, and is no card of the deck by itself', () => {
    const lines = [`card  ${JSON.stringify(hare)}`, ...withHares];
    expect(readDeck(lines).faults).toEqual([]);
    expect(idsIn(readDeck([...LIST, writeCardLine(dog)]))).toEqual(idsIn(readDeck(LIST)));
    expect(codes(readDeck([...LIST, 'card {"type": "spell", "id": "#1"}']).faults)).toContainEqual([
      'pack.id',
      LIST.length + 1,
    ]);
  });

  test('a faulty card line is told with its line, and names are not told as unknown because of it', () => {
    const broken = writeCardLine({ ...hare, cost: 0 });
    expect(codes(readDeck([...withHares, broken], 21).faults)).toEqual([['pack.least', 21 + withHares.length]]);
    expect(codes(readDeck([...withHares, 'card {'], 21).faults)).toEqual([
      ['pack.json.bracket', 21 + withHares.length],
    ]);
  });

  test('a card line cannot stand twice, nor be called as one of ours', () => {
    const line = writeCardLine(hare);
    expect(codes(readDeck([...withHares, line, line]).faults)).toEqual([
      ['pack.same-id', withHares.length + 2],
      ['pack.same-name', withHares.length + 2],
    ]);
    const ours = writeCardLine({ ...hare, id: 'racing-fox' });
    expect(codes(readDeck([...LIST, ours]).faults)).toEqual([['pack.own-id', LIST.length + 1]]);
  });
});

describe('the decks of a set-up', () => {
  test('DM-2 are those given, else the ready ones in turn', () => {
    const decks = decksOf(setup([{ player: 1, name: 'ember', lines: [] }]));
    expect(idsOf(decks)).toEqual([idsIn(readDeck(SHIPPED.dawn)), idsIn(readDeck(SHIPPED.ember))]);
    expect(idsOf(decksOf(setup([])))[1]).toEqual(idsIn(readDeck(SHIPPED.tide)));
  });

  test('number cards by their ids, wherever they stand in the pool and in the lists', () => {
    const other = ['1 Cinder Bolt', ...LIST.toReversed().filter((line) => line !== '4 Cinder Bolt'), '3 cinder bolt'];
    const decks = decksOf(setup([given(0, LIST), given(1, other)]));
    expect(decks.kinds).toEqual([...new Set(idsIn(readDeck(LIST)))]);
    expect(decks.kind.slice(0, decks.split)).toEqual(decks.kind.slice(decks.split));
    expect(decksOf(setup([given(0, other), given(1, LIST)]))).toEqual(decks);
    const mixed = decksOf(setup([given(0, LIST)]));
    expect(mixed.kinds).toEqual([...new Set(idsOf(mixed).flat())].sort());
  });

  test('know what their cards are, whichever game is asked for next, and refuse an id that there is not', () => {
    const hares = decksOf(setup([given(0, [...withHares, writeCardLine(hare)])]));
    const parsed = JSON.parse(JSON.stringify(hares)) as Decks;
    const others = decksOf(setup([]));
    for (const card of [0, 20, 45, 79]) {
      const { data } = definitionOf(hares, card);
      expect(definitionOf(others, card).data.id).toBe(others.kinds[others.kind[card] ?? -1]);
      expect(definitionOf(parsed, card).data).toEqual(data);
    }
    expect(() => definitionOf({ kinds: ['no-such-card'], kind: [0] }, 0)).toThrow('no-such-card');
  });

  test('bring the cards of both sides once each, and number them alike', () => {
    const ann = [...withHares, writeCardLine(hare)];
    const bob = [
      ...withHares.map((line) => line.replace('4 Slag Raker', '4 Sledge Dog')),
      writeCardLine(dog),
      writeCardLine(hare),
    ];
    const decks = decksOf(setup([given(0, ann), given(1, bob)]));
    expect(decks.kinds.filter((card) => typeof card !== 'string')).toEqual([dog, hare]);
    const names = idsOf(decks).map((list) => list.filter((id) => id === hare.id || id === dog.id));
    expect(names[0]).toEqual(['snow-hare', 'snow-hare', 'snow-hare', 'snow-hare']);
    expect(names[1]).toEqual(['sledge-dog', 'sledge-dog', 'sledge-dog', 'sledge-dog', ...(names[0] ?? [])]);
  });

  test('are the same lists again for the same lines, so that many games share what is made of them', () => {
    const ann = [...withHares, writeCardLine(hare)];
    const bob = [...withHares, writeCardLine(hare), writeCardLine(dog)];
    const once = decksOf(setup([given(0, ann), given(1, bob)]));
    expect(decksOf(setup([given(0, ann), given(1, bob)]))).toBe(once);
    expect(decksOf(setup([given(0, ann)])).kinds).toBe(decksOf(setup([given(0, ann)])).kinds);
  });

  test('DM-1 are checked, with lines counted from where the list stands', () => {
    const faults = checkDecks(
      setup([given(0, ['4 Rasing Fox'], 10), { player: 1, name: 'embre', lines: [], line: 30 }]),
    );
    expect(codes(faults)).toEqual([
      ['deck.unknown-card-near', 11],
      ['deck.too-small', 10],
      ['deck.unknown-name', 30],
    ]);
    expect(codes(checkDecks(setup([given(0, LIST), given(0, LIST, 60)])))).toEqual([['deck.second', 60]]);
  });

  test('two players may bring the same card, but not two cards under one id', () => {
    const ann = given(0, [...withHares, writeCardLine(hare)]);
    const same = given(1, [...withHares, writeCardLine(hare)]);
    expect(checkDecks(setup([ann, same]))).toEqual([]);
    const other = given(1, [...withHares, writeCardLine({ ...hare, cost: 9 })], 70);
    expect(codes(checkDecks(setup([ann, other])))).toEqual([['deck.card-differs', 70]]);
  });

  test('have cards stacked on them that they hold, cards of packs among them', () => {
    const decks = [given(0, [...withHares, writeCardLine(hare)])];
    const stacks = [
      {
        player: 0,
        cards: [
          'Hare in snow',
          'snow hare',
          'Racing Fox',
          'Ebb',
          'Racing Fox',
          'racing-fox',
          'RACING FOX',
          'racing-fox',
        ],
        line: 5,
      },
    ];
    expect(codes(checkDecks(setup(decks, stacks)))).toEqual([
      ['deck.unknown-card', 5],
      ['stack.not-in-deck', 5],
      ['stack.not-in-deck', 5],
    ]);
    const { stacked } = duelMasters.begin(setup(decks, [{ player: 0, cards: ['snow hare', 'Racing Fox'] }]));
    expect(stacked).toEqual([['snow-hare', 'racing-fox'], []]);
    expect(codes(checkDecks(setup(decks, [{ player: -1, cards: ['Ebb'], line: 5 }])))).toEqual([['stack.whose', 5]]);
  });

  test('CO-1 a deck of pack cards makes the same game with and without the pack at hand', () => {
    const { packed } = readDeck(withHares, 1, packs);
    const draft = {
      players: ['Ann', 'Bob'].map((name) => ({ name, bot: undefined })),
      options: [],
      seed: '5',
      first: undefined,
      decks: [given(0, [...withHares, ...packed])],
    };
    const arranged = unwrap(arrange(duelMasters, draft));
    const match = Match.begin(duelMasters, arranged);
    const again = Match.begin(duelMasters, { ...arranged, decks: [given(0, [...withHares, ...packed])] });
    expect(again.hash()).toBe(match.hash());
    expect(match.state.kinds.filter((card) => typeof card !== 'string')).toEqual([hare]);
  });
});

describe('the library', () => {
  test('has every card with its cost as weight, and the ready decks', () => {
    expect(library.cards.map(({ id, weight }) => [id, weight])).toEqual(POOL.map(({ id, cost }) => [id, cost]));
    expect(library.decks.map(({ name }) => name)).toEqual([...DECK_NAMES]);
  });

  test('is enlarged by packs one after the other, and stays as it was itself', () => {
    const two = enlarged(enlarged(library, hare), dog);
    expect(two.cards.slice(-2).map(({ id }) => id)).toEqual(['snow-hare', 'sledge-dog']);
    expect(library.cards).toHaveLength(POOL.length);
    const reading = two.readDeck(withHares);
    expect([reading.faults, reading.packed]).toEqual([[], [writeCardLine(hare)]]);
    expect(reading.entries.find(({ card }) => card.id === 'snow-hare')?.count).toBe(4);
  });

  test('stays as it is when a pack is faulty', () => {
    const none = library.withPack?.('{"cards": []}', 'bad.json') ?? success(library);
    expect(codes(faultsOf(none))).toEqual([['pack.fewest', 1]]);
    expect(library.cards).toHaveLength(POOL.length);
  });
});
