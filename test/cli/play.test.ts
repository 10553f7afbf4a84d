// `hotseat play`, by lines and by bots, and `hotseat` alone without a terminal.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { PROGRAM, run, tempFolder } from './run.js';

const { folder, clean } = tempFolder();
afterAll(clean);

const BOTS = ['--bot', 'Ann=greedy', '--bot', 'Bob=random'];

function onlyRecording(home: string): string {
  const files = readdirSync(path.join(home, 'recordings')).filter((name) => name.endsWith('.hotseat'));
  expect(files).toHaveLength(1);
  return path.join(home, 'recordings', files[0] ?? '');
}

test('bots alone without a terminal play to the end; log and result are printed, and the game is kept and replays the same', async () => {
  const home = path.join(folder, 'bots');
  mkdirSync(home);
  const played = await run(home, ['play', 'golf', 'Ann', 'Bob', ...BOTS, '--seed', '11']);
  expect(played.code).toBe(0);
  expect(played.out).toContain('Golf, seed 11: Ann (greedy), Bob (random)');
  expect(played.out).toMatch(/Final result\n1\. /u);
  const file = onlyRecording(home);
  expect(path.basename(file)).toMatch(/^golf-\d{8}-\d{6}-ann-bob\.hotseat$/u);
  expect(played.err).toBe(`To see it again: hotseat replay ${file}\n`);
  const replayed = await run(home, ['replay', file]);
  expect(replayed.out).toBe(played.out);
});

test('without --seed a seed of six digits is drawn and recorded', async () => {
  const file = path.join(folder, 'drawn.hotseat');
  const { code } = await run(folder, ['play', 'golf', 'Ann', 'Bob', ...BOTS, '--record', file]);
  expect(code).toBe(0);
  expect(readFileSync(file, 'utf8')).toMatch(/^seed [1-9]\d{5}$/mu);
});

test('--record refuses to overwrite, names the file, and leaves it as it is', async () => {
  const file = path.join(folder, 'mine.hotseat');
  writeFileSync(file, 'mine');
  const { code, out, err } = await run(folder, ['play', 'golf', 'Ann', 'Bob', ...BOTS, '--record', file]);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain(`${file}: the file is there already`);
  expect(readFileSync(file, 'utf8')).toBe('mine');
});

test('options, order and first player reach the game and its recording', async () => {
  const file = path.join(folder, 'options.hotseat');
  const args = [
    'play',
    'golf',
    'Ann',
    'Bob',
    'Cid',
    ...BOTS,
    '--bot',
    'cid=greedy',
    '--option',
    'test-mode',
    '--order',
    'given',
    '--first',
    'Bob',
  ];
  expect((await run(folder, [...args, '--seed', ' 7 ', '--record', file])).code).toBe(0);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain('option test-mode\n');
  expect(text).toContain('seed 7\nplayer Ann bot=greedy\nplayer Bob bot=random\nplayer Cid bot=greedy\nfirst Bob\n');
  expect(text).not.toContain('option order');
});

