// What games with decks have in common.
import { describe, expect, test } from '@jest/globals';
import { newFault } from '../../../src/engine/fault.js';
import { Chance, type DeckChoice, NOBODY, type Setup, type Stack, seedChance } from '../../../src/engine/index.js';
import {
  checkDeckLines,
  checkStacks,
  deckLinesOf,
  kindFinder,
  shuffleWithStacked,
  stackedKinds,
} from '../../../src/kits/duel/index.js';

const NAMES = ['Oak', 'Grey Ash', 'Ash'];
const kindOf = kindFinder(() => NAMES.map((name, kind) => [kind, [name]] as const));
const cards = {
  kindOf,
  nearTo: (text: string) => (text === 'Oack' ? 'Oak' : undefined),
  nameOf: (kind: number) => NAMES[kind] ?? '',
};

function setup(decks: readonly DeckChoice[], stacks: readonly Stack[] = []): Setup {
  const players = ['Ann', 'Bob'].map((name) => ({ name, bot: undefined }));
  return { players, options: {}, seed: '1', first: undefined, stacks, decks };
}

describe('decks of a set-up', () => {
  const read = (lines: readonly string[], firstLine: number) =>
    lines.flatMap((line, at) =>
      line === 'bad' ? [newFault('deck.bad-line', {}, firstLine + at)] : line === 'few' ? [newFault('deck.size')] : [],
    );

  test('all faults come together, each with its line', () => {
    const decks = [
      { player: 0, name: undefined, lines: ['good', 'bad', 'few'], line: 10 },
      { player: 1, name: 'forest', lines: [], line: 14 },
      { player: 1, name: 'grove', lines: [], line: 15 },
    ];
    expect(checkDeckLines(setup(decks), ['grove'], read)).toEqual([
      { code: 'deck.bad-line', data: {}, line: 12 },
      // What is wrong with the whole deck stands at the line where it begins.
      { code: 'deck.size', data: {}, line: 10 },
      { code: 'deck.unknown-name', data: { name: 'forest', known: ['grove'] }, line: 14 },
      { code: 'deck.second', data: { player: 'Bob' }, line: 15 },
    ]);
  });

  test('good ones have no fault', () => {
    expect(checkDeckLines(setup([{ player: 0, name: 'grove', lines: [] }]), ['grove'], read)).toEqual([]);
  });
});

test('a seat plays what it was given, a list or a ready deck, and else the ready ones in turn', () => {
  const ready = { grove: ['4 Oak'], copse: ['4 Ash'] };
  const own = ['1 Oak'];
  const given = (deck: DeckChoice, seat = 0) => deckLinesOf(setup([deck]), seat, ready);
  expect(given({ player: 0, name: undefined, lines: own })).toBe(own);
  expect(given({ player: 0, name: 'copse', lines: [] })).toBe(ready.copse);
  expect(given({ player: 1, name: 'copse', lines: [] })).toBe(ready.grove);
  expect(given({ player: 0, name: 'copse', lines: [] }, 1)).toBe(ready.copse);
  expect(given({ player: 0, name: 'copse', lines: [] }, 2)).toBe(ready.grove);
});

describe('stacked cards', () => {
  const decks = [
    [0, 0, 1],
    [2, 2, 2],
  ];

  test('a deck must hold each of them, as often as it is stacked', () => {
    const stacks = [
      { player: 0, cards: ['Oak', 'oak', 'OAK'], line: 3 },
      { player: 1, cards: ['Oack', 'Birch', 'Oak'], line: 4 },
      { player: NOBODY, cards: ['Oak'], line: 5 },
    ];
    expect(checkStacks(setup([], stacks), decks, cards)).toEqual([
      { code: 'stack.not-in-deck', data: { card: 'Oak', player: 'Ann' }, line: 3 },
      { code: 'deck.unknown-card-near', data: { card: 'Oack', near: 'Oak' }, line: 4 },
      { code: 'deck.unknown-card', data: { card: 'Birch' }, line: 4 },
      { code: 'stack.not-in-deck', data: { card: 'Oak', player: 'Bob' }, line: 4 },
      { code: 'stack.whose', data: {}, line: 5 },
    ]);
    expect(checkStacks(setup([], [{ player: 0, cards: ['Oak', 'Grey Ash', 'Oak'] }]), decks, cards)).toEqual([]);
  });

  test('two lines for one deck come one after the other', () => {
    const stacks = [
      { player: 1, cards: ['Ash'] },
      { player: 0, cards: ['Grey Ash'] },
      { player: 1, cards: ['Oak', 'Ash'] },
    ];
    expect(stackedKinds(setup([], stacks), kindOf)).toEqual([[1], [2, 0, 2]]);
  });

  test('they lie on top of the shuffled deck, the first one uppermost, and no card is lost', () => {
    const kinds = [0, 0, 1, 2, 2, 2];
    const deck = [0, 1, 2, 3, 4, 5];
    shuffleWithStacked(new Chance(seedChance('7')), deck, [2, 1, 0], (card) => kinds[card] as number);
    expect(deck.slice(-3).map((card) => kinds[card])).toEqual([0, 1, 2]);
    expect([...deck].sort()).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('without them the shuffle is the same as ever', () => {
    const [one, other] = [Array.from({ length: 40 }, (_, at) => at), Array.from({ length: 40 }, (_, at) => at)];
    shuffleWithStacked(new Chance(seedChance('7')), one, [], () => 0);
    new Chance(seedChance('7')).shuffle(other);
    expect(one).toEqual(other);
    expect(one).not.toEqual([...one].sort((a, b) => a - b));
  });
});
