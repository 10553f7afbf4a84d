// Zones of all kinds, those that Golf does not have among them, as later games use them.
import { describe, expect, test } from '@jest/globals';
import { type Face, type Place, sayText, type Zone } from '../../src/engine/index.js';
import { Canvas } from '../../src/screen/canvas.js';
import type { Brush, Density } from '../../src/screen/paint/brush.js';
import { zonesBlock } from '../../src/screen/paint/zones.js';
import { Tongue } from '../../src/text/index.js';
import { PLAIN_THEME } from './seated.js';

const TONGUE = new Tongue('en', {
  hand: 'Hand',
  life: 'Life',
  bleed: 'bleed',
  slow: 'slow',
  note: 'It is raining cats and dogs.',
  deck: 'Deck',
  map: 'Map',
});

function draw(zones: readonly Zone[], room: number, density: Density = 'boxed', chosen?: string): string[] {
  const brush: Brush = {
    theme: PLAIN_THEME,
    tongue: TONGUE,
    density,
    isCrowded: false,
    chosen,
    open: new Set(),
    picked: new Set(),
    spots: new Map(),
  };
  const block = zonesBlock(zones, room, brush, true);
  const canvas = new Canvas({ columns: room, rows: block.height });
  block.draw(canvas, 0, 0);
  return canvas.lines();
}

function card(id: string, drawn: string, marks: readonly string[] = []): Place {
  const face: Face = { drawn, ascii: drawn, words: sayText('hand'), tone: 'red' };
  return { id, label: id, lies: 'open', face, marks };
}

