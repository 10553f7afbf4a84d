// Turned cards, explained marks, places that face each other and piles to look through, in sentences.
import { expect, test } from '@jest/globals';
import {
  type Game,
  type GridZone,
  LANGUAGES,
  type Place,
  Sitting,
  sayText,
  type TableView,
} from '../../src/engine/index.js';
import { sayPiles, sayTable } from '../../src/plain/table.js';
import english from '../../src/text/en/index.js';
import { loadTongue, Tongue } from '../../src/text/index.js';
import { golfWith } from '../screen/seated.js';
import { typeInto } from './typed.js';

const tongue = new Tongue(
  'en',
  {
    ...english,
    wolf: 'wolf',
    ox: 'ox',
    field: 'Field',
    grave: 'Graveyard',
    rule: 'Bites twice.',
    blocker: 'blocker',
    none: '-',
  },
  'words',
  ['Ann', 'Bob'],
);

function card(id: string, name: string, more: Partial<Place> = {}): Place {
  const face = { drawn: '', ascii: '', words: sayText(name), tone: '' };
  return { id, label: '', lies: 'open', face, ...more };
}

function free(id: string): Place {
  return { id, label: id, lies: 'free', face: undefined };
}

function grid(...places: readonly Place[]): GridZone {
  return { zone: 'grid', name: sayText('field'), rows: [places] };
}

function tableOf(own: GridZone, other: GridZone, more: Partial<TableView> = {}): TableView {
  const seats = [own, other].map((zone, seat) => ({ seat, summary: sayText('none'), zones: [zone] }));
  return { seats, centre: [], status: [], ...more };
}

test('a turned card says so, and marks are said by the words of the legend', () => {
  const table = tableOf(grid(card('1', 'wolf', { turned: true, marks: ['4000', 'B'] })), grid(card('2', 'ox')), {
    legend: [{ mark: 'B', words: sayText('blocker') }],
  });
  expect(sayTable(table, tongue, 'places')[1]).toBe('  Field: wolf (turned sideways, 4000, blocker).');
});

test('a free place is empty', () => {
  expect(sayTable(tableOf(grid(free('1')), grid(free('1'))), tongue, 'places')[1]).toBe('  Field: 1 empty.');
});

test('cards that nobody sees are counted, others are said one by one', () => {
  const down = (id: string): Place => ({ id, label: '', lies: 'down', face: undefined });
  const hidden = tableOf(grid(down('1'), down('2'), down('3'), card('4', 'ox'), card('5', 'ox')), grid());
  expect(sayTable(hidden, tongue, 'places')[1]).toBe('  Field: face down (3 in a row), ox, ox.');
});

test('lines of a card that end without a stop get one', () => {
  const notes = [sayText('blocker'), sayText('rule')];
  const table = tableOf(grid(card('1', 'ox', { notes })), grid());
  expect(sayTable(table, tongue, 'cards')[2]).toBe('    ox: blocker. Bites twice.');
});

test('places that face each other are said lane by lane, one’s left the other’s right, but for empty ones', () => {
  const own = grid(card('a', 'wolf', { label: '1' }), free('2'), free('3'));
  const other = grid(card('b', 'ox', { label: '1' }), free('2'), free('3'));
  const lines = sayTable(tableOf(own, other, { facing: 'lanes' }), tongue, 'places');
  expect(lines.at(-1)).toBe('Face to face: Ann, 1 wolf and Bob, 3 empty; Ann, 3 empty and Bob, 1 ox.');
  expect(sayTable(tableOf(own, other, { facing: 'rows' }), tongue, 'places').at(-1)).toBe(
    '  Field: 1 ox, 2 empty, 3 empty.',
  );
});

test('piles are listed from the top with what each card says; what only its owner may see is not', () => {
  const cards = [card('x', 'ox', { notes: [sayText('rule')] }), card('w', 'wolf')];
  const table: TableView = {
    seats: [
      {
        seat: 1,
        summary: sayText('none'),
        zones: [
          { zone: 'pile', name: sayText('grave'), count: 2, top: card('top', 'ox'), cards },
          {
            zone: 'pile',
            name: sayText('field'),
            count: 9,
            top: { id: 'd', label: '', lies: 'down', face: undefined },
          },
        ],
      },
    ],
    centre: [],
    status: [],
  };
  expect(sayPiles(table, tongue)).toEqual(['Bob, Graveyard: 2 cards, from the top:', '  ox: Bites twice.', '  wolf']);
  expect(sayPiles(tableOf(grid(), grid()), tongue)).toEqual(['There is no pile to look through.']);
});

test('the command that lists piles is known in English and in the language of the table', async () => {
  for (const language of LANGUAGES) {
    const own = (await loadTongue(language)).say('plain.command.piles');
    const none = (await loadTongue(language)).say('plain.piles.none');
    const { output } = await typeInto(golfWith(['Ann', 'Bob']), [own, 'piles'], { language });
    expect(output.split(none)).toHaveLength(3);
  }
});

test('what lies in a pile is listed while a game is played', async () => {
  const sitting = golfWith(['Ann', 'Bob']);
  const { presentation } = sitting.game;
  const pile = (table: TableView): TableView => ({
    ...table,
    centre: table.centre.map((zone) =>
      zone.zone === 'pile' && zone.top.lies === 'open' ? { ...zone, cards: [zone.top] } : zone,
    ),
  });
  const game: Game = {
    ...sitting.game,
    presentation: { ...presentation, table: (view) => pile(presentation.table(view)) },
  };
  const { output } = await typeInto(new Sitting(game, sitting.setup), ['piles']);
  expect(output).toMatch(/: 1 card, from the top:\n {2}\w+ of \w+/u);
});
