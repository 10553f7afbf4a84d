// `hotseat simulate` as it is typed: the real program, in processes of its own.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { type IPty, spawn } from '@lydell/node-pty';

const home = mkdtempSync(path.join(tmpdir(), 'hotseat-simulate-'));
const env = { ...process.env, HOTSEAT_HOME: home, LC_ALL: 'C.UTF-8', NO_COLOR: '1' };
const program = path.resolve('bin/hotseat.js');

/** Programs in terminals that may still run when a test has failed. */
const running = new Set<IPty>();

afterAll(() => {
  for (const terminal of running) terminal.kill('SIGKILL');
  rmSync(home, { recursive: true });
});

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

function hotseat(...words: readonly string[]): Ended {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], { env, encoding: 'utf8' });
  return { code: status, out: stdout, err: stderr };
}

function simulate(words: string): Ended {
  return hotseat('simulate', 'golf', ...words.split(' '));
}

/** The program in a terminal: what it wrote, and its exit code. */
function inTerminal(words: string, onText: (text: string, kill: (signal: string) => void) => void): Promise<Ended> {
  return new Promise((resolve) => {
    const args = [program, 'simulate', 'golf', ...words.split(' ')];
    const terminal = spawn(process.execPath, args, { cols: 100, rows: 40, env });
    running.add(terminal);
    let out = '';
    terminal.onData((data) => {
      out += data;
      onText(out, (signal) => terminal.kill(signal));
    });
    terminal.onExit(({ exitCode }) => {
      running.delete(terminal);
      resolve({ code: exitCode, out, err: '' });
    });
  });
}

test('the totals are the same for every number of threads and for every run, and differ with the seed', () => {
  const wanted = '-n 330 --players 3 --seed same --json';
  const { out, err, code } = simulate(`${wanted} --jobs 1`);
  expect([code, err]).toEqual([0, '']);
  for (const jobs of [1, 2, 3]) expect(simulate(`${wanted} --jobs ${jobs}`).out).toBe(out);
  expect(simulate('-n 330 --players 3 --seed other --json --jobs 1').out).not.toBe(out);
});

test('--json prints one object with exactly the fields that are promised', () => {
  const { out } = simulate('-n 40 --seed shape --bots greedy,random --json');
  const rate = { rate: expect.any(Number), low: expect.any(Number), high: expect.any(Number) };
  const counts = { wins: expect.any(Number), draws: expect.any(Number), ...rate };
  const report: unknown = JSON.parse(out);
  expect(report).toEqual({
    schema: 1,
    game: 'golf',
    games: 40,
    seed: 'shape',
    draws: expect.any(Number),
    bots: [
      { bot: 'greedy', games: 40, ...counts },
      { bot: 'random', games: 40, ...counts },
    ],
    seats: [
      { seat: 1, ...counts },
      { seat: 2, ...counts },
    ],
    decisions: { mean: expect.any(Number), min: expect.any(Number), max: expect.any(Number) },
    broken: [],
  });
});

test('wins and draws of bots and of seats add up to the games', () => {
  interface Row {
    readonly wins: number;
    readonly draws: number;
  }
  // Where only three ranks are played with, many games are drawn.
  const { out } = simulate('-n 200 --seed sums --option test-mode --json');
  const { games, draws, bots, seats } = JSON.parse(out) as { games: number; draws: number; bots: Row[]; seats: Row[] };
  expect(draws).toBeGreaterThan(0);
  for (const rows of [bots, seats]) {
    expect(rows.reduce((sum, { wins }) => sum + wins, 0) + draws).toBe(games);
    expect(rows.map((row) => row.draws)).toEqual([draws, draws]);
  }
});

test('without --seed one is drawn and told, and it brings the same totals again', () => {
  const first = simulate('-n 20 --json');
  const { seed } = JSON.parse(first.out) as { seed: string };
  expect(first.err).toContain(seed);
  expect(simulate(`-n 20 --json --seed ${seed}`).out).toBe(first.out);
});

test('the report is in the language that is asked for, and no progress bar is drawn without a terminal', () => {
  const { code, out, err } = simulate('-n 1000 --seed 1 --lang de');
  expect([code, err]).toEqual([0, '']);
  expect(out).toMatch(/^Golf: 1\.000 Partien, 2 Personen, Startwert 1\n/u);
  expect(out).toContain('Siegquote');
  expect(out).not.toMatch(/\p{Cc}(?<!\n)/u);
});

test('on a terminal a progress bar moves, is taken away, and leaves the cursor shown', async () => {
  const { code, out } = await inTerminal('-n 3000 --seed 1', () => undefined);
  expect(code).toBe(0);
  expect(out).toMatch(/\d+ %.* \/ 3,000 games/u);
  expect(out.lastIndexOf('\x1b[?25h')).toBeGreaterThan(out.lastIndexOf('\x1b[?25l'));
});

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)('%s ends it at once with its exit code, the cursor shown', async (signal, exitCode) => {
  let sent = false;
  const { code, out } = await inTerminal('-n 50000000 --seed 1', (text, kill) => {
    if (sent || !/\d+ %/u.test(text)) return;
    sent = true;
    kill(signal);
  });
  expect(code).toBe(exitCode);
  expect(out).toContain('50,000,000');
  expect(out.lastIndexOf('\x1b[?25h')).toBeGreaterThan(out.lastIndexOf('\x1b[?25l'));
});

test.each([
  ['-n abc', '"abc"'],
  ['--players 7', '7'],
  ['--bots greedy,clever', '"clever"'],
  ['--jobs 0', '"0"'],
])('%s is one clear fault and exit code 2', (words, named) => {
  const { code, out, err } = simulate(words);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain(named);
  expect(err.trim().split('\n')).toHaveLength(1);
});

test('an empty seed and an unknown game are faults with exit code 2', () => {
  expect(hotseat('simulate', 'golf', '--seed', ' ').code).toBe(2);
  const { code, err } = hotseat('simulate', 'gulf');
  expect(code).toBe(2);
  expect(err).toContain('golf');
});
