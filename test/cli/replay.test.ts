// `hotseat replay`: what it prints where, and its exit codes.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { run, tempFolder } from './run.js';

const { folder, clean } = tempFolder();
afterAll(clean);

const HEADER = ['hotseat 1', 'game golf', 'seed 42', 'player Ann', 'player Bob', '---'];
const OPENED = [...HEADER, 'Ann: reveal 1 4', 'Bob: reveal 2 3'];
let finished = '';

function script(name: string, lines: readonly string[]): string {
  const file = path.join(folder, name);
  writeFileSync(file, lines.map((line) => `${line}\n`).join(''));
  return file;
}

beforeAll(async () => {
  finished = path.join(folder, 'finished.hotseat');
  await run(folder, [
    'play',
    'golf',
    'Ann',
    'Bob',
    '--bot',
    'Ann=greedy',
    '--bot',
    'Bob=greedy',
    '--seed',
    '4',
    '--record',
    finished,
  ]);
});

test('a script that stops early prints where it stands, whose choice it is, and the choices, and exits with 0', async () => {
  const { code, out, err } = await run(folder, ['replay', script('early.hotseat', OPENED)]);
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain('Turn 1: Ann is to choose.\nPossible: reveal 2, ');
  expect(out).toContain('Ann turns up ');
});

test('--json prints one object and nothing else; an unfinished game has empty places and scores, and what is pending', async () => {
  const { code, out, err } = await run(folder, ['replay', script('early.hotseat', OPENED), '--json']);
  expect([code, err]).toEqual([0, '']);
  expect(out.endsWith('\n')).toBe(true);
  const report = JSON.parse(out) as Record<string, unknown>;
  expect(Object.keys(report)).toEqual([
    'schema',
    'game',
    'seed',
    'players',
    'options',
    'decisions',
    'turn',
    'over',
    'places',
    'scores',
    'winner',
    'hash',
    'pending',
  ]);
  expect(report).toMatchObject({
    schema: 1,
    game: 'golf',
    seed: '42',
    players: ['Ann', 'Bob'],
    options: { 'test-mode': false, order: 'given' },
    decisions: 2,
    turn: 1,
    over: false,
    places: {},
    scores: {},
    winner: null,
  });
  expect(report.hash).toMatch(/^[0-9a-f]{64}$/u);
  // Four cards lie face down: one or two of them, the draw pile, or the discard against any of six.
  expect(report.pending).toMatchObject({
    player: 'Ann',
    choices: expect.arrayContaining(['reveal 2', 'reveal 5 6', 'draw', 'take 6']),
  });
  expect((report.pending as { choices: string[] }).choices).toHaveLength(4 + 6 + 1 + 6);
});

test('--json of a finished game names places, scores and winner by player, and nothing is pending', async () => {
  const { out } = await run(folder, ['replay', finished, '--json']);
  const report = JSON.parse(out) as {
    over: boolean;
    winner: string;
    places: Record<string, number>;
    scores: Record<string, number>;
  };
  expect(report.over).toBe(true);
  expect(report).not.toHaveProperty('pending');
  expect(Object.keys(report.scores)).toEqual(['Ann', 'Bob']);
  expect(report.places[report.winner]).toBe(1);
});

test('--until stops after so many choices; 0 is before the first', async () => {
  const reports = await Promise.all(
    ['0', '1', '5', '999'].map(
      async (until) =>
        JSON.parse((await run(folder, ['replay', finished, '--json', '--until', until])).out) as {
          decisions: number;
          over: boolean;
        },
    ),
  );
  expect(reports.map(({ decisions }) => decisions).slice(0, 3)).toEqual([0, 1, 5]);
  expect(reports.map(({ over }) => over)).toEqual([false, false, false, true]);
  const wrong = await run(folder, ['replay', finished, '--until', '-1x']);
  expect(wrong.code).toBe(2);
});

