// Crowded tables at the smallest size: nothing is lost, whatever can be chosen can be reached, and one's own hand is always there.
import { describe, expect, test } from '@jest/globals';
import type { Place, TableView } from '../../src/engine/index.js';
import { Chance, sayText, seedChance } from '../../src/engine/index.js';
import { levelOf, type Model } from '../../src/screen/model.js';
import { paint } from '../../src/screen/paint/index.js';
import { themeFor } from '../../src/screen/screen.js';
import { type Crowd, creature, crowdModel, crowdTable, FULL } from './crowd.js';
import { PLAIN_THEME, press, SMALLEST, textOf } from './seated.js';

const RIGHT = '\x1b[C';
const LARGE = { columns: 140, rows: 45 };
const FEW: Crowd = { creatures: 3, mana: 4, shields: 5, hand: 4, grave: 2 };
const ids = (zone: string, count: number): string[] => Array.from({ length: count }, (_, at) => `${zone}.0.${at}`);
const CREATURES = ids('battle', FULL.creatures);

function lineWith(text: string, model: Model): string {
  const lines = textOf(model).split('\n');
  return lines[lines.findLastIndex((line) => line.includes(text))] ?? '';
}

function spotAt({ at, ...model }: Model): string | undefined {
  return levelOf({ ...model, at }).items[at]?.spot;
}

describe('twelve creatures, fifteen mana, six shields and ten cards a side at 80×24', () => {
  test('every zone of both sides has its line, the choices their lines, and the hints theirs', () => {
    const lines = textOf(crowdModel(crowdTable(FULL), CREATURES)).split('\n');
    const seen = (word: string): number => lines.filter((line) => line.includes(word)).length;
    for (const zone of ['Battle zone', 'Mana 9/15', 'Shields', 'Hand', 'Deck 22', 'Graveyard 9'])
      expect(seen(zone)).toBe(2);
    expect(seen(') Attack')).toBeGreaterThanOrEqual(5);
    expect(lines.at(-1)).toContain('? help');
    expect(lines).toHaveLength(24);
  });

  test('the counts at the ends and the cards between them make twelve', () => {
    for (let at = 0; at < FULL.creatures; at++) {
      const model = press(crowdModel(crowdTable(FULL), CREATURES), RIGHT.repeat(at));
      const row = lineWith('Battle zone', model);
      const hidden = [...row.matchAll(/‹(\d+)|(\d+)›/gu)].reduce(
        (sum, [, left, right]) => sum + Number(left ?? right),
        0,
      );
      const { spots } = paint(model, SMALLEST, PLAIN_THEME);
      const drawn = CREATURES.filter((id) => (spots.get(id)?.width ?? 0) > 0);
      expect(hidden + drawn.length).toBe(FULL.creatures);
      expect(drawn).toContain(CREATURES[at]);
      expect(spotAt(model)).toBe(CREATURES[at]);
    }
  });

  test('the cursor goes on to cards out of sight and comes back from them', () => {
    const model = crowdModel(crowdTable(FULL), CREATURES);
    expect(spotAt(press(model, RIGHT.repeat(11)))).toBe('battle.0.11');
    expect(spotAt(press(model, RIGHT.repeat(20)))).toBe('battle.0.11');
    expect(spotAt(press(model, `${RIGHT.repeat(11)}${'\x1b[D'.repeat(11)}`))).toBe('battle.0.0');
  });

  test('all cards of a hand of ten are reached', () => {
    const hand = ids('hand', FULL.hand);
    for (let at = 0; at < hand.length; at++)
      expect(spotAt(press(crowdModel(crowdTable(FULL), hand), RIGHT.repeat(at)))).toBe(hand[at]);
  });

  test('a card out of sight is not hit by a click on what is drawn in its place', () => {
    const { spots } = paint(crowdModel(crowdTable(FULL), CREATURES), SMALLEST, PLAIN_THEME);
    expect(spots.get('battle.0.11')?.width).toBe(0);
  });

  test('small cards give up their names before they go out of sight', () => {
    expect(lineWith('Mana 9/15', crowdModel(crowdTable(FULL), CREATURES)).match(/F/gu)).toHaveLength(15);
    const few = lineWith('Mana 9/4', crowdModel(crowdTable(FEW), CREATURES.slice(0, 3)));
    expect(few).toContain('Tide Caller');
  });

  test('the hand of whoever is to choose is seen, whichever seat that is', () => {
    const table = crowdTable(FULL);
    expect(lineWith('Hand', crowdModel(table, CREATURES))).toContain('Ember');
    const [ann, bob] = table.seats;
    if (ann === undefined || bob === undefined) throw new Error('two seats');
    const turned: TableView = {
      ...table,
      seats: [
        { ...bob, seat: 0 },
        { ...ann, seat: 1 },
      ],
    };
    expect(lineWith('Hand', crowdModel(turned, CREATURES, { viewer: 1 }))).toContain('Ember');
  });

  test('more lines than there are rows take the far end of the other side, not the own hand', () => {
    const table = crowdTable(FULL);
    const seats = table.seats.map((area) => ({
      ...area,
      zones: [
        ...area.zones,
        ...['a', 'b', 'c', 'd'].map(
          (id) => ({ zone: 'gauge', name: sayText('toy.hand'), value: id.length, most: 9 }) as const,
        ),
      ],
    }));
    const text = textOf(crowdModel({ ...table, seats }, CREATURES));
    expect(text).toMatch(/Hand .*Ember/u);
    expect(text).toContain('▸ Ann');
    expect(text.split('\n')[0]).toContain('Golf');
  });

  test('on a large screen all of it is in sight', () => {
    const model = crowdModel(crowdTable(FULL), CREATURES);
    const { spots } = paint(model, LARGE, PLAIN_THEME);
    for (const id of [...CREATURES, ...ids('hand', 10), ...ids('mana', 15)])
      expect(spots.get(id)?.width).toBeGreaterThan(0);
    expect(textOf(model, LARGE)).not.toContain('›');
  });

  test('creatures that are few are in boxes at the smallest size too', () => {
    expect(textOf(crowdModel(crowdTable(FEW), CREATURES.slice(0, 3)))).toContain('║Ember Whelp║');
  });
});

