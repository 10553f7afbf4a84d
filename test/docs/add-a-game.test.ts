// docs/add-a-game.md is a game: what its pages of code make is compiled, checked, held to every promise, and played on every way
// that there is.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { build, folderOf, run } from './pages.js';

const GAME = path.join(folderOf('add-a-game'), 'pebbles.js');
const home = mkdtempSync(path.join(tmpdir(), 'hotseat-pebbles-'));

function hotseat(...args: string[]): { readonly code: number | null; readonly out: string; readonly err: string } {
  const env = { ...process.env, HOTSEAT_HOME: home, LC_ALL: 'en_GB.UTF-8', NO_COLOR: '1' };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['bin/hotseat.js', ...args], {
    encoding: 'utf8',
    env,
  });
  return { code: status, out: stdout, err: stderr };
}

beforeAll(() => {
  expect(build(['add-a-game'])).toEqual([]);
});

afterAll(() => rmSync(home, { recursive: true, force: true }));

test('the page’s own check finds no fault', () => {
  expect(run('add-a-game', 'check.js')).toEqual({ code: 0, out: '', err: '' });
});

test('it keeps every promise that applies to it', () => {
  const engine = pathToFileURL(path.resolve('dist/testing/index.js')).href;
  const script = `
    const { PROMISES, setupFor } = await import(${JSON.stringify(engine)});
    const { default: game } = await import(${JSON.stringify(pathToFileURL(GAME).href)});
    const trial = { game, setups: [{ name: 'a heap', setup: (seed) => setupFor(game, { seed }) }] };
    const kept = PROMISES.filter((promise) => promise.applies(trial));
    const faults = [];
    for (const promise of kept) faults.push(...(await promise.judge(trial)).faults);
    console.log(JSON.stringify({ kept: kept.length, faults }));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  const { kept, faults } = JSON.parse(stdout) as { kept: number; faults: unknown[] };
  expect(faults).toEqual([]);
  expect(kept).toBeGreaterThan(12);
});

test('it is played, recorded, replayed, simulated, and its rules are told', () => {
  const file = path.join(home, 'game.hotseat');
  const bots = ['--bot', 'Ann=greedy', '--bot', 'Bob=random'];
  const played = hotseat('play', GAME, 'Ann', 'Bob', ...bots, '--option', 'heap=7', '--seed', '1', '--record', file);
  expect([played.code, played.err]).toEqual([0, expect.stringContaining(`--game ${GAME}`)]);
  // Greedy leaves four of seven, and from there there is no winning.
  expect(played.out).toContain('Ann takes 3.');
  expect(played.out).toContain('Ann wins: the last pebble is taken.');
  expect(readFileSync(file, 'utf8')).toContain('\ngame pebbles\nfrom hotseat@');

  const replayed = hotseat('replay', file, '--game', GAME, '--json');
  expect([replayed.code, JSON.parse(replayed.out)]).toMatchObject([0, { game: 'pebbles', winner: 'Ann' }]);
  const unnamed = hotseat('replay', file);
  expect([unnamed.code, unnamed.err]).toEqual([
    1,
    expect.stringContaining('name its file, folder or package with --game'),
  ]);

  const simulated = hotseat('simulate', GAME, '-n', '100', '--seed', '1', '--json');
  expect([simulated.code, JSON.parse(simulated.out)]).toMatchObject([0, { game: 'pebbles', games: 100 }]);
  expect(hotseat('rules', GAME).out).toContain('Whoever takes the last one wins.');
});

test('by lines it is played like any other, in a language that it lacks too', () => {
  const env = { ...process.env, HOTSEAT_HOME: home };
  const args = ['bin/hotseat.js', 'play', GAME, 'Ann', 'Bob', '--option', 'heap=5', '--plain', '--lang', 'de'];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8', env, input: 'take 1\ntake 3\n' });
  expect([status, stdout]).toEqual([0, expect.stringContaining('Ann takes 1.')]);
});

test('a file that exports no game is refused with everything that it lacks', () => {
  const { code, err } = hotseat('play', path.join(folderOf('add-a-game'), 'check.js'), 'Ann', 'Bob');
  expect([code, err]).toEqual([1, expect.stringContaining('export default')]);
});
