// The real program in a real pseudo terminal, read through a terminal emulator.
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, test } from '@jest/globals';
import { plainPng } from './png-file.js';
import { CLEAN, TestTerminal, type TestTerminalOptions } from './terminal.js';

const HOME = mkdtempSync(path.join(tmpdir(), 'hotseat-screen-'));
const BIN = path.resolve('bin/hotseat.js');
const ILLUSTRATED = path.resolve('test/screen/illustrated.mjs');
const BREAKING = path.resolve('test/screen/breaking.mjs');
let terminal: TestTerminal | undefined;

afterEach(() => {
  terminal?.dispose();
});
afterAll(() => {
  rmSync(HOME, { recursive: true, force: true });
});

function run(args: readonly string[], { env = {}, ...options }: TestTerminalOptions = {}): TestTerminal {
  terminal = new TestTerminal([BIN, ...args], { ...options, env: { HOTSEAT_HOME: HOME, ...env } });
  return terminal;
}

const golf = (...more: string[]): string[] => ['play', 'golf', 'Ann', 'Bob', '--seed', '1', '--lang', 'en', ...more];

describe('sizes', () => {
  test.each([
    [80, 24, '┌2──┐'],
    [120, 40, '┌2────┐'],
  ])('the table fills %d×%d', async (columns, rows, card) => {
    const t = run(golf(), { columns, rows });
    await t.see('Ann: Turn up own cards');
    expect(t.text).toContain(card);
    expect(t.lines[rows - 1]).toContain('Enter choose');
  });

  test('60×20 says in one line what is needed, and recovers by itself', async () => {
    const t = run(golf(), { columns: 60, rows: 20 });
    await t.see('Too small: 60×20. Needed: 80×24.');
    expect(t.text.trim().split('\n')).toHaveLength(1);
    t.resize(80, 24);
    await t.see('Ann: Turn up own cards');
  });

  test('resizing while playing ends with what a fresh start at that size shows', async () => {
    const t = run(golf());
    await t.see('Ann: Turn up own cards');
    for (const [columns, rows] of [
      [120, 40],
      [30, 10],
      [200, 60],
      [1, 1],
      [100, 30],
    ] as const)
      t.resize(columns, rows);
    await t.until(() => (t.lines[29] ?? '').includes('Enter choose'), 'the last size');
    const { text } = t;
    t.dispose();
    const fresh = run(golf(), { columns: 100, rows: 30 });
    await fresh.see('Ann: Turn up own cards');
    expect(text).toBe(fresh.text);
  });
});

describe('terminals', () => {
  test.each(['xterm-256color', 'tmux-256color', 'xterm-kitty', 'linux', 'vt100'])(
    'TERM=%s shows the table and is left as it was found',
    async (TERM) => {
      const t = run(golf(), { env: { TERM } });
      await t.see('╔1══╗');
      t.type('Q');
      expect(await t.ended()).toBe(0);
      expect(t.modes).toEqual(CLEAN);
    },
  );

  test('TERM=dumb gets lines in the place of a screen, and is told why', async () => {
    const t = run(golf(), { env: { TERM: 'dumb' } });
    await t.see('Ann is to choose');
    expect(t.raw).toContain('cannot draw a screen');
    expect(t.modes.alternate).toBe(false);
  });

  test('Ctrl-L, and going on after a stop from outside, draw everything anew', async () => {
    const t = run(golf());
    await t.see('Ann: Turn up own cards');
    const { text } = t;
    for (const again of [() => t.type('\x0c'), () => t.signal('SIGCONT')]) {
      const before = t.raw.length;
      again();
      await t.until(() => t.raw.slice(before).includes('Turn up own cards'), 'a whole frame');
      expect(t.text).toBe(text);
    }
  });

  test('LANG=C shows ASCII alone', async () => {
    const t = run(['play', 'golf', 'Ива', '山田', '--seed', '1', '--lang', 'de'], { env: { LANG: 'C' } });
    await t.see('#1==#');
    expect(t.text).toMatch(/^[\n -~]*$/);
    expect(t.text).toContain('ShanTian');
  });

  test('NO_COLOR shows no colour, and a terminal without it does', async () => {
    const plain = run(golf(), { env: { NO_COLOR: '1' } });
    await plain.see('Enter choose');
    expect(plain.isColoured).toBe(false);
    plain.dispose();
    const coloured = run(golf());
    await coloured.see('Enter choose');
    expect(coloured.isColoured).toBe(true);
  });

  test('names of every script, and such that look like tags, are drawn as they are', async () => {
    const t = run(['play', 'golf', '{bold}x', 'Ива', 'Ädä', '山田', '--seed', '1', '--lang', 'en']);
    await t.see('Enter choose');
    expect(t.lines[3]).toMatch(/^▸ \{bold\}x +Ива +Ädä +山田$/);
  });
});

