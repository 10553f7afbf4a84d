// `rules`, `games`, `paths`.
import path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { run, tempFolder } from './run.js';

const { folder, clean } = tempFolder();
afterAll(clean);

test('games lists each game with its players, options and bots, for people and as JSON', async () => {
  const people = await run(folder, ['games']);
  expect(people.code).toBe(0);
  for (const words of [
    'golf  2 to 4 players',
    '--option test-mode',
    '--option order=given|random',
    'Bots: random, greedy',
  ])
    expect(people.out).toContain(words);
  const { out } = await run(folder, ['games', '--json']);
  const { schema, games } = JSON.parse(out) as { schema: number; games: { id: string }[] };
  expect(schema).toBe(1);
  expect(games).toContainEqual({
    id: 'golf',
    rules: 2,
    seats: { least: 2, most: 4 },
    options: { 'test-mode': { kind: 'flag' }, order: { kind: 'word', words: ['given', 'random'] } },
    bots: ['random', 'greedy'],
  });
});

test('paths names one folder for everything where HOTSEAT_HOME says so, else the system’s folders', async () => {
  const own = JSON.parse((await run(folder, ['paths', '--json'])).out) as Record<string, unknown>;
  expect(own).toEqual({
    schema: 1,
    data: folder,
    recordings: path.join(folder, 'recordings'),
    settings: path.join(folder, 'settings.json'),
    bugs: path.join(folder, 'bugs'),
    broken: path.join(folder, 'broken'),
  });
  const env = {
    HOTSEAT_HOME: '',
    XDG_DATA_HOME: path.join(folder, 'data'),
    XDG_CONFIG_HOME: path.join(folder, 'config'),
  };
  const usual = JSON.parse((await run(folder, ['paths', '--json'], { env })).out) as { data: string; settings: string };
  if (process.platform === 'linux') {
    expect(usual.data).toBe(path.join(folder, 'data', 'hotseat'));
    expect(usual.settings).toBe(path.join(folder, 'config', 'hotseat', 'settings.json'));
  }
  expect((await run(folder, ['paths', '--lang', 'fi'])).out).toContain(
    `Tallenteet: ${path.join(folder, 'recordings')}`,
  );
});

test.each([
  ['en', 'Rows'],
  ['de', 'Reihen'],
  ['fi', 'Rivit'],
  ['bg', 'Редове'],
  ['es', 'Filas'],
])('the rules come in %s, with lines that fit 80 columns', async (language, heading) => {
  const { code, out } = await run(folder, ['rules', 'golf', '--lang', language]);
  expect(code).toBe(0);
  expect(out).toMatch(new RegExp(`\n\n${heading}.*\n`, 'u'));
  for (const line of out.split('\n')) expect([...line].length).toBeLessThanOrEqual(80);
});
