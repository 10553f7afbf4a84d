// A game with a map at the table: where everything is drawn, and the keys that the game has for itself.
import { describe, expect, test } from '@jest/globals';
import { arrange, Bots, type Language, type MapZone, Sitting, say, unwrap } from '../../src/engine/index.js';
import type { Size } from '../../src/screen/canvas.js';
import { update } from '../../src/screen/key-update.js';
import { readKeys } from '../../src/screen/keys.js';
import { levelOf, type Model, openModel } from '../../src/screen/model.js';
import { mapAmong, paint } from '../../src/screen/paint/index.js';
import { COLOURS } from '../../src/screen/palettes.js';
import { describePlace } from '../../src/screen/place-words.js';
import { playOn } from '../../src/screen/play.js';
import { Onlooker } from '../../src/screen/position.js';
import { loadTongue, type Tongue } from '../../src/text/index.js';
import { gameCalled } from '../shelf.js';
import { ENDING, PaperTerminal, PLAIN_THEME, press, textOf } from './seated.js';

const bloodTrail = await gameCalled('blood-trail');

const LARGE: Size = { columns: 140, rows: 45 };

function trail(names: readonly string[] = ['Ann'], seed = '1'): Sitting {
  const players = names.map((name) => ({ name, bot: undefined }));
  const setup = unwrap(arrange(bloodTrail, { players, options: [], seed, first: undefined }));
  return new Sitting(bloodTrail, setup);
}

async function tongueFor(language: Language = 'en'): Promise<Tongue> {
  return loadTongue(language, await bloodTrail.presentation.catalogue(language));
}

async function modelFor(sitting: Sitting, language: Language = 'en'): Promise<Model> {
  return openModel(new Onlooker((await tongueFor(language)).for(sitting.names), ENDING).look(sitting), false);
}

/** The table in play on a terminal of paper. */
async function play(sitting: Sitting): Promise<PaperTerminal> {
  const terminal = new PaperTerminal();
  void playOn(terminal, PLAIN_THEME, sitting, await tongueFor(), ENDING);
  return terminal;
}

const lastLine = (sitting: Sitting): string | undefined =>
  sitting.text
    .split('\n')
    .filter((line) => line.startsWith('Ann: '))
    .at(-1);

describe('BT-2 the table with a map', () => {
  test('80×24 shows map, who is around, choices, bars, experience, gold, quests and the log', async () => {
    const text = textOf(await modelFor(trail()));
    for (const part of [
      'level 1 of 3',
      '#w,,,,,,,.....#',
      'Around: w Wolf (asleep)',
      'Explore',
      'L [############] 48/48',
      'M [############] 4/4',
      'Experience 0/20, gold 0',
      'The blood trail:',
      'The lost miners:',
      'In sight: Wolf.',
    ])
      expect(text).toContain(part);
    expect(text.split('\n').every((line) => line.length <= 80)).toBe(true);
  });

  test('a large terminal shows the whole height of the map and more of the log', async () => {
    const sitting = trail();
    const small = textOf(await modelFor(sitting));
    const large = textOf(await modelFor(sitting), LARGE);
    expect(small).not.toContain('The way down\n');
    expect(large).toContain('The way down\n');
    expect(large).toContain('nothing lies here');
  });

  test.each<Language>(['en', 'de', 'fi', 'bg', 'es'])('nothing sticks out in %s', async (language) => {
    for (const size of [{ columns: 80, rows: 24 }, LARGE])
      for (const keys of ['', '1', '5', '?', 'i']) {
        const lines = textOf(press(await modelFor(trail(), language), keys, size), size).split('\n');
        expect(lines).toHaveLength(size.rows);
        expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(size.columns);
      }
  });

  test('every palette knows the tones of a map; walls and floor have the terminal’s own colour', () => {
    for (const { tones } of Object.values(COLOURS))
      for (const tone of ['door', 'stairs', 'blood', 'corpse', 'item', 'enemy', 'sleeper', 'hero'])
        expect(tones).toHaveProperty(tone);
  });

  test('i walks what is on the map and says what is there', async () => {
    const looking = press(await modelFor(trail()), 'i', LARGE);
    const seen = new Set<string>();
    let model = looking;
    for (let step = 0; step < 6; step++) {
      seen.add(/(Wolf, 8 steps west, asleep|closed door \(door-\d\), \d steps)/u.exec(textOf(model, LARGE))?.[0] ?? '');
      model = press(model, '\t', LARGE);
    }
    expect([...seen]).toContain('Wolf, 8 steps west, asleep');
    expect([...seen]).toContain('closed door (door-1), 2 steps');
  });
});

