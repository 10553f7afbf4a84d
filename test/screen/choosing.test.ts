import { describe, expect, test } from '@jest/globals';
import { update } from '../../src/screen/key-update.js';
import { readKeys } from '../../src/screen/keys.js';
import { levelOf, type Model } from '../../src/screen/model.js';
import { choose, golfTongue, golfWith, modelOf, PLAIN_THEME, press, SMALLEST, textOf } from './seated.js';

const RIGHT = '\x1b[C';
const DOWN = '\x1b[B';
const UP = '\x1b[A';

/** What the last of some keys does. */
function effectOf(model: Model, keys: string): unknown {
  const { keys: pressed } = readKeys(keys);
  const last = pressed.at(-1);
  if (last === undefined) throw new Error('no key');
  const before = pressed.slice(0, -1).reduce((now, key) => update(now, key, shown).model, model);
  return update(before, last, shown).effect;
}

const shown = { size: SMALLEST, theme: PLAIN_THEME };

/** Ann is to begin her first turn; her slots 1 and 2 lie face up. */
async function firstTurn(): Promise<Model> {
  const sitting = golfWith(['Ann', 'Bob']);
  choose(sitting, 'reveal 1 2', 'reveal 1 2');
  return modelOf(sitting);
}

describe('walking the tree of choices', () => {
  test('the first level is a list, each item with its number', async () => {
    const { items, onTable } = levelOf(await firstTurn());
    expect(items.map(({ key, words }) => [key, words.join(' ')])).toEqual([
      ['1', 'reveal'],
      ['2', 'draw'],
      ['3', 'take'],
    ]);
    expect(onTable).toBe(false);
  });

  test('Enter chooses what the cursor is on; Space too', async () => {
    const model = await firstTurn();
    expect(effectOf(model, `${DOWN}\r`)).toEqual({ do: 'choose', text: 'draw' });
    expect(effectOf(model, 'j ')).toEqual({ do: 'choose', text: 'draw' });
  });

  test('a number chooses at once', async () => {
    expect(effectOf(await firstTurn(), '2')).toEqual({ do: 'choose', text: 'draw' });
    expect(effectOf(await firstTurn(), '36')).toEqual({ do: 'choose', text: 'take 6' });
  });

  test('a choice that others go on from offers itself first', async () => {
    const model = press(await firstTurn(), '14');
    expect(levelOf(model).items.map(({ key }) => key)).toEqual(['0', '3', '5', '6']);
    expect(effectOf(model, '\r')).toEqual({ do: 'choose', text: 'reveal 4' });
    expect(effectOf(model, '0')).toEqual({ do: 'choose', text: 'reveal 4' });
  });

  test('slots can be picked in any order, and the game is told them in its own', async () => {
    const sitting = golfWith(['Ann', 'Bob']);
    const model = await modelOf(sitting);
    const effect = effectOf(model, '61');
    expect(effect).toEqual({ do: 'choose', text: 'reveal 6 1' });
    choose(sitting, 'reveal 6 1');
    expect(sitting.text).toContain('Ann: reveal 1 6');
  });

  test('Escape goes one level back, to where one came from, and never chooses', async () => {
    const model = press(await firstTurn(), '3');
    expect(press(model, DOWN).trail).toHaveLength(2);
    const back = press(press(model, DOWN), '\x1b\x1b');
    expect(back.trail).toHaveLength(1);
    expect(levelOf(back).items[back.at]?.words).toEqual(['take']);
    expect(effectOf(model, '\x1b\x1b')).toEqual({ do: 'nothing' });
  });

  test('on the table the cursor walks in two dimensions, and only over what is legal', async () => {
    const model = press(await firstTurn(), '1'); // slots 3 to 6 lie face down
    const slotAt = (keys: string): string | undefined => {
      const moved = press(model, keys);
      return levelOf(moved).items[moved.at]?.words.at(-1);
    };
    expect(levelOf(model).onTable).toBe(true);
    expect(slotAt('')).toBe('3');
    expect(slotAt(DOWN)).toBe('6');
    expect(slotAt('jh')).toBe('5');
    expect(slotAt('jhh')).toBe('4');
    expect(slotAt('jhhk')).toBe('3'); // slot 1 above is closed; the nearest open one in that direction
    expect(slotAt(`j${RIGHT}`)).toBe('6');
    expect(slotAt(UP)).toBe('3');
  });

  test('Tab goes round all items', async () => {
    const model = press(await firstTurn(), '\t\t');
    expect(model.at).toBe(2);
    expect(press(model, '\t').at).toBe(0);
    expect(press(model, '\x1b[Z').at).toBe(1);
  });

  test('what belongs to another step of the turn is not beside the choices, but in the help, with its reason', async () => {
    const model = await firstTurn();
    const closed = 'Put into a slot, Discard and turn up a card: no card has been drawn';
    expect(levelOf(model).closed).toEqual([]);
    expect(textOf(model)).not.toContain('no card has been drawn');
    const help = textOf(press(model, '?G'));
    expect(help).toContain('Not possible just now');
    expect(help).toContain(`× ${closed}`);
  });

  test('help has no list of what is closed while a bot is choosing', async () => {
    const sitting = golfWith(['Ann', 'Bob=greedy']);
    choose(sitting, 'reveal 1 2');
    expect(textOf(press(await modelOf(sitting), '?G'))).not.toContain('Not possible just now');
  });

  test('each item begins with a capital, whether it is an act or a whole choice', async () => {
    const sitting = golfWith(['Ann', 'Bob']);
    choose(sitting, 'reveal 1 2', 'reveal 1 2', 'reveal 3 4', 'reveal 3 4', 'reveal 5', 'reveal 5');
    const model = await modelOf(sitting);
    expect(levelOf(model).items.map(({ label }) => label)).toEqual([
      'Turn up slot 6',
      'Draw from the draw pile',
      expect.stringMatching(/^Take .+ from the discard pile$/),
    ]);
  });

  test('a slot that cannot be chosen stands there with its reason, and its number tells why', async () => {
    const slots = press(await firstTurn(), '1');
    expect(levelOf(slots).closed).toEqual(['1, 2: that card lies face up already']);
    expect(press(slots, '2').notice).toBe('2: that card lies face up already');
  });
});

