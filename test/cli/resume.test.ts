// `hotseat resume`: which game goes on, and where it is kept from then on.
import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { run, tempFolder } from './run.js';

const { folder, clean } = tempFolder();
afterAll(clean);

const LEFT = 'hotseat 1\ngame golf\nrules 2\nseed 42\nplayer Ann\nplayer Bob\n---\nAnn: reveal 1 4\n';
let home = '';
let count = 0;

beforeEach(() => {
  home = path.join(folder, String(++count));
  mkdirSync(path.join(home, 'recordings'), { recursive: true });
});

function keep(name: string, text: string, age: number): string {
  const file = path.join(home, 'recordings', name);
  writeFileSync(file, text);
  utimesSync(file, 1_000_000 - age, 1_000_000 - age);
  return file;
}

test('with nothing to go on with, it says so and how to begin, and exits with 1', async () => {
  const { code, out, err } = await run(home, ['resume']);
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain('hotseat play golf Ann Bob');
});

test('the newest unfinished game goes on in its own file; finished ones are passed over, and those that cannot be played are told', async () => {
  const left = keep('left.hotseat', LEFT, 30);
  keep('older.hotseat', LEFT, 40);
  keep('over.hotseat', `${LEFT}! concede Bob\n`, 20);
  const broken = keep('broken.hotseat', `${LEFT}Zoe: draw\n`, 10);
  const { code, err } = await run(home, ['resume'], { input: 'reveal 2 3\n' });
  expect(code).toBe(1);
  expect(err).toContain(`${broken}:9: `);
  expect(err).toContain(`Going on with ${left}`);
  expect(readFileSync(left, 'utf8')).toMatch(/Ann: reveal 1 4\nBob: reveal 2 3\n= [0-9a-f]{8}\n# turn 1\n$/u);
  expect(readFileSync(path.join(home, 'recordings', 'older.hotseat'), 'utf8')).toBe(LEFT);
});

test('a file outside the store is not written to: the game goes on in a new file of the store, and that is said', async () => {
  const own = path.join(home, 'my game.hotseat');
  writeFileSync(own, LEFT);
  const { code, err } = await run(home, ['resume', own], { input: 'reveal 2 3\n' });
  expect(code).toBe(1);
  expect(readFileSync(own, 'utf8')).toBe(LEFT);
  const [kept] = readdirSync(path.join(home, 'recordings'));
  expect(err).toContain(`${own} stays as it is`);
  expect(err).toContain(String(kept));
  expect(readFileSync(path.join(home, 'recordings', String(kept)), 'utf8')).toContain('Bob: reveal 2 3\n');
});

test('a torn last line is told and left out, and the game goes on from before it', async () => {
  const file = keep('torn.hotseat', `${LEFT}Bob: rev`, 0);
  const { err } = await run(home, ['resume', file], { input: 'reveal 2 3\n' });
  expect(err).toContain('torn.hotseat:9: the last line, "Bob: rev", was cut off');
  expect(readFileSync(file, 'utf8')).toContain('Ann: reveal 1 4\nBob: reveal 2 3\n');
  expect(readFileSync(file, 'utf8')).not.toContain('rev\n');
});

test('a game that is over cannot go on; the command that shows it is named', async () => {
  const file = keep('over.hotseat', `${LEFT}! concede Bob\n`, 0);
  const { code, err } = await run(home, ['resume', file]);
  expect(code).toBe(1);
  expect(err).toContain(`hotseat replay ${file}`);
});

test('a recording that diverges or is of other rules is not gone on with, and stays as it is', async () => {
  const diverged = keep('diverged.hotseat', `${LEFT}= 00000000\n`, 0);
  const foreign = keep('foreign.hotseat', LEFT.replace('rules 2', 'rules 1'), 0);
  const before = [diverged, foreign].map((file) => readFileSync(file, 'utf8'));
  const runs = [await run(home, ['resume', diverged]), await run(home, ['resume', foreign])];
  expect(runs.map(({ code }) => code)).toEqual([3, 4]);
  expect([diverged, foreign].map((file) => readFileSync(file, 'utf8'))).toEqual(before);
});

test('where the store is a file, resume says so, and exits with 5', async () => {
  const file = path.join(home, 'a-file');
  writeFileSync(file, '');
  const { code, err } = await run(home, ['resume'], { env: { HOTSEAT_HOME: file } });
  expect(code).toBe(5);
  expect(err).toContain(`${path.join(file, 'recordings')}: the folder cannot be read: a file stands where a folder`);
});

test('a game that another program plays is not written to by two: a named one is refused, the newest is passed over', async () => {
  const played = keep('played.hotseat', LEFT, 0);
  keep('older.hotseat', LEFT, 40);
  // This test is a program that is running.
  writeFileSync(`${played}.playing`, String(process.pid));
  const named = await run(home, ['resume', played], { input: 'reveal 2 3\n' });
  expect(named.code).toBe(1);
  expect(named.err).toContain('played in another window');
  const newest = await run(home, ['resume'], { input: 'reveal 2 3\n' });
  expect(newest.err).toContain('older.hotseat');
  expect(readFileSync(played, 'utf8')).toBe(LEFT);
});

test('what a killed program left behind stands in nobody’s way, and the mark goes when the program ends', async () => {
  const left = keep('left.hotseat', LEFT, 0);
  writeFileSync(`${left}.playing`, '999999999');
  const { err } = await run(home, ['resume'], { input: 'reveal 2 3\n' });
  expect(err).toContain(`Going on with ${left}`);
  expect(readdirSync(path.join(home, 'recordings'))).toEqual(['left.hotseat']);
});