test('input that ends early keeps the game, names the file, and exits with 1; resume goes on from there', async () => {
  const home = path.join(folder, 'early');
  mkdirSync(home);
  const { code, out, err } = await run(home, ['play', 'golf', 'Ann', 'Bob', '--seed', '5'], {
    input: 'reveal 1 4\nreveal 2 3\n',
  });
  expect(code).toBe(1);
  const file = onlyRecording(home);
  expect(out + err).toContain(`hotseat resume ${file}`);
  expect(readFileSync(file, 'utf8')).toMatch(/Ann: reveal 1 4\nBob: reveal 2 3\n= [0-9a-f]{8}\n# turn 1\n$/u);
});

const FAULTY = [
  ['an unknown game', ['chess', 'Ann', 'Bob'], ['there is no game "chess". The games: golf']],
  ['one player', ['golf', 'Ann'], ['golf takes 2 to 4 players, not 1']],
  ['five players', ['golf', 'A', 'B', 'C', 'D', 'E'], ['golf takes 2 to 4 players, not 5']],
  ['an empty name', ['golf', 'Ann', ' '], ['the name of player 2 is empty']],
  ['equal names', ['golf', 'Ann', 'A N N'], ['two players are called "A N N" and "Ann"']],
  ['a name with control characters', ['golf', 'Ann', 'B\u001b[31mob'], ['contains control characters']],
  ['an empty seed', ['golf', 'Ann', 'Bob', '--seed', ''], ['the seed is empty']],
  [
    'an unknown option',
    ['golf', 'Ann', 'Bob', '--option', 'jokers'],
    ['no option "jokers". The options: test-mode, order.'],
  ],
  [
    'an unknown order',
    ['golf', 'Ann', 'Bob', '--order', 'best'],
    ['"order" cannot be "best". It can be: given, random.'],
  ],
  ['an unknown bot', ['golf', 'Ann', 'Bob', '--bot', 'Bob=clever'], ['no bot "clever". The bots: random, greedy.']],
  ['a bot for nobody', ['golf', 'Ann', 'Bob', '--bot', 'Cid=greedy'], ['"--bot" names Cid', 'The players: Ann, Bob.']],
  [
    'a bot without a name',
    ['golf', 'Ann', 'Bob', '--bot', 'greedy'],
    ['"--bot greedy" is not enough', '--bot Bob=greedy'],
  ],
  [
    'two bots for one player',
    ['golf', 'Ann', 'Bob', '--bot', 'Bob=greedy', '--bot', 'Bob=random'],
    ['"--bot" names Bob twice'],
  ],
  ['an unknown first player', ['golf', 'Ann', 'Bob', '--first', 'Cid'], ['"--first" names Cid']],
  ['an unknown palette', ['golf', 'Ann', 'Bob', '--palette', 'pink'], ['standard, colour-blind, high-contrast']],
] as const;

test.each(FAULTY)('%s is one clear fault with exit code 2, and no game begins', async (what, args, said) => {
  const home = path.join(folder, what.replaceAll(' ', '-'));
  mkdirSync(home);
  const { code, out, err } = await run(home, ['play', ...args]);
  expect(code).toBe(2);
  expect(out).toBe('');
  for (const words of said) expect(err).toContain(words);
  expect(err).not.toContain('\u001b');
  expect(err).not.toContain('    at ');
  expect(existsSync(path.join(home, 'recordings'))).toBe(false);
});

test.each([
  ['that is missing', 'missing', 'there is no such file or folder'],
  ['that is a file', 'file', 'a file stands where a folder should be'],
])(
  'WS-19 a folder with pictures %s is one clear fault with exit code 5, and no game begins',
  async (_, name, reason) => {
    const home = path.join(folder, `pictures-${name}`);
    mkdirSync(home);
    writeFileSync(path.join(home, 'file'), 'no folder');
    const { code, out, err } = await run(home, ['play', 'golf', 'Ann', 'Bob', '--pictures', path.join(home, name)]);
    expect(code).toBe(5);
    expect(out).toBe('');
    expect(err).toContain(`${path.join(home, name)}: the folder with pictures cannot be read: ${reason}`);
    expect(existsSync(path.join(home, 'recordings'))).toBe(false);
  },
);

test('all faults of a command line are told together', async () => {
  const { err } = await run(folder, ['play', 'golf', 'Ann', 'ann', '--seed=', '--option', 'x', '--bot', 'Zoe=greedy']);
  expect(err.trimEnd().split('\n')).toHaveLength(4);
});

test('a bot is named after the last "=", so a name may hold one', async () => {
  const { code, err } = await run(folder, [
    'play',
    'golf',
    'a=b',
    'c',
    '--bot',
    'a=b=greedy',
    '--bot',
    'c=greedy',
    '--seed',
    '1',
  ]);
  expect(err).toContain('To see it again');
  expect(code).toBe(0);
});

test('hotseat alone without a terminal shows a whole game between bots, the result, and how to play', async () => {
  const { code, out, err } = await run(folder, []);
  expect(code).toBe(0);
  expect(err).toBe('');
  expect(out).toContain('Final result');
  expect(out).toContain('Play: hotseat play golf Ann Bob');
  const german = await run(folder, [], { env: { LANG: 'de_AT.UTF-8' } });
  expect(german.out).toContain('Endstand');
  expect(german.out).not.toContain('Final');
});

test('a store that cannot be written does not stop a game; it is told once', async () => {
  const file = path.join(folder, 'a-file');
  writeFileSync(file, '');
  const { code, out, err } = await run(folder, ['play', 'golf', 'Ann', 'Bob', ...BOTS, '--seed', '2'], {
    env: { HOTSEAT_HOME: file },
  });
  expect(code).toBe(0);
  expect(out).toContain('Final result');
  expect(err.match(/cannot be kept on disk/gu)).toHaveLength(1);
});

test('a program that is killed loses nothing: every choice is on disk before the next is asked', async () => {
  const home = path.join(folder, 'killed');
  mkdirSync(home);
  const child = spawn(process.execPath, [PROGRAM, 'play', 'golf', 'Ann', 'Bob', '--seed', '5'], {
    env: { PATH: process.env.PATH, HOTSEAT_HOME: home, LANG: 'en_GB.UTF-8' },
  });
  const ended = new Promise((resolve) => child.on('close', resolve));
  child.stdin.write('reveal 1 4\nreveal 2 3\ndraw\n');
  let out = '';
  for await (const chunk of child.stdout) {
    out += String(chunk);
    if (/Ann draws/u.test(out)) break;
  }
  child.kill('SIGKILL');
  await ended;
  const file = onlyRecording(home);
  expect(readFileSync(file, 'utf8')).toMatch(
    /Ann: reveal 1 4\nBob: reveal 2 3\n= [0-9a-f]{8}\n# turn 1\nAnn: draw\n$/u,
  );
  expect((await run(home, ['replay', file])).code).toBe(0);
});

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('in plain mode %s names the command that goes on, and exits with %i', async (signal, exit) => {
  const home = path.join(folder, signal);
  const child = spawn(process.execPath, [PROGRAM, 'play', 'golf', 'Ann', 'Bob', '--seed', '5'], {
    env: { PATH: process.env.PATH, HOTSEAT_HOME: home, LANG: 'en_GB.UTF-8' },
  });
  const ended = new Promise((resolve) => child.on('close', resolve));
  let out = '';
  let isSent = false;
  for await (const chunk of child.stdout) {
    out += String(chunk);
    if (!isSent && out.includes('Ann is to choose:')) {
      isSent = true;
      child.kill(signal);
    }
  }
  expect(await ended).toBe(exit);
  expect(out).toContain(`To go on: hotseat resume ${onlyRecording(home)}`);
  expect(out).not.toContain('The input');
});

test('a game that could not be kept is not said to go on: the command begins it anew', async () => {
  const file = path.join(folder, 'another-file');
  writeFileSync(file, '');
  const { code, out } = await run(folder, ['play', 'golf', '--seed', '2', '--', '-A', 'Bob'], {
    env: { HOTSEAT_HOME: file },
  });
  expect(code).toBe(1);
  expect(out).toContain('The game could not be kept.');
  expect(out).toContain('To begin it anew: hotseat play golf --seed 2 -- -A Bob');
});

test.each(['', '-'])('--record "%s" is no file that could be replayed', async (record) => {
  const { code, err } = await run(folder, ['play', 'golf', 'Ann', 'Bob', '--record', record]);
  expect(code).toBe(2);
  expect(err).toContain(`"--record" takes the name of a new file, not "${record}".`);
});

test('a bot without a name is told as such', async () => {
  const { code, err } = await run(folder, ['play', 'golf', 'Ann', 'Bob', '--bot', '=greedy']);
  expect(code).toBe(2);
  expect(err).toContain('"--bot =greedy" is not enough');
});