describe('seats opposite each other', () => {
  test('the other side lies above, its battle zone next to the own one', () => {
    const lines = textOf(crowdModel(crowdTable(FEW), CREATURES.slice(0, 3))).split('\n');
    const order = lines.flatMap((line) => /Bob|Shields|Mana|Battle zone|Hand|Ann(?= +Deck)/u.exec(line)?.[0] ?? []);
    expect(order).toEqual(['Bob', 'Shields', 'Mana', 'Battle zone', 'Battle zone', 'Mana', 'Shields', 'Hand', 'Ann']);
  });

  test('onlookers see the first seat below', () => {
    const text = textOf(crowdModel(crowdTable(FEW), [], { viewer: -1 }));
    expect(text.indexOf('Bob')).toBeLessThan(text.indexOf('▸ Ann'));
  });

  test('places that face each other stand in one column, the other side’s left on the right', () => {
    const rows = (seat: number): readonly (readonly Place[])[] => [
      ['1', '2', '3'].map((label, at) => creature(`front.${seat}.${label}`, at, { label })),
      ['4', '5'].map((label): Place => ({ id: `back.${seat}.${label}`, label, lies: 'free', face: undefined })),
    ];
    const table: TableView = {
      seats: [0, 1].map((seat) => ({
        seat,
        summary: sayText('toy.none'),
        zones: [{ zone: 'grid', name: sayText('toy.battle'), rows: rows(seat) }],
      })),
      centre: [],
      status: [],
      facing: 'lanes',
    };
    for (const size of [SMALLEST, LARGE]) {
      const { spots } = paint(crowdModel(table, []), size, PLAIN_THEME);
      const at = (id: string): { x: number; y: number } => spots.get(id) ?? { x: -1, y: -1 };
      expect(at('front.0.1').x).toBe(at('front.1.3').x);
      expect(at('front.0.2').x).toBe(at('front.1.2').x);
      expect(at('front.0.1').x).toBeLessThan(at('front.0.3').x);
      // From the top: the other back row, the other front row, the own front row, the own back row.
      const rowsDown = ['back.1.4', 'front.1.1', 'front.0.1', 'back.0.4'].map((id) => at(id).y);
      expect(rowsDown).toEqual([...rowsDown].sort((one, other) => one - other));
      expect(at('back.0.4').x).toBeLessThan(at('back.0.5').x);
      expect(at('back.1.5').x).toBeLessThan(at('back.1.4').x);
      expect(at('back.0.4').x).toBe(at('back.1.5').x);
    }
  });
});

