// Names of games from outside that stand for no game: what is said of them.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { run, tempFolder } from './run.js';

const { folder, clean } = tempFolder();
afterAll(clean);

const play = (name: string) => run(folder, ['play', name, 'Ann', 'Bob']);

test.each(['./nothing.js', 'nothing.js', 'games/nothing'])('%s is not there', async (name) => {
  const { code, out, err } = await play(name);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain(`there is no file and no folder "${name}" that a game could be in.`);
});

test('a folder right here is named by its path, and whoever forgets that is told', async () => {
  mkdirSync(path.join(folder, 'dice-tower'));
  writeFileSync(path.join(folder, 'dice-tower', 'index.js'), 'export default 1;\n');
  const { code, err } = await play('dice-tower');
  expect([code, err]).toEqual([2, expect.stringContaining('there is no game "dice-tower"')]);
  expect(err).toContain('./dice-tower');
});

test('TypeScript is to be compiled first', async () => {
  writeFileSync(path.join(folder, 'dice.ts'), 'export default 1 as number;\n');
  const { code, err } = await play('./dice.ts');
  expect([code, err]).toEqual([1, expect.stringContaining('it is TypeScript: compile it, and name the .js file.')]);
});

test('a definition that lacks parts is told all of them', async () => {
  const lines = [
    "import { defineGame } from 'hotseat/engine';",
    'const none = () => [];',
    "export default defineGame({ id: 'dice', rules: 1, seats: { least: 2, most: 2 }, options: {}, phases: {}, steps: {},",
    '  bots: {}, begin: none, checkSetup: none, concede: none, format: none, tidy: none, imagine: none, verify: none });',
  ];
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }\n');
  writeFileSync(path.join(folder, 'dice.js'), lines.join('\n'));
  const { code, err } = await play('./dice.js');
  expect([code, err]).toEqual([1, expect.stringContaining('defineGame is given no presentation, copy, view')]);
});