test('--quiet prints the result line only', async () => {
  const over = await run(folder, ['replay', finished, '--quiet']);
  expect(over.out).toMatch(/^(Ann|Bob) wins: .*\.\n$/u);
  const early = await run(folder, ['replay', script('early.hotseat', OPENED), '--quiet']);
  expect(early.out).toBe('Turn 1: Ann is to choose.\n');
  expect(over.err + early.err).toBe('');
});

test('a dash stands for standard input, and a recording without a seed gets one that is told', async () => {
  const input = OPENED.filter((line) => !line.startsWith('seed')).join('\r\n');
  const { code, out, err } = await run(folder, ['replay', '-', '--json'], { input: `\uFEFF${input}\r\n` });
  expect(code).toBe(0);
  const { seed } = JSON.parse(out) as { seed: string };
  expect(seed).toMatch(/^\d{6}$/u);
  expect(err).toContain(seed);
});

test('an impossible choice is named with file, line and the choices there are; what was played is printed all the same', async () => {
  const file = script('impossible.hotseat', [...OPENED, 'Ann: swap 9']);
  const { code, out, err } = await run(folder, ['replay', file]);
  expect(code).toBe(1);
  expect(err).toMatch(/^.*impossible\.hotseat:9: Ann cannot "swap 9" now\. Possible: reveal 2, .*draw, take 1.*\n$/u);
  expect(out).toContain('Bob turns up ');
});

test('lines that are no choices stop the play where they stand, and each is named', async () => {
  const file = script('nonsense.hotseat', [...HEADER, 'Ann: reveal 1 4', 'whatever', '= 12', 'Bob: reveal 2 3']);
  const { code, out, err } = await run(folder, ['replay', file]);
  expect(code).toBe(1);
  expect(err.split('\n').map((line) => /:(\d+):/u.exec(line)?.[1])).toEqual(['8', '9', undefined]);
  expect(out).toContain('Ann turns up ');
  expect(out).not.toContain('Bob turns up ');
});

test('a wrong hash exits with 3 and shows turn, expected and got', async () => {
  const { code, err } = await run(folder, ['replay', script('diverged.hotseat', [...OPENED, '= 0123456789'])]);
  expect(code).toBe(3);
  expect(err).toMatch(/diverged\.hotseat:9: .*turn 1: expected 0123456789, got [0-9a-f]{10}\.\n$/u);
});

test.each([
  ['another format', ['hotseat 2', 'game golf', '---'], '1: this recording has format version 2'],
  [
    'other rules',
    [...HEADER.slice(0, 2), 'rules 99', ...HEADER.slice(2)],
    '3: this recording was made under rules version 99',
  ],
])('a recording of %s exits with 4', async (what, lines, said) => {
  const { code, out, err } = await run(folder, ['replay', script(`${what}.hotseat`, lines)]);
  expect([code, out]).toEqual([4, '']);
  expect(err).toContain(said);
});

test('what cannot be read exits with 5: a missing file, a folder, and bytes that are not UTF-8', async () => {
  mkdirSync(path.join(folder, 'a-folder'));
  const wrong = path.join(folder, 'latin.hotseat');
  writeFileSync(wrong, Buffer.from('hotseat 1\ngame golf\nplayer \xc4d\xe4\n---\n', 'latin1'));
  const runs = await Promise.all(['missing.hotseat', 'a-folder', wrong].map((file) => run(folder, ['replay', file])));
  expect(runs.map(({ code, out }) => [code, out])).toEqual([
    [5, ''],
    [5, ''],
    [5, ''],
  ]);
  expect(runs.map(({ err }) => err)).toEqual([
    expect.stringContaining('missing.hotseat: there is no such file'),
    expect.stringContaining('a-folder: this is a folder'),
    expect.stringContaining('latin.hotseat:3: these bytes are not UTF-8'),
  ]);
});

test('a recording cut off in the middle of a letter is torn, not unreadable', async () => {
  const whole = Buffer.from([...OPENED, 'Ädä'].join('\n'), 'utf8');
  const file = path.join(folder, 'torn.hotseat');
  writeFileSync(file, whole.subarray(0, whole.length - 1));
  const { code, err } = await run(folder, ['replay', file]);
  expect(code).toBe(0);
  expect(err).toContain('torn.hotseat:9: the last line');
});