describe('zones', () => {
  test('a hand is a row of cards as wide as their longest name', () => {
    expect(draw([{ zone: 'grid', name: sayText('hand'), rows: [[card('1', 'Fire'), card('2', 'Hook')]] }], 30)).toEqual(
      ['Hand', '┌1───┐┌2───┐', '│Fire││Hook│', '└────┘└────┘'],
    );
  });

  test('cards that do not fit beside each other are folded into another row, their names whole', () => {
    const cards = ['1', '2', '3'].map((id) => card(id, 'Dragon'));
    const folded = draw([{ zone: 'grid', name: sayText('hand'), rows: [cards] }], 18);
    expect([folded.length, folded[2], folded[5]]).toEqual([1 + 2 * 3, '│Dragon││Dragon│', '│Dragon│']);
    expect(draw([{ zone: 'grid', name: sayText('hand'), rows: [cards] }], 7)[2]).toBe('│Drag…│');
  });

  test('a large card breaks its name at blanks before it grows', () => {
    const cards = ['1', '2', '3'].map((id) => card(id, 'Throwing Knives'));
    const drawn = draw([{ zone: 'grid', name: sayText('hand'), rows: [cards] }], 30, 'large');
    expect(drawn.slice(2, 4)).toEqual(['│Throwing││Throwing││Throwing│', '│ Knives ││ Knives ││ Knives │']);
  });

  test('in lines, names stand whole in columns', () => {
    const cards = ['1', '2', '3'].map((id) => card(id, 'Throwing Knives'));
    expect(draw([{ zone: 'grid', name: sayText('hand'), rows: [cards] }], 40, 'compact')).toEqual([
      'Hand',
      ' 1 Throwing Knives  2 Throwing Knives',
      ' 3 Throwing Knives',
    ]);
  });

  test('grids that follow each other stand beside each other where there is room', () => {
    const grid = (id: string): Zone => ({ zone: 'grid', name: sayText('hand'), rows: [[card(id, 'Fire')]] });
    expect(draw([grid('1'), grid('2')], 20)).toEqual([
      'Hand    Hand',
      '┌1───┐  ┌2───┐',
      '│Fire│  │Fire│',
      '└────┘  └────┘',
    ]);
    expect(draw([grid('1'), grid('2')], 13)).toHaveLength(2 * 4);
  });

  test('backs without labels take little room', () => {
    const backs = ['a', 'b', 'c'].map((id): Place => ({ id, label: '', lies: 'down', face: undefined }));
    expect(draw([{ zone: 'grid', name: sayText('hand'), rows: [backs] }], 30, 'compact')).toEqual([
      'Hand  ▒▒▒  ▒▒▒  ▒▒▒',
    ]);
  });

  test('a stack is framed, its top first and marked, with what is said beside each card', () => {
    const stack: Zone = {
      zone: 'stack',
      name: sayText('deck'),
      layers: [
        { place: card('1', 'Parry'), says: sayText('life') },
        { place: card('2', 'Hook Strike'), says: sayText('note') },
      ],
    };
    expect(draw([stack], 50)).toEqual([
      'Deck',
      '┌───────────────┐',
      '│ ▸ Parry       │  Life',
      '├───────────────┤',
      '│   Hook Strike │  It is raining cats and dogs.',
      '└───────────────┘',
    ]);
    expect(draw([stack], 50, 'compact')).toEqual([
      'Deck',
      '▸ Parry        Life',
      '  Hook Strike  It is raining cats and dogs.',
    ]);
    expect(draw([stack], 32, 'compact').slice(2)).toEqual([
      '  Hook Strike  It is raining',
      '               cats and dogs.',
    ]);
  });

  test('a mark such as tapped stands in the lower border', () => {
    expect(draw([{ zone: 'grid', name: sayText('hand'), rows: [[card('1', 'Hook', ['T'])]] }], 20)[3]).toBe('└T───┘');
  });

  test('an empty hand is said to be empty', () => {
    expect(draw([{ zone: 'grid', name: sayText('hand'), rows: [[]] }], 20)[0]).toBe('Hand: ·');
  });

  test('the card under the cursor has a border of its own, in one line too', () => {
    const hand: Zone = { zone: 'grid', name: sayText('hand'), rows: [[card('1', 'Fire'), card('2', 'Hook')]] };
    expect(draw([hand], 30, 'boxed', '2')[1]).toBe('┌1───┐╔2═══╗');
    expect(draw([hand], 30, 'compact', '2')).toEqual(['Hand  1 Fire [2 Hook]']);
  });

  test('EF-18 a gauge is a bar with its numbers', () => {
    expect(draw([{ zone: 'gauge', name: sayText('life'), value: 5, most: 10 }], 24)).toEqual([
      'Life [######------] 5/10',
    ]);
  });

  test('EF-17 effects stand in brackets, and no effects take no room', () => {
    const labels = [
      { name: sayText('bleed'), stacks: 3, turns: 2 },
      { name: sayText('slow'), stacks: 1, turns: 1 },
    ];
    expect(draw([{ zone: 'effects', labels }], 30)).toEqual(['[bleedx3:2 slow:1]']);
    expect(draw([{ zone: 'effects', labels: [] }], 30).join('')).toBe('');
  });

  test('notes are wrapped', () => {
    expect(draw([{ zone: 'note', text: sayText('note') }], 14)).toEqual(['It is raining', 'cats and dogs.']);
  });

  test('piles stand beside each other with their counts', () => {
    const down: Place = { id: 'd', label: '', lies: 'down', face: undefined };
    const pile = (count: number): Zone => ({ zone: 'pile', name: sayText('deck'), count, top: down });
    expect(draw([pile(30), pile(7)], 20)).toEqual([
      'Deck 30  Deck 7',
      '┌───┐    ┌───┐',
      '│▒▒▒│    │▒▒▒│',
      '└───┘    └───┘',
    ]);
  });

  test('of a map as much is shown as there is room for, with the hero or the cursor in sight', () => {
    const rows = Array.from({ length: 5 }, (_, y) =>
      Array.from({ length: 20 }, (__, x) => ({ glyph: String((x + y) % 10), tone: 'floor', dim: false })),
    );
    const spots = [{ id: 'door', x: 0, y: 0 }];
    const map: Zone = {
      zone: 'map',
      name: sayText('map'),
      width: 20,
      height: 5,
      rows,
      focus: { x: 19, y: 2 },
      spots,
      words: [],
    };
    expect(draw([map], 10)[0]).toBe('0123456789');
    expect(draw([map], 10)[1]).toBe('1234567890');
    expect(draw([{ ...map, focus: { x: 9, y: 2 } }], 10)[0]).toBe('4567890123');
    expect(draw([{ ...map, focus: { x: 9, y: 2 } }], 10, 'boxed', 'door')[0]).toBe('0123456789');
  });
});