describe('how a card lies', () => {
  const table = crowdTable(FEW);

  test('a turned card lies a line lower and bears a sign, in ASCII as well', async () => {
    const model = crowdModel(table, CREATURES.slice(0, 3));
    const lines = textOf(model).split('\n');
    const names = lines.findIndex((line) => line.includes('Ember Whelp║'));
    expect(lines[names]).toMatch(/║┌─+Stone Ox─+┐│Tide Caller│/u);
    expect(lines[names - 1]).toMatch(/╗ +┌/u);
    expect(lines[names + 1]).toContain('└↷ 2000');
    const ascii = await themeFor({ palette: 'standard', colour: 0, unicode: false });
    expect(textOf(model, SMALLEST, ascii)).toContain('+~ 2000');
  });

  test('in a line the sign stands before the marks', () => {
    expect(lineWith('Mana 9/4', crowdModel(table, []))).toMatch(/↷F Ember Whelp +F Stone Ox/u);
  });

  test('a large turned card is less high than the others', () => {
    const zone = {
      zone: 'grid',
      name: sayText('toy.battle'),
      rows: [[creature('up', 0), creature('side', 1, { turned: true })]],
    } as const;
    const one: TableView = {
      seats: [{ seat: 0, summary: sayText('toy.none'), zones: [zone] }],
      centre: [],
      status: [],
    };
    const lines = textOf(crowdModel(one, []), LARGE).split('\n');
    const tops = lines.filter((line) => line.includes('┌'));
    expect(tops.map((line) => [...line.matchAll(/┌/gu)].length)).toEqual([1, 1]);
  });

  test('cards face down with numbers show their backs, however little room there is', () => {
    const table = crowdTable(FULL);
    const shields = Array.from(
      { length: 6 },
      (_, at): Place => ({ id: `s${at}`, label: String(at + 1), lies: 'down', face: undefined }),
    );
    for (const small of [true, false]) {
      const seats = table.seats.map((area) => ({
        ...area,
        zones: area.zones.map((zone) =>
          zone.zone === 'grid' && zone.name.key === 'toy.shields' ? { ...zone, small, rows: [shields] } : zone,
        ),
      }));
      expect(lineWith('Shields', crowdModel({ ...table, seats }, []))).toMatch(/1 ▒.*2 ▒.*3 ▒.*4 ▒.*5 ▒.*6 ▒/u);
    }
  });

  test('a free place is drawn, a place that is gone is not', () => {
    const places = [
      { id: 'free', label: '1', lies: 'free', face: undefined },
      { id: 'gone', label: '2', lies: 'gone', face: undefined },
    ] as const;
    const one: TableView = {
      seats: [
        {
          seat: 0,
          summary: sayText('toy.none'),
          zones: [{ zone: 'grid', name: sayText('toy.battle'), rows: [places] }],
        },
      ],
      centre: [],
      status: [],
    };
    const text = textOf(crowdModel(one, []), LARGE);
    expect(text).toContain('┌1╌╌');
    expect(text).not.toContain('┌2');
  });
});

test('whatever keys and clicks come in whatever size, a frame can be drawn, and the way back leads to the table', () => {
  const keys = [
    ...'hjklihi\rgG? L\t',
    RIGHT,
    '\x1b[A',
    '\x1b[B',
    '\x1b[D',
    '\x1b\x1b',
    '\x1b[5~',
    '\x1b[<0;30;12M',
    '\x1b[<65;9;9M',
  ];
  const chance = new Chance(seedChance('keys'));
  for (const crowd of [FULL, FEW, { creatures: 0, mana: 0, shields: 0, hand: 0, grave: 0 }]) {
    let model = crowdModel(crowdTable(crowd), ids('battle', crowd.creatures));
    for (let pressed = 0; pressed < 400; pressed++) {
      const size = [SMALLEST, LARGE, { columns: 97, rows: 31 }][pressed % 3] ?? SMALLEST;
      model = press(model, keys[chance.below(keys.length)] ?? '', size);
      expect(textOf(model, size).split('\n')).toHaveLength(size.rows);
    }
    expect(press(model, '\x1b\x1b'.repeat(4)).overlay).toBeUndefined();
  }
});