describe('the look cursor on a map', () => {
  const UP = '\x1b[A';
  const DOWN = '\x1b[B';
  const RIGHT = '\x1b[C';
  const LEFT = '\x1b[D';
  /** Five columns and three rows by their tones; a wolf in the middle, a door that nothing is said of beside it. */
  const TONES = [
    ['wall', 'wall', 'wall', 'unknown', 'unknown'],
    ['floor', 'blood', 'enemy', 'door', 'hero'],
    ['stairs', 'corpse', 'item', 'sleeper', 'lava'],
  ];

  /** Looking at such a map, the cursor on the wolf. */
  async function looking(language: Language = 'en'): Promise<Model> {
    const words = { wolf: 'a wolf', cave: 'Cave', around: 'all around' };
    const catalogue = await bloodTrail.presentation.catalogue(language);
    const tongue = (await loadTongue(language, { ...catalogue, ...words })).for(['Ann']);
    const { position, ...model } = await modelFor(trail(), language);
    const map: MapZone = {
      zone: 'map',
      name: say('cave'),
      width: 5,
      height: 3,
      rows: TONES.map((row, y) => row.map((tone) => ({ glyph: tone[0] ?? '', tone, dim: y === 0 && tone === 'wall' }))),
      focus: { x: 4, y: 1 },
      spots: [
        { id: 'wolf', x: 2, y: 1, says: say('wolf') },
        { id: 'door', x: 3, y: 1 },
      ],
      words: [say('around')],
    };
    const table = { ...position.table, centre: [map] };
    return { ...model, position: { ...position, tongue, table }, overlay: { kind: 'inspect', spot: 'wolf' } };
  }
  const at = ({ overlay }: Model): string | undefined => (overlay?.kind === 'inspect' ? overlay.spot : undefined);
  const said = (model: Model): readonly string[] => describePlace(model.position, at(model) ?? '').slice(1);

  test('arrows and h j k l y u b n go to the next cell, eight ways', async () => {
    const model = await looking();
    for (const [keys, cell] of [
      [UP, '2 0'],
      ['k', '2 0'],
      [DOWN, '2 2'],
      ['j', '2 2'],
      [LEFT, '1 1'],
      ['h', '1 1'],
      [RIGHT, 'door'],
      ['l', 'door'],
      ['y', '1 0'],
      ['u', '3 0'],
      ['b', '1 2'],
      ['n', '3 2'],
      [LEFT + RIGHT, 'wolf'],
      [`${UP}${UP}${UP}`, '2 0'],
      ['llllll', '4 1'],
      ['bbbb', '0 2'],
    ] as const)
      expect([keys, at(press(model, keys))]).toEqual([keys, cell]);
  });

  test('it says what is there: words of a spot, else what kind of cell it is', async () => {
    const model = await looking();
    for (const [keys, words] of [
      ['', 'a wolf'],
      ['l', 'door'],
      ['ll', 'the hero'],
      ['h', 'blood'],
      ['hh', 'floor'],
      ['hhj', 'stairs'],
      ['b', 'corpse'],
      ['j', 'something to take'],
      ['n', 'sleeping enemy'],
      ['k', 'wall (remembered)'],
      ['u', 'never seen'],
      ['nl', 'all around'], // no word for this tone: what the map says of itself
    ] as const)
      expect([keys, said(press(model, keys))]).toEqual([keys, [words]]);
    const text = textOf(press(model, 'k'), LARGE);
    expect(text).toContain('Cave');
    expect(text).toContain('wall (remembered)');
  });

  test.each<[Language, string, string]>([
    ['de', 'Wand (aus der Erinnerung)', 'nie gesehen'],
    ['fi', 'seinä (muistin varassa)', 'ei vielä nähty'],
    ['bg', 'стена (по спомен)', 'още невиждано'],
    ['es', 'pared (de memoria)', 'nunca visto'],
  ])('in %s too', async (language, wall, unknown) => {
    const model = await looking(language);
    expect(said(press(model, UP))).toEqual([wall]);
    expect(said(press(model, UP + RIGHT))).toEqual([unknown]);
  });

  test('on a Bulgarian keyboard the letters at the same places go the same ways', async () => {
    const model = await looking('bg');
    expect(at(press(model, 'х'))).toBe('1 1');
    expect(at(press(model, 'б'))).toBe('1 2');
  });

  test('the cell under the cursor stands out, and Tab goes on from it to the next spot', async () => {
    const model = press(await looking(), 'b', LARGE);
    const { canvas } = paint(model, LARGE, PLAIN_THEME);
    // The map stands in the left corner, below the three lines of the header.
    const marked = TONES.map((row, y) => row.map((_, x) => canvas.styleAt(x, 3 + y).inverse === true));
    expect(marked.flatMap((row, y) => row.flatMap((is, x) => (is ? [`${x} ${y}`] : [])))).toEqual(['1 2']);
    expect(at(press(model, '\t', LARGE))).toBe('wolf');
    expect(at(press(model, '\x1b[Z', LARGE))).toBe('door');
    expect(at(press(press(await looking(), 'u', LARGE), '\t', LARGE))).toBe('wolf');
  });

  test('nothing is ever chosen by it, and Esc, Enter and i close it', async () => {
    const sitting = trail();
    const terminal = await play(sitting);
    terminal.type(`ihjklyubn${UP}${DOWN}${LEFT}${RIGHT}z.x>g15 `);
    expect(lastLine(sitting)).toBeUndefined();
    const model = press(await modelFor(trail()), 'ihh');
    expect(model.overlay?.kind).toBe('inspect');
    for (const key of ['\x1b\x1b', '\r', 'i']) expect(press(model, key).overlay).toBeUndefined();
  });

  test('BT-3 on the real map the cell of the hero is the hero, and what was never seen says so', async () => {
    const model = await modelFor(trail());
    const map = mapAmong(model.position.table.centre);
    if (map === undefined) throw new Error('no map');
    const look = (x: number, y: number): readonly string[] =>
      describePlace(model.position, map.spots.find((spot) => spot.x === x && spot.y === y)?.id ?? `${x} ${y}`);
    expect(look(map.focus.x, map.focus.y)).toEqual([expect.any(String), 'the hero']);
    const blank = map.rows.flatMap((row, y) => row.flatMap(({ glyph }, x) => (glyph === ' ' ? [{ x, y }] : [])))[0];
    expect(look(blank?.x ?? 0, blank?.y ?? 0)).toEqual([expect.any(String), 'never seen']);
  });

  test('where a map names nothing, looking begins at what must be seen', async () => {
    const model = await looking();
    const centre = model.position.table.centre.map((zone) => (zone.zone === 'map' ? { ...zone, spots: [] } : zone));
    const table = { ...model.position.table, seats: [], centre };
    expect(at(press({ ...model, overlay: undefined, position: { ...model.position, table } }, 'i'))).toBe('4 1');
  });
});

