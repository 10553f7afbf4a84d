// A whole card over the table, and the cards of a pile.
import { describe, expect, test } from '@jest/globals';
import { sayText, type TableView } from '../../src/engine/index.js';
import { update } from '../../src/screen/key-update.js';
import type { Model } from '../../src/screen/model.js';
import { paint } from '../../src/screen/paint/index.js';
import type { Picture } from '../../src/screen/picture.js';
import { themeFor } from '../../src/screen/screen.js';
import { type Crowd, creature, crowdModel, crowdTable, FULL } from './crowd.js';
import { PLAIN_THEME, press, SMALLEST, textOf } from './seated.js';

const RIGHT = '\x1b[C';
const ESCAPE = '\x1b\x1b';
const COLOURED = await themeFor({ palette: 'standard', colour: 2, unicode: true });
const OPEN = ['battle.0.0', 'battle.0.1'];
const crowd: Crowd = { ...FULL, creatures: 4 };

function model(table: TableView = crowdTable(crowd)): Model {
  return crowdModel(table, OPEN);
}

/** A model with the cursor of looking on a place. */
function lookingAt(spot: string, table?: TableView): Model {
  return { ...model(table), overlay: { kind: 'inspect', spot } };
}

describe('a whole card', () => {
  test('i looks at the card of the choice, i again or Enter shows all of it, Esc leads back step by step', () => {
    const looking = press(model(), 'i');
    expect(looking.overlay).toEqual({ kind: 'inspect', spot: 'battle.0.0' });
    for (const key of ['i', '\r'])
      expect(press(looking, key).overlay).toMatchObject({ kind: 'card', spot: 'battle.0.0' });
    expect(press(looking, `\r${ESCAPE}`).overlay).toEqual({ kind: 'inspect', spot: 'battle.0.0' });
    expect(press(looking, `\r${ESCAPE}${ESCAPE}`).overlay).toBeUndefined();
    expect(press(looking, '\rq').overlay).toBeUndefined();
  });

  test('it says the name, where it lies, how it lies, its marks with their meaning, its text', () => {
    const text = textOf(press(lookingAt('battle.0.3'), '\r'));
    for (const said of [
      'Gloom Moth',
      'Ann, Battle zone',
      'turned sideways',
      '4000',
      'B: blocker',
      'Whenever this creature',
    ])
      expect(text).toContain(said);
  });

  test('why it cannot be chosen stands below', () => {
    const closed = [{ text: 'attack battle.0.2', code: 'golf.face-up' }];
    const position = { ...model().position, closed };
    const reasons = textOf(press({ ...lookingAt('battle.0.2'), position }, '\r'));
    expect(reasons).toMatch(/× that card lies face up/u);
  });

  test('left and right turn over the cards of the same zone, round its end', () => {
    const first = press(lookingAt('battle.0.0'), '\r');
    expect(press(first, RIGHT).overlay).toMatchObject({ spot: 'battle.0.1' });
    expect(press(first, 'hl').overlay).toMatchObject({ spot: 'battle.0.0' });
    expect(press(first, '\x1b[D').overlay).toMatchObject({ spot: 'battle.0.3' });
  });

  test('long texts are scrolled, no farther than their end', () => {
    const notes = Array.from({ length: 30 }, () => sayText('toy.note'));
    const zone = {
      zone: 'grid',
      name: sayText('toy.hand'),
      rows: [[creature('long', 0, { notes: [...notes, sayText('toy.battle')] })]],
    } as const;
    const table: TableView = {
      seats: [{ seat: 0, summary: sayText('toy.none'), zones: [zone] }],
      centre: [],
      status: [],
    };
    const top = press(lookingAt('long', table), '\r');
    expect(textOf(top)).not.toContain('│   Battle zone');
    const end = press(top, 'G');
    expect(textOf(end)).toMatch(/ {2}Battle zone/u);
    expect(press(end, 'jjj')).toEqual(end);
    expect(press(end, 'g').overlay).toEqual(top.overlay);
  });

  test('a face-down card has nothing more to show', () => {
    const down = lookingAt('shield.1.0');
    expect(press(down, '\r').overlay).toEqual(down.overlay);
    expect(textOf(down).split('\n').at(-1)).not.toContain('Enter');
  });

  test('the hint line says what Enter does, and mentions Tab', () => {
    const hints = (spot: string): string => textOf(lookingAt(spot)).split('\n').at(-1) ?? '';
    expect(hints('battle.0.0')).toContain('Enter the whole card');
    expect(hints('top.0')).toContain('Enter look through');
    expect(hints('battle.0.0')).toContain('Tab next thing');
  });

  test('in the smallest size and in a large one all of it is inside the frame', () => {
    for (const size of [SMALLEST, { columns: 140, rows: 45 }])
      for (const line of textOf(press(lookingAt('hand.0.4'), '\r', size), size).split('\n'))
        expect([...line]).toHaveLength(size.columns);
  });
});

