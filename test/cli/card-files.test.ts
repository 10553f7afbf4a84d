// Card files on the command line: bytes that are not UTF-8, decks of another size than the ready ones.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { EXIT } from '../../src/cli/exit.js';
import { readInput } from '../../src/cli/input/file.js';
import { faultsOf, unwrap } from '../../src/engine/index.js';
import { run, tempFolder } from './run.js';

const { folder, clean } = tempFolder();
afterAll(clean);

const file = path.join(folder, 'own.csv');
const small = (count: number): string =>
  Array.from({ length: count }, (_, at) => `CHARACTER|Uno ${at}|red|1|||0|0|1000|1|\n`).join('');

test('WS-18 bytes that are not UTF-8 are refused in a last line without a line end too', async () => {
  writeFileSync(file, Buffer.concat([Buffer.from('CLIMAX|Uno|red|0||\nCLIMAX|Dos'), Buffer.from([0xe9])]));
  expect(faultsOf(await readInput(file, 'deck'))).toMatchObject([
    { code: 'file.deck-not-utf8', file, line: 2, exit: EXIT.unreadable },
  ]);
  // A recording that was cut off in the middle of a letter is let pass: it is torn.
  expect(unwrap(await readInput(file, 'recording')).text).toContain('Dos');
});

const bots = ['--bot', 'Ann=greedy', '--bot', 'Bob=random', '--seed', '1', '--lang', 'en'];

test('WS-2 own decks of another size play, and the ready ones are no hindrance', async () => {
  writeFileSync(file, small(12));
  const args = ['play', 'weiss-schwarz', 'Ann', 'Bob', '--option', 'deck-size=12', ...bots];
  const played = await run(folder, [...args, '--deck', `Ann=${file}`, '--deck', `Bob=${file}`]);
  expect([played.code, played.out]).toEqual([0, expect.stringContaining('Final result')]);
  const one = await run(folder, [...args, '--deck', `Ann=${file}`]);
  expect([one.code, one.err]).toEqual([1, expect.stringContaining('Bob needs an own deck')]);
  const none = await run(folder, args);
  expect([none.code, none.err]).toEqual([2, expect.stringContaining('Ann needs an own deck')]);
});

test('WS-2 simulations refuse ready decks of another size before the first game, with and without a matrix', async () => {
  writeFileSync(file, small(12));
  const other = path.join(folder, 'other.csv');
  writeFileSync(other, small(12));
  const args = ['simulate', 'weiss-schwarz', '-n', '4', '--option', 'deck-size=12', '--seed', '1', '--lang', 'en'];
  for (const more of [[], ['--matrix']]) {
    const refused = await run(folder, [...args, ...more]);
    expect([more, refused.code, refused.err]).toEqual([more, 1, expect.stringContaining('ready deck weiss')]);
    const done = await run(folder, [...args, ...more, '--decks', `${file},${other}`]);
    expect([more, done.code]).toEqual([more, 0]);
  }
});
