// Errors of ours, readers that stop reading, and settings that cannot be used.
import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from '@jest/globals';
import { PROGRAM, run, tempFolder } from './run.js';

const { folder, clean } = tempFolder();
afterAll(clean);

/** Makes every move of the program throw, as an error of ours would. */
function brokenMatch(): string {
  const file = path.join(folder, 'broken-match.mjs');
  const engine = pathToFileURL(path.resolve('lib/engine/index.js')).href;
  writeFileSync(
    file,
    `import { Match } from '${engine}';\nMatch.prototype.take = () => { throw new Error('planted'); };\n`,
  );
  return pathToFileURL(file).href;
}

const GAME = ['play', 'golf', 'Ann', 'Bob', '--bot', 'Ann=greedy', '--bot', 'Bob=greedy', '--seed', '3'];

test('an error of ours exits with 70 and names a report that has seed, choices, version, state hash, command and stack', async () => {
  const { code, err } = await run(folder, GAME, { node: ['--import', brokenMatch()] });
  expect(code).toBe(70);
  expect(err).toContain('planted');
  expect(err).not.toContain('    at ');
  const [report] = readdirSync(path.join(folder, 'bugs'));
  const file = path.join(folder, 'bugs', String(report));
  expect(err).toContain(file);
  const text = readFileSync(file, 'utf8');
  expect(text).toMatch(/^# hotseat \d+\.\d+\.\d+, Node v/u);
  expect(text).toContain(`# command: ${JSON.stringify(GAME)}`);
  expect(text).toMatch(/^# state: [0-9a-f]{64}$/mu);
  expect(text).toMatch(/^# {5}at .*planted|^# Error: planted$/mu);
  expect(text).toContain('seed 3\nplayer Ann bot=greedy\n');
  // The report is a recording: what had been played can be played again.
  expect((await run(folder, ['replay', file])).code).toBe(0);
});

test('with --debug the stack is shown too', async () => {
  const { err } = await run(folder, [...GAME, '--debug'], { node: ['--import', brokenMatch()] });
  expect(err).toMatch(/Error: planted\n {4}at /u);
});

test('a reader that stops reading ends the program quietly', async () => {
  const child = spawn(process.execPath, [PROGRAM, 'play', 'golf', 'Ann', 'Bob', '--seed', '1'], {
    env: { PATH: process.env.PATH, HOTSEAT_HOME: folder, LANG: 'en_GB.UTF-8' },
  });
  let err = '';
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  child.stdout.once('data', () => child.stdout.destroy());
  child.stdin.on('error', () => undefined);
  child.stdin.write('table\n'.repeat(20_000));
  const code = await new Promise((resolve) => child.on('close', resolve));
  expect(err).toBe('');
  expect(code).toBe(0);
});

test('settings that cannot be understood are put aside with a notice, and nothing in them is lost', async () => {
  const home = path.join(folder, 'settings');
  mkdirSync(home);
  writeFileSync(path.join(home, 'settings.json'), '{ "schema": 1, "language": ');
  const first = await run(home, ['games']);
  expect(first.code).toBe(0);
  const [kept] = readdirSync(home);
  expect(first.err).toContain(path.join(home, String(kept)));
  expect(readFileSync(path.join(home, String(kept)), 'utf8')).toBe('{ "schema": 1, "language": ');
  expect((await run(home, ['games'])).err).toBe('');
});