test('the wheel scrolls whole cards and lists, and clicks do nothing there', () => {
  const shown = { size: SMALLEST, theme: PLAIN_THEME };
  const list = press(lookingAt('top.0'), '\r');
  const wheel = (name: string): Model => update(list, { name, x: 9, y: 9 }, shown).model;
  expect(wheel('wheel-down').overlay).toMatchObject({ at: 1 });
  expect(wheel('wheel-up').overlay).toMatchObject({ at: 0 });
  expect(wheel('click')).toEqual(list);
});

describe('a pile that all may look through', () => {
  test('Enter lists its cards, the topmost first, with what the card under the cursor says', () => {
    const list = press(lookingAt('top.1'), '\r');
    expect(list.overlay).toEqual({ kind: 'pile', spot: 'top.1', at: 0 });
    const text = textOf(list);
    expect(text).toContain('Bob, Graveyard, 9 cards');
    expect(text).toMatch(/▸ 1 Ember Whelp/u);
    expect(text).toContain('Whenever this creature');
    expect(text).toMatch(/ 9 Tide Caller/u);
  });

  test('each card can be looked at whole, and Esc leads back to it in the list, then to the table', () => {
    const list = press(lookingAt('top.0'), '\rjj');
    const card = press(list, '\r');
    expect(card.overlay).toMatchObject({ kind: 'card', spot: 'grave.0.2', pile: 'top.0' });
    const next = press(card, RIGHT);
    expect(press(next, ESCAPE).overlay).toEqual({ kind: 'pile', spot: 'top.0', at: 3 });
    expect(press(list, ESCAPE).overlay).toEqual({ kind: 'inspect', spot: 'top.0' });
    expect(press(list, 'q').overlay).toBeUndefined();
  });

  test('the list stops at its ends, and scrolls where it is long', () => {
    const long = crowdTable({ ...crowd, grave: 60 });
    const end = press(lookingAt('top.0', long), '\rG');
    expect(end.overlay).toMatchObject({ at: 59 });
    expect(textOf(end)).toMatch(/▸ 60 Sapling/u);
    expect(press(end, 'j')).toEqual(end);
    expect(press(end, 'gk').overlay).toMatchObject({ at: 0 });
  });

  test('a pile of which only the top is seen shows its top alone', () => {
    expect(press(lookingAt('deck.0'), '\r').overlay).toEqual({ kind: 'inspect', spot: 'deck.0' });
    expect(textOf(lookingAt('deck.0'))).toContain('22 cards');
  });
});

describe('WS-19 pictures beside a card', () => {
  const picture: Picture = {
    width: 2,
    height: 2,
    pixels: Uint8Array.from({ length: 16 }, (_, at) => (at % 4 === 3 ? 255 : 90)),
  };
  const zone = {
    zone: 'grid',
    name: sayText('toy.hand'),
    rows: [[creature('one', 0, { picture: 'Ember_Whelp' })]],
  } as const;
  const table: TableView = {
    seats: [{ seat: 0, summary: sayText('toy.none'), zones: [zone] }],
    centre: [],
    status: [],
  };
  const view = press(lookingAt('one', table), '\r');
  const drawn = (found: NonNullable<Model['picture']>['found'], theme = COLOURED, name = 'Ember_Whelp'): string =>
    paint({ ...view, picture: { name, found } }, SMALLEST, theme)
      .canvas.lines()
      .join('\n');

  test('a picture takes the place of the drawn card, the text stays beside it', () => {
    const text = drawn(picture);
    expect(text).toContain('▀▀▀▀');
    expect(text).toContain('Whenever this creature');
    expect(text).not.toContain('│  ┌──');
  });

  test('without one, without colours, in ASCII or for another card the card is drawn', async () => {
    const ascii = await themeFor({ palette: 'standard', colour: 2, unicode: false });
    expect(drawn(undefined)).toContain('│  ┌──');
    expect(drawn(picture, PLAIN_THEME)).not.toContain('▀');
    expect(drawn(picture, ascii)).toContain('|  +--');
    expect(drawn(picture, COLOURED, 'Stone_Ox')).toContain('│  ┌──');
  });

  test.each([
    ['damaged', 'The picture Ember_Whelp.png is damaged'],
    ['too-large', 'The picture Ember_Whelp.png is too large'],
    ['unreadable', 'The picture Ember_Whelp.png cannot be read'],
  ] as const)('one that is %s is a note', (found, note) => {
    expect(drawn(found).replace(/[│ ]+\n[│ ┌─┐└┘]*/gu, ' ')).toContain(note.slice(0, 30));
    expect(drawn(found)).toContain('│  ┌──');
  });
});