describe('keys of the game', () => {
  test('arrows and letters walk, one key explores, on a Cyrillic keyboard too', async () => {
    const sitting = trail();
    const terminal = await play(sitting);
    for (const [keys, text] of [
      ['\x1b[D', 'go w'],
      ['l', 'go e'],
      ['u', 'go ne'],
      ['b', 'go sw'],
      ['.', 'wait'],
      ['х', 'go w'], // the place of h on a Bulgarian phonetic keyboard
    ] as const) {
      terminal.type(keys);
      expect([keys, lastLine(sitting)]).toEqual([keys, `Ann: ${text}`]);
    }
    terminal.type('x');
    expect(lastLine(sitting)).toBe('Ann: explore');
    expect(sitting.match.asked).toBe(0);
  });

  test('U takes back and L opens the log where u and l walk', async () => {
    const sitting = trail();
    const terminal = await play(sitting);
    expect(terminal.text).toContain('L log  U undo');
    terminal.type('h');
    expect(lastLine(sitting)).toBe('Ann: go w');
    terminal.type('U');
    expect(lastLine(sitting)).toBeUndefined();
    terminal.type('L');
    expect(terminal.text).toContain('┌─ Log');
    // Over an open text the keys are the table's again.
    terminal.type('jkl');
    expect(lastLine(sitting)).toBeUndefined();
  });

  test('a key whose choice is closed says why, and nothing is chosen', async () => {
    const sitting = trail();
    const terminal = await play(sitting);
    terminal.type('g');
    expect(terminal.text).toContain('! Take up what lies here: nothing lies here');
    terminal.type('>');
    expect(terminal.text).toContain('there are no stairs down here');
    expect(lastLine(sitting)).toBeUndefined();
  });

  test('Tab walks the choices, and below the first level the arrows do', async () => {
    const model = await modelFor(trail());
    expect(press(model, '\t\t').at).toBe(2);
    const below = press(model, '1');
    expect(levelOf(below).path).toEqual(['Go']);
    expect(press(below, '\x1b[B').at).toBe(1);
    expect(textOf(below)).toContain('l log  u undo');
  });

  test('the key of an item is never one of the game’s, and a choice with a key of its own shows it', async () => {
    const model = await modelFor(trail());
    const own = new Set(model.position.keys.map(({ key }) => key));
    for (const { key } of levelOf(model).items) expect(own.has(key)).toBe(false);
    expect(textOf(model)).toMatch(/Explore.*\(x\)/u);
  });

  test('help lists them, with what each does', async () => {
    const text = textOf(press(await modelFor(trail()), '?'), { columns: 100, rows: 60 });
    expect(text).toContain('Keys of Blood Trail');
    expect(text).toMatch(/u +Go: north-east/u);
    expect(text).toMatch(/↑ k +Go: north/u);
    const help = textOf(press(await modelFor(trail()), '?'), LARGE);
    expect(help).toMatch(/ U {2,}Take the last choice back/u);
  });
});

