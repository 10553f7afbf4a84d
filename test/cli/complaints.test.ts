// What is wrong with something that a command was given: all of it is told, file by file, and the first decides the exit code.
import { spawnSync } from 'node:child_process';
import { closeSync, openSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { type Complaint, complaint } from '../../src/cli/complaint.js';
import { Context } from '../../src/cli/context.js';
import { EXIT } from '../../src/cli/exit.js';
import { tellComplaints } from '../../src/cli/output/tell.js';
import { fault, say } from '../../src/cli/say.js';
import { GAMES } from '../../src/games/index.js';
import words from '../../src/text/en/cli.js';
import { PROGRAM, run, tempFolder } from './run.js';

const { folder, clean } = tempFolder();
afterAll(clean);

const hint = say('cli.did-you-mean', { near: 'golf' });
const ofFile = (file: string, line?: number): Complaint =>
  complaint(fault('recording.no-game', {}, line), EXIT.refused, { file });

/** What is told of some complaints, a line each. */
async function told(...complaints: readonly Complaint[]): Promise<string[]> {
  const lines: string[] = [];
  class Heard extends Context {
    override err(text: string): void {
      lines.push(text);
    }
  }
  await tellComplaints(
    new Heard({ games: GAMES, language: 'en', words, argv: [], env: {}, version: '0', debug: false, colour: false }),
    complaints,
  );
  return lines.map((line) => line.replace(/: the header names no game.*$/u, ''));
}

test('a complaint begins with the file and the line that it is about, or with the program’s name, and its hint follows', async () => {
  const seed = complaint(fault('seed.empty'), EXIT.usage, { hint });
  const lines = await told(seed, ofFile('a', 3), ofFile('b'));
  expect(lines).toEqual([expect.stringMatching(/^hotseat: the seed is empty/u), 'Perhaps "golf"?', 'a:3', 'b']);
});

test('of each file fifty are told, and how many more there are', async () => {
  const of = (file: string, count: number): Complaint[] =>
    Array.from({ length: count }, (_, at) => ofFile(file, at + 1));
  const lines = await told(...of('a', 53), ...of('b', 50), ...of('c', 51));
  expect(lines).toHaveLength(50 + 1 + 50 + 50 + 1);
  expect([lines[49], lines[50], lines[51]]).toEqual(['a:50', 'And 3 more faults.', 'b:1']);
  expect(lines.slice(-2)).toEqual(['c:50', 'And 1 more fault.']);
});

const wrong = path.join(folder, 'wrong.deck');
const other = path.join(folder, 'other.deck');
writeFileSync(wrong, 'gladiator: Nobody\n9 Parry\n');
writeFileSync(other, 'a line\n');

test('of two decks that are faulty both are told', async () => {
  const { code, out, err } = await run(folder, [
    ...['play', 'areena', 'Ann', 'Bob'],
    ...['--deck', `Ann=${wrong}`, '--deck', `Bob=${other}`],
  ]);
  expect([code, out]).toEqual([EXIT.refused, '']);
  for (const begins of [`${wrong}:1: `, `${wrong}:2: `, `${other}:1: `]) expect(err).toContain(begins);
});

test.each([
  ['a name that no deck has', `fsat,${wrong}`, EXIT.usage],
  ['a faulty deck', `${wrong},fsat`, EXIT.refused],
  ['a file that is not there', `${path.join(folder, 'none.deck')},fsat,${wrong}`, EXIT.unreadable],
])('%s decides the exit code where it comes first, and the others are told as well', async (_what, decks, code) => {
  const found = await run(folder, ['simulate', 'areena', '--decks', decks]);
  expect([found.code, found.out]).toEqual([code, '']);
  const places = decks.split(',').map((deck) => found.err.indexOf(deck));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
});

test('everything that is wrong with a command line is told together: players, bots, options and seed', async () => {
  const { code, err } = await run(folder, [
    ...['play', 'golf', 'Ann', 'ann', '--seed', '', '--option', 'jokers'],
    ...['--bot', 'Zoe=greedy', '--bot', 'x', '--bot', 'Ann=clever', '--first', 'Zed'],
  ]);
  expect(code).toBe(EXIT.usage);
  const said = ['Zoe', '"--bot x"', 'Zed', 'two players', '"clever"', '"jokers"', 'the seed is empty'];
  expect(said.map((word) => err.includes(word))).toEqual(said.map(() => true));
  expect(err.trimEnd().split('\n')).toHaveLength(said.length);
});

test('a folder as standard input is called one', () => {
  const stdin = openSync(folder, 'r');
  const env = { PATH: process.env.PATH, HOTSEAT_HOME: folder, LANG: 'en_GB.UTF-8' };
  const { status, stderr } = spawnSync(process.execPath, [PROGRAM, 'replay', '-'], {
    env,
    stdio: [stdin, 'pipe', 'pipe'],
    encoding: 'utf8',
  });
  closeSync(stdin);
  expect([status, stderr]).toEqual([EXIT.unreadable, expect.stringMatching(/^stdin: this is a folder/u)]);
});
