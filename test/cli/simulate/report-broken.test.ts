// A simulation of a game that breaks its promises: what it prints, keeps and answers.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { simulateGame } from '../../../src/cli/actions/simulate/index.js';
import { Context } from '../../../src/cli/context.js';
import { type Game, unwrap } from '../../../src/engine/index.js';
import { golf } from '../../../src/games/golf/index.js';
import { GAMES } from '../../../src/games/index.js';
import words from '../../../src/text/en/cli.js';
import { gameCalled } from '../../shelf.js';

const home = mkdtempSync(path.join(tmpdir(), 'hotseat-broken-'));
const found = await gameCalled(golf.id);

afterAll(() => {
  rmSync(home, { recursive: true });
});

/** Keeps what is printed. */
class Heard extends Context {
  readonly printed: string[] = [];
  readonly told: string[] = [];

  constructor(folder: string) {
    const env = { HOTSEAT_HOME: folder, LC_ALL: 'C.UTF-8' };
    super({ games: GAMES, language: 'en', words, argv: [], env, version: '0', debug: false, colour: false });
    this.game = found;
  }

  override out(text: string): void {
    this.printed.push(text);
  }

  override err(text: string): void {
    this.told.push(text);
  }
}

/** Golf that finds fault with the end of a game in which somebody has this many points. */
function superstitious(points: number): Game {
  return {
    ...found,
    verify: (state) => (state.run.outcome?.scores.includes(points) === true ? [`${points} is unlucky`] : []),
  };
}

test('games that break a promise are kept and named on standard error and in the object, and the exit code is 1', async () => {
  const context = new Heard(home);
  const options = { games: '60', seed: 'luck', jobs: '1', json: true, option: [] };
  const code = unwrap(await simulateGame(context, superstitious(13), options));
  const report = JSON.parse(context.printed.join('')) as { games: number; broken: string[]; bots: { games: number }[] };
  expect(code).toBe(1);
  expect(report.broken.length).toBeGreaterThan(0);
  expect(report.broken.length).toBeLessThan(60);
  expect(report.bots.map(({ games }) => games)).toEqual([60, 60]);
  for (const file of report.broken) {
    expect(path.dirname(file)).toBe(path.join(home, 'broken'));
    expect(readFileSync(file, 'utf8')).toMatch(/^hotseat 1\n[^]*# 13 is unlucky\n$/u);
    expect(context.told.join('\n')).toContain(file);
  }
  expect(context.told).toHaveLength(report.broken.length);
  expect(context.told[0]).toMatch(/^Game \d+ \(seed luck-\d+\) broke a promise: 13 is unlucky\n/u);
});

test('when no promise is broken nothing is kept, and the exit code is 0', async () => {
  const folder = path.join(home, 'none');
  const context = new Heard(folder);
  const code = unwrap(
    await simulateGame(context, superstitious(1000), { games: '60', seed: 'luck', jobs: '1', option: [] }),
  );
  expect([code, context.told]).toEqual([0, []]);
  expect(context.printed.join('')).toContain('Golf: 60 games, 2 players, seed luck');
  expect(existsSync(folder)).toBe(false);
});