describe('a whole run with the keys alone', () => {
  /** The keys that choose a text from the first level on: the game's own, else the printed ones, level by level. */
  function keysFor(model: Model, text: string): string {
    const own = model.position.keys.find((one) => one.text === text && one.key.length === 1);
    if (own !== undefined && model.trail.length === 1) return own.key;
    const words = text.split(' ');
    const item = levelOf(model).items.find(
      (one) => one.text === text || (one.text === undefined && one.words.every((word, at) => words[at] === word)),
    );
    if (item === undefined) throw new Error(`no way to ${text}`);
    return item.text === text ? item.key : item.key + keysFor(press(model, item.key), text);
  }

  test.each<[Language, string, number]>([
    ['en', 'barbarian', 24],
    ['bg', 'shaman', 24],
    ['fi', 'ranger', 45],
  ])('%s, %s: every frame fits its screen, and the end shows the score', async (language, calling, rows) => {
    const game = bloodTrail;
    const setup = unwrap(
      arrange(game, {
        players: [{ name: 'Ann', bot: undefined }],
        options: [{ name: 'calling', value: calling, line: undefined }],
        seed: 'keys',
        first: undefined,
      }),
    );
    const sitting = new Sitting(game, setup);
    const onlooker = new Onlooker((await tongueFor(language)).for(['Ann']), ENDING);
    const size = { columns: rows === 24 ? 80 : 140, rows };
    const bots = new Bots(game, { ...setup, players: [{ name: 'Ann', bot: 'explorer' }] });
    while (!sitting.match.over) {
      const { match } = sitting;
      const text = game.format(match.choices.at(bots.choose(match)));
      const model = openModel(onlooker.look(sitting), false);
      const lines = textOf(model, size).split('\n');
      if (lines.length !== rows || lines.some((line) => line.length > size.columns)) throw new Error(lines.join('\n'));
      const chosen: string[] = [];
      let now = model;
      for (const key of readKeys(keysFor(model, text)).keys) {
        const { model: next, effect } = update(now, key, { size, theme: PLAIN_THEME });
        now = next;
        if (effect.do === 'choose') chosen.push(effect.text);
      }
      expect(chosen).toEqual([text]);
      expect(sitting.choose(text)).toBeUndefined();
    }
    expect(textOf(openModel(onlooker.look(sitting), false), size)).toContain('hotseat replay one');
  });
});

test('BT-10 with two at the table the second plays the enemies, in turn with the hero', async () => {
  const sitting = trail(['Ann', 'Bob']);
  const terminal = await play(sitting);
  terminal.type('bhhhhhhh');
  expect(terminal.text).toContain('A fight! Against: Wolf.');
  for (const item of ['▸ 1) Strike Wolf', '  2) Skill', '  3) Item', '  4) Flee (f)'])
    expect(terminal.text).toContain(item);
  expect(terminal.text).toMatch(/1\) Wolf {2}L \[#+\] 15\/15/u);
  terminal.type('1');
  expect(terminal.text).toContain('Choosing: Bob');
  expect(terminal.text).toContain('Scratch');
});
