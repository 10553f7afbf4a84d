// `hotseat` on a terminal: the menu's set-up is kept and offered again; and games go on where they were left.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, expect, test } from '@jest/globals';
import { CLEAN, TestTerminal } from '../screen/terminal.js';
import { PROGRAM, tempFolder } from './run.js';

const { folder, clean } = tempFolder();
afterAll(clean);
let terminal: TestTerminal | undefined;
afterEach(() => terminal?.dispose());

function open(args: readonly string[], env: Readonly<Record<string, string>> = {}): TestTerminal {
  terminal = new TestTerminal([PROGRAM, ...args], { env: { HOTSEAT_HOME: folder, ...env } });
  return terminal;
}

test('a game begun in the menu is kept with its set-up; resume goes on with it, and the menu offers the set-up again', async () => {
  const first = open([]);
  await first.see('Start');
  first.type('\r');
  await first.see('Ann: Turn up own cards');
  first.type('Q');
  expect(await first.ended()).toBe(0);
  expect(first.modes).toEqual(CLEAN);
  expect(JSON.parse(readFileSync(path.join(folder, 'settings.json'), 'utf8'))).toEqual({
    schema: 1,
    language: 'en',
    last: {
      game: 'golf',
      players: [{ name: 'Ann' }, { name: 'Bob' }],
      options: expect.any(Object),
      seed: '',
      counts: { golf: 2 },
    },
  });
  const [kept] = readdirSync(path.join(folder, 'recordings'));
  expect(first.text.replaceAll('\n', '')).toContain(`hotseat resume ${path.join(folder, 'recordings', String(kept))}`);
  first.dispose();

  const again = open(['resume']);
  await again.see('Ann: Turn up own cards');
  again.type('Q');
  expect(await again.ended()).toBe(0);
  expect(readdirSync(path.join(folder, 'recordings'))).toEqual([kept]);
  again.dispose();

  const menu = open([]);
  await menu.see('Start');
  expect(menu.text).toContain('Ann');
  menu.type('\u001b');
  expect(await menu.ended()).toBe(0);
  expect(menu.modes).toEqual(CLEAN);
});

test('a terminal that cannot show a screen gets plain mode, and is told why', async () => {
  const dumb = open(['play', 'golf', 'Ann', 'Bob', '--seed', '1'], { TERM: 'dumb' });
  await dumb.see('Ann is to choose');
  expect(dumb.raw).toContain('TERM');
  expect(dumb.raw).not.toContain('\u001b[');
});

test('decks chosen in the menu are in the recording, and are offered again', async () => {
  const env = { HOTSEAT_HOME: path.join(folder, 'decks') };
  const first = open([], env);
  await first.see('Start');
  first.type(`\t\u001b[C\u001b[Z`); // to the game, the next one, back to the button
  await first.see('Deck of player 2');
  first.type('\r');
  await first.see('Next at the keyboard');
  first.type('Q');
  expect(await first.ended()).toBe(0);
  const kept = path.join(folder, 'decks', 'recordings');
  expect(readFileSync(path.join(kept, String(readdirSync(kept)[0])), 'utf8')).toContain(
    '\ndeck Ann armoured\ndeck Bob fast\n---\n',
  );
  const settings = path.join(folder, 'decks', 'settings.json');
  const text = readFileSync(settings, 'utf8');
  expect(text).toContain('"deck": "armoured"');
  writeFileSync(settings, text.replace('"deck": "armoured"', '"deck": "bleeder"'));
  first.dispose();

  const again = open([], env);
  await again.see('‹ bleeder ›');
  again.type('\u001b');
  expect(await again.ended()).toBe(0);
});