describe('playing', () => {
  test('a choice by its number, then keys that mean nothing, then leaving by q', async () => {
    const t = run(golf());
    await t.see('Ann: Turn up own cards');
    t.type('41');
    await t.see('Bob: Turn up own cards');
    expect(t.text).toContain('Ann turns up');
    t.type('\x1b[27;5;9~zZ~@\x1b[1;5P');
    t.type('q');
    await t.see('Leave the table?');
    t.type('\r');
    expect(await t.ended()).toBe(0);
    expect(t.modes).toEqual(CLEAN);
    expect(t.text).toContain('hotseat resume');
  });

  test('the command that goes on with the game shows the table in the same way', async () => {
    const t = run(golf('--palette', 'high-contrast', '--mouse'));
    await t.see('Ann: Turn up own cards');
    t.type('Q');
    expect(await t.ended()).toBe(0);
    expect(t.text.replaceAll('\n', '')).toMatch(/hotseat resume \S+\.hotseat --palette high-contrast --mouse/u);
  });

  test('Escape that nothing follows is the key', async () => {
    const t = run(golf());
    await t.see('Ann: Turn up own cards');
    t.type('4');
    await t.see('Esc back');
    t.type('\x1b');
    await t.until(() => !t.text.includes('Esc back'), 'the first level');
  });

  test('the menu starts a game with one key', async () => {
    const t = run(['--lang', 'en'], { env: { LANG: 'C.UTF-8' } });
    await t.see('[ Start ]');
    t.type('\r');
    await t.see('Choosing: Ann');
  });
});

describe('whatever ends the program, the terminal is left as it was found', () => {
  test.each([
    ['Ctrl-C', (t: TestTerminal) => t.type('\x03'), 130],
    ['SIGINT', (t: TestTerminal) => t.signal('SIGINT'), 130],
    ['SIGTERM', (t: TestTerminal) => t.signal('SIGTERM'), 143],
    ['SIGHUP', (t: TestTerminal) => t.signal('SIGHUP'), 129],
  ] as const)('%s', async (_, end, code) => {
    const t = run(golf());
    await t.see('Enter choose');
    expect(t.modes).toMatchObject({ alternate: true, cursorHidden: true });
    end(t);
    expect(await t.ended()).toBe(code);
    expect(t.modes).toEqual(CLEAN);
    expect(t.text).toContain('The game is kept. To go on: hotseat resume');
  });

  test('a terminal that goes away ends the program quietly, and no fault is written down', async () => {
    const t = run(golf());
    await t.see('Enter choose');
    t.vanish();
    expect(await t.ended()).toBe(129);
    expect(existsSync(path.join(HOME, 'bugs'))).toBe(false);
  });

  test.each([
    ['throw', 'a broken bot'],
    ['reject', 'a broken promise'],
  ])('a fault of the program (%s) ends it with 70 and the last words, the mouse off again', async (how, words) => {
    terminal = new TestTerminal([BREAKING, how]);
    await terminal.see('Ann: Turn up own cards');
    expect(terminal.modes.mouse).not.toBe('none');
    terminal.type('12');
    expect(await terminal.ended()).toBe(70);
    expect(terminal.modes).toEqual(CLEAN);
    expect(terminal.text).toContain(`broke: ${words}`);
  });

  test('a mouse chooses by clicks where it was asked for', async () => {
    terminal = new TestTerminal([BREAKING, 'none']);
    await terminal.see('Ann: Turn up own cards');
    terminal.type('\x1b[<0;3;11M\x1b[<0;3;11m'); // slot 4: the cursor goes there
    await terminal.see('╔4══╗');
    terminal.type('\x1b[<0;3;11M\x1b[<0;3;11m');
    await terminal.see('Esc back');
    terminal.type('Q');
    expect(await terminal.ended()).toBe(0);
    expect(terminal.modes).toEqual(CLEAN);
    expect(terminal.text).toContain('left: left');
  });
});

describe('WS-19 pictures on a terminal', () => {
  const pictures = path.join(HOME, 'pictures');
  mkdirSync(pictures);
  writeFileSync(path.join(pictures, 'slot_1.png'), plainPng(63, 88, [201, 102, 53]));
  writeFileSync(path.join(pictures, 'slot_2.png'), 'no picture');

  async function looking(colour: string): Promise<TestTerminal> {
    terminal = new TestTerminal([ILLUSTRATED, pictures, colour]);
    await terminal.see('Ann: what now?');
    terminal.type('1ihhi'); // slot 1 is farthest left
    await terminal.see('Ann, Grid, 1');
    return terminal;
  }

  test('all colours are shown where the terminal has them, and nothing of the picture stays behind', async () => {
    const t = await looking('3');
    await t.see('▀▀▀▀▀');
    await t.until(() => t.fullColours(10, 10)[0] !== undefined, 'colours in full');
    expect(t.fullColours(10, 10)).toEqual([0xc96635, 0xc96635]);
    t.type('\x1b');
    await t.see('Looking at the table');
    expect(t.text).not.toContain('▀');
    expect(t.fullColours(10, 10)).toEqual([undefined, undefined]);
    t.type('Q');
    await t.ended();
    expect(t.modes).toEqual(CLEAN);
  });

  test('with 256 colours it is shown in those, and a damaged one is a note beside the drawn card', async () => {
    const t = await looking('2');
    await t.see('▀▀▀▀▀');
    expect(t.isColoured).toBe(true);
    expect(t.fullColours(10, 10)).toEqual([undefined, undefined]);
    t.type('l');
    await t.see('! The picture slot_2.png is damaged');
    expect(t.text).not.toContain('▀');
  });

  test('the wheel scrolls what lies over the table', async () => {
    terminal = new TestTerminal([ILLUSTRATED, pictures, '2']);
    await terminal.see('Ann: what now?');
    terminal.type('?');
    await terminal.see('The number before a choice');
    terminal.type('\x1b[<65;5;5M\x1b[<65;5;5M');
    const isScrolled = (): boolean => terminal?.text.includes('The number before a choice') === false;
    await terminal.until(isScrolled, 'scrolled help');
    terminal.type('\x1b[<64;5;5M\x1b[<64;5;5M');
    await terminal.see('The number before a choice');
  });
});