test('an unknown game in a recording is named with its line and the games there are', async () => {
  const { code, err } = await run(folder, ['replay', script('chess.hotseat', ['hotseat 1', 'game chess', '---'])]);
  expect(code).toBe(1);
  expect(err).toContain('chess.hotseat:2: there is no game "chess". The games: golf');
});

test('notices, faults and log speak the language of the flag', async () => {
  const { out, err } = await run(folder, [
    'replay',
    script('impossible.hotseat', [...OPENED, 'Ann: swap 9']),
    '--lang',
    'es',
  ]);
  expect(out).toContain('le toca elegir a Ann');
  expect(err).toContain('Ann no puede elegir «swap 9»');
});

test('colour comes only where it is asked for: flag before NO_COLOR before FORCE_COLOR', async () => {
  const [plain, forced, refused, flag] = await Promise.all([
    run(folder, ['replay', finished]),
    run(folder, ['replay', finished], { env: { FORCE_COLOR: '1' } }),
    run(folder, ['replay', finished], { env: { FORCE_COLOR: '1', NO_COLOR: '1' } }),
    run(folder, ['replay', finished, '--color'], { env: { NO_COLOR: '1' } }),
  ]);
  expect([plain, forced, refused, flag].map(({ out }) => out.includes('\u001b['))).toEqual([false, true, false, true]);
});

test('where the locale says nothing of UTF-8, cards are written in ASCII; ACCESSIBLE puts them into words', async () => {
  const ascii = await run(folder, ['replay', finished], { env: { LANG: 'C' } });
  expect(ascii.out).not.toMatch(/[♠♥♦♣]/u);
  expect(ascii.out).toMatch(/[0-9AJQK][CSHD] /u);
  const words = await run(folder, ['replay', finished], { env: { ACCESSIBLE: '1' } });
  expect(words.out).toMatch(/of (clubs|spades|hearts|diamonds)/u);
});

test('when the first line after the header is no choice, the opening position is printed all the same', async () => {
  const script = 'hotseat 1\ngame golf\nseed 5\nplayer Ann\nplayer Bob\n---\nhello world\nAnn: reveal 1 4\n';
  const { code, out, err } = await run(folder, ['replay', '-'], { input: script });
  expect(code).toBe(1);
  expect(out).toContain('Ann is to choose.');
  expect(err).toContain('stdin:7: ');
});

test('what a file says reaches the terminal without anything it would obey, and short', async () => {
  const header = 'hotseat 1\ngame golf\nseed 5\nplayer Ann\nplayer Bob\n---\n';
  const obeyed = await run(folder, ['replay', '-'], { input: `${header}Ann: \u001b[31mdraw\u0007\n` });
  expect(obeyed.code).toBe(1);
  expect(obeyed.err).toContain('"?[31mdraw?"');
  const long = await run(folder, ['replay', '-'], { input: `${header}Ann: ${'x'.repeat(100_000)}\n` });
  expect(long.err.length).toBeLessThan(1000);
});

test('a file with a fault in every line shows the first of them, and how many more there are', async () => {
  const { code, err } = await run(folder, ['replay', '-'], { input: `hotseat 1\ngame golf\n${'bad\n'.repeat(60)}` });
  expect(code).toBe(1);
  // 60 lines, no end of the header, no players; 50 are shown.
  expect(err.trim().split('\n')).toHaveLength(51);
  expect(err).toContain('And 12 more faults.');
});

test('more stacked cards that are missing than a call takes arguments are faults, not an error', async () => {
  const header = 'hotseat 1\ngame golf\nseed 5\nplayer Ann\nplayer Bob\n';
  const { code } = await run(folder, ['replay', '-'], { input: `${header}stack: ${'KS '.repeat(200_000)}\n---\n` });
  expect(code).toBe(1);
});
