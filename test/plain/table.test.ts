// Every kind of zone in sentences, for games that have what Golf has not.
import { expect, test } from '@jest/globals';
import { type Face, type Place, sayText, type TableView, type Zone } from '../../src/engine/index.js';
import { sayTable } from '../../src/plain/table.js';
import english from '../../src/text/en/index.js';
import { Tongue } from '../../src/text/index.js';

const tongue = new Tongue(
  'en',
  {
    ...english,
    hand: 'Hand',
    stock: 'Stock',
    wolf: 'wolf',
    red: 'bleeding',
    green: 'poison',
    sleeps: 'A wolf sleeps',
    rule: 'Bites twice.',
  },
  'words',
  ['Ann'],
);
const WOLF: Face = { drawn: 'W', ascii: 'W', words: sayText('wolf'), tone: 'enemy' };

function place(label: string, lies: Place['lies'], more: Partial<Place> = {}): Place {
  return { id: `1.${label}`, label, lies, face: lies === 'open' ? WOLF : undefined, ...more };
}

function said(zone: Zone, detail: 'places' | 'cards' = 'places'): string[] {
  const table: TableView = { seats: [], centre: [zone], status: [] };
  return sayTable(table, tongue, detail);
}

test('a hand in one row says every place with its label, its card and its marks', () => {
  const row = [place('1', 'open', { marks: ['tapped'] }), place('2', 'down'), place('3', 'gone')];
  expect(said({ zone: 'grid', name: sayText('hand'), rows: [row] })).toEqual([
    'Hand: 1 wolf (tapped), 2 face down, 3 empty.',
  ]);
});

test('rows are counted when there are several', () => {
  const rows = [[place('1', 'down')], [place('2', 'open')]];
  expect(said({ zone: 'grid', name: sayText('hand'), rows })).toEqual([
    'Hand, row 1: 1 face down.',
    'Hand, row 2: 2 wolf.',
  ]);
});

test('what a card says is told only when cards are asked for', () => {
  const rows = [[place('1', 'open', { notes: [sayText('rule'), sayText('rule')] })]];
  expect(said({ zone: 'grid', name: sayText('hand'), rows })).toEqual(['Hand: 1 wolf.']);
  expect(said({ zone: 'grid', name: sayText('hand'), rows }, 'cards')).toEqual([
    'Hand: 1 wolf.',
    '  1 wolf: Bites twice. Bites twice.',
  ]);
});

test.each([
  { count: 0, lies: 'gone', words: 'Stock: empty.' },
  { count: 1, lies: 'open', words: 'Stock: wolf.' },
  { count: 1, lies: 'down', words: 'Stock: 1 card, face down.' },
  { count: 12, lies: 'open', words: 'Stock: 12 cards, on top wolf.' },
  { count: 12, lies: 'down', words: 'Stock: 12 cards, face down.' },
] as const)('a pile of $count, $lies on top: $words', ({ count, lies, words }) => {
  expect(said({ zone: 'pile', name: sayText('stock'), count, top: place('', lies) })).toEqual([words]);
});

test('a gauge is a number of its most, without a drawing', () => {
  expect(said({ zone: 'gauge', name: sayText('hand'), value: 3, most: 8 })).toEqual(['Hand: 3 of 8.']);
});

test('EF-17 effects are said in words; without any there is no line', () => {
  const labels = [
    { name: sayText('red'), stacks: 3, turns: 2 },
    { name: sayText('green'), stacks: 1, turns: 1 },
  ];
  expect(said({ zone: 'effects', labels })).toEqual(['Effects: bleeding times 3 for 2 turns and poison for 1 turn.']);
  expect(said({ zone: 'effects', labels: [] })).toEqual([]);
});

test('a map is its words, not its drawing', () => {
  const cell = { glyph: '#', tone: 'wall', dim: false };
  const map: Zone = {
    zone: 'map',
    name: sayText('hand'),
    width: 1,
    height: 1,
    rows: [[cell]],
    focus: { x: 0, y: 0 },
    spots: [],
    words: [sayText('sleeps')],
  };
  expect(said(map)).toEqual(['Hand.', '  A wolf sleeps.']);
});

test('cards that wait are said from the top of the stack, each with what is known of it', () => {
  const layers = [place('1', 'open'), place('2', 'open', { notes: [sayText('rule')] })];
  const zone: Zone = {
    zone: 'stack',
    name: sayText('stock'),
    layers: layers.map((one) => ({ place: one, says: sayText('sleeps') })),
  };
  expect(said(zone)).toEqual(['Stock:', '  wolf: A wolf sleeps.', '  wolf: A wolf sleeps.']);
  expect(said(zone, 'cards').at(-1)).toBe('    2 wolf: Bites twice.');
});

test('a row without places is empty', () => {
  expect(said({ zone: 'grid', name: sayText('hand'), rows: [] })).toEqual(['Hand: empty.']);
});

test('a seat is its summary, then its zones further in', () => {
  const zone: Zone = { zone: 'note', text: sayText('sleeps') };
  const table: TableView = {
    seats: [{ seat: 0, summary: sayText('wolf'), zones: [zone] }],
    centre: [],
    status: [sayText('sleeps')],
  };
  expect(sayTable(table, tongue, 'places')).toEqual(['A wolf sleeps.', 'Ann: wolf.', '  A wolf sleeps.']);
});
