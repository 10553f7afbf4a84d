// The program plays the games that it is given, whichever they are.
import path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { run, tempFolder } from './run.js';

const { folder, clean } = tempFolder();
afterAll(clean);

/** Runs the program that has Patience and no other game. */
function patience(...args: readonly string[]): ReturnType<typeof run> {
  return run(folder, args, { program: path.resolve('test/cli/given-games.mjs') });
}

test('it lists them, with the bots that every game has', async () => {
  const { code, out } = await patience('games');
  expect(code).toBe(0);
  expect(out).toContain('Golf by another name.');
  expect(out).toContain('Bots: random, greedy');
  expect(out).not.toContain('Areena');
});

test('it knows no other', async () => {
  const { code, err } = await patience('rules', 'golf');
  expect(code).toBe(2);
  expect(err).toContain('patience');
});

test('it plays them, keeps what is played, and plays it again', async () => {
  const played = await patience(
    'play',
    'patience',
    'Ann',
    'Bob',
    '--bot',
    'Ann=greedy',
    '--bot',
    'Bob=random',
    '--seed',
    '1',
  );
  expect(played.code).toBe(0);
  const [, file = ''] = /replay (\S+)/u.exec(played.err) ?? [];
  const again = await patience('replay', file);
  expect([again.code, again.out]).toEqual([0, played.out]);
});

test('it shows one where nobody says what to play', async () => {
  const { code, out } = await patience();
  expect(code).toBe(0);
  expect(out).toContain('hotseat play patience Ann Bob');
});

test('threads cannot load what no module exports: it is simulated without them, with the same totals', async () => {
  const simulate = ['simulate', 'patience', '-n', '250', '--seed', '1', '--json'];
  const [one, two] = [await patience(...simulate, '--jobs', '1'), await patience(...simulate, '--jobs', '2')];
  expect([two.code, two.err]).toEqual([0, '']);
  expect(JSON.parse(two.out)).toMatchObject({ game: 'patience', games: 250 });
  expect(two.out).toBe(one.out);
});