describe('keys of the table', () => {
  test('l moves right on the table and opens the log elsewhere; L always opens the log', async () => {
    const model = await firstTurn();
    expect(press(model, 'l').overlay?.kind).toBe('log');
    const slots = press(model, '1jhh');
    expect(press(slots, 'l').overlay).toBeUndefined();
    expect(levelOf(slots).items[press(slots, 'l').at]?.words.at(-1)).toBe('5');
    expect(press(slots, 'L').overlay?.kind).toBe('log');
    expect(textOf(slots)).toContain('L log');
    expect(textOf(model)).toContain('l log');
  });

  test('help lists every key of the live table', async () => {
    const first = press(await firstTurn(), '?');
    const text = textOf(first) + textOf(press(first, 'G'));
    for (const key of ['Enter', 'Esc', 'arrows', 'Tab', 'Ctrl-L', 'PgUp PgDn']) expect(text).toContain(key);
    for (const key of ['u', 'r', 'q', 'i', 'c', 'Q', 'H', 'l', '?']) expect(text).toContain(`│  ${key}         `);
  });

  test('q closes what lies over the table, else asks; a question can be refused', async () => {
    const model = await firstTurn();
    expect(press(model, '?q').overlay).toBeUndefined();
    const asked = press(model, 'q');
    expect(asked.overlay).toEqual({ kind: 'leave' });
    expect(effectOf(asked, 'x')).toEqual({ do: 'nothing' });
    expect(press(asked, 'n').overlay).toBeUndefined();
    expect(effectOf(asked, '\r')).toEqual({ do: 'leave' });
    expect(effectOf(model, 'Q')).toEqual({ do: 'leave' });
  });

  test('CO-7 giving up is asked before it is done', async () => {
    const model = await firstTurn();
    expect(effectOf(model, 'c')).toEqual({ do: 'nothing' });
    expect(textOf(press(model, 'c'))).toContain('Ann gives up');
    expect(effectOf(model, 'c\r')).toEqual({ do: 'concede' });
    expect(effectOf(model, 'cn')).toEqual({ do: 'nothing' });
  });

  test('the hint line can be hidden and shown', async () => {
    const model = await firstTurn();
    expect(textOf(model)).toContain('? help');
    expect(textOf(press(model, 'H'))).not.toContain('? help');
    expect(textOf(press(model, 'HH'))).toContain('? help');
  });

  test('i walks over all cards of the table and says them in words', async () => {
    const model = press(await firstTurn(), '1i');
    expect(textOf(model)).toContain('a card, face down');
    const first = press(model, 'hh');
    expect(first.overlay).toEqual({ kind: 'inspect', spot: '0.1' });
    expect(textOf(first)).toMatch(
      /(ace|two|three|four|five|six|seven|eight|nine|ten|jack|queen|king) of (clubs|spades|hearts|diamonds)/,
    );
    expect(effectOf(first, '\r')).toEqual({ do: 'nothing' });
    expect(press(first, '\r').overlay).toMatchObject({ kind: 'card', spot: '0.1' });
    expect(press(first, '\x1b\x1b').overlay).toBeUndefined();
  });

  test('the rules are scrolled no farther than their end', async () => {
    const rules = press(await firstTurn(), 'r');
    expect(textOf(rules)).toContain('Have the fewest points');
    const end = press(rules, 'G');
    expect(press(end, 'jjjj  ')).toEqual(end);
    expect(textOf(end)).toContain('test-mode');
    expect(press(end, 'g')).toEqual(rules);
  });

  test('commands are found by their place on a Cyrillic keyboard', async () => {
    const sitting = golfWith(['Ива', 'Bob']);
    const model = await modelOf(sitting, 'bg');
    expect(press(model, 'р').overlay?.kind).toBe('rules');
    expect(press(model, 'я').overlay?.kind).toBe('leave');
    const russian = await modelOf(sitting, 'en');
    expect(press(russian, 'й').overlay?.kind).toBe('leave');
    expect(effectOf(russian, 'Й')).toEqual({ do: 'leave' });
  });

  test('unknown keys and sequences do nothing', async () => {
    const model = await firstTurn();
    expect(press(model, '\x1b[27;5;9~\x1b[99u@~Z')).toEqual(model);
  });

  test('a click puts the cursor on an item, a second one chooses it', async () => {
    const model = press(await firstTurn(), '1');
    const slotFive = { name: 'click', x: 7, y: 9 };
    const { model: moved, effect } = update(model, slotFive, shown);
    expect(effect).toEqual({ do: 'nothing' });
    expect(levelOf(moved).items[moved.at]?.words).toEqual(['reveal', '5']);
    expect(update(moved, slotFive, shown).model.trail.at(-1)).toEqual(['reveal', '5']);
  });

  test('nothing is chosen on a terminal that is too small to show it', async () => {
    const model = await firstTurn();
    const small = { size: { columns: 60, rows: 20 }, theme: PLAIN_THEME };
    expect(update(model, { name: '2' }, small)).toEqual({ model, effect: { do: 'nothing' } });
  });

  test('every language has words for every key', async () => {
    for (const language of ['en', 'de', 'fi', 'bg', 'es'] as const) {
      expect((await golfTongue(language)).say('screen.help.act')).not.toBe('');
      expect(textOf(press(await modelOf(golfWith(['Ann', 'Bob']), language), '?'))).toContain('Esc');
    }
  });
});
