// A command loads what it needs and no more: of the games the one that is played, of the languages the one that is spoken, of
// the libraries those that have something to do.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from '@jest/globals';
import { GAMES } from '../../src/games/index.js';
import { run, tempFolder } from './run.js';

const { folder, clean } = tempFolder();
afterAll(clean);

/** The program in modules, as it is built before they are joined. */
const MODULES = path.resolve('dist/cli/main.js');
const HOOK = pathToFileURL(path.resolve('test/cli/loading.mjs')).href;

interface Loaded {
  readonly code: number | null;
  /** Our own files, below dist. */
  readonly files: readonly string[];
  /** Rooms of dist. */
  readonly rooms: readonly string[];
  /** Games of which any file was loaded. */
  readonly games: readonly string[];
  readonly packages: readonly string[];
}

let runs = 0;

async function loadedBy(...args: readonly string[]): Promise<Loaded> {
  const list = path.join(folder, `loaded-${++runs}`);
  const { code } = await run(folder, args, {
    node: ['--import', HOOK],
    env: { LOADED: list },
    program: MODULES,
  });
  const lines = [...new Set(readFileSync(list, 'utf8').split('\n'))];
  const after = (pattern: RegExp): string[] =>
    [...new Set(lines.flatMap((line) => pattern.exec(line)?.[1] ?? []))].sort();
  return {
    code,
    files: after(/\/dist\/(.+)$/u).filter((file) => !file.includes('node_modules')),
    rooms: after(/^file:(?!.*node_modules).*\/dist\/([a-z-]+)\/[^/]/u),
    games: after(/\/dist\/games\/([a-z-]+)\//u),
    packages: after(/\/node_modules\/((?:@[^/]+\/)?[^/]+)\//u),
  };
}

/** Libraries of every command that says something of a game. */
const SPEAKING = [
  '@formatjs/fast-memoize',
  '@formatjs/icu-messageformat-parser',
  '@formatjs/icu-skeleton-parser',
  'commander',
  'intl-messageformat',
  'seedrandom',
];

const fixture = (name: string): string => path.resolve('fixtures', `${name}.hotseat`);

test.each([['--help'], ['--version'], ['help', 'replay'], ['simulate', '--help']])(
  '%s %s loads no game, no engine, and of all libraries only the one that reads the command line',
  async (...args) => {
    const { code, rooms, games, packages } = await loadedBy(...args);
    expect([code, rooms, games, packages]).toEqual([0, ['cli', 'games', 'store', 'text'], [], ['commander']]);
  },
);

test('a command does not load the others', async () => {
  const { files } = await loadedBy('replay', fixture('golf/two-players'));
  const own = files.filter((file) => /^cli\/(commands|actions)\//u.test(file));
  expect(own).toEqual([
    'cli/actions/replay.js',
    'cli/commands/help.js',
    'cli/commands/index.js',
    'cli/commands/menu.js',
    'cli/commands/parts.js',
    'cli/commands/replay.js',
  ]);
});

describe('a replay loads its own game alone', () => {
  test('Golf, without any library but those of words and chance', async () => {
    const { code, rooms, games, packages } = await loadedBy('replay', fixture('golf/two-players'));
    expect([code, games, packages]).toEqual([0, ['golf'], SPEAKING]);
    expect(rooms).not.toContain('screen');
    expect(rooms).not.toContain('plain');
  });

  test.each(['areena/worked-example', 'duel-masters/last-card', 'weiss-schwarz/concession'])('%s', async (name) => {
    const { code, games, packages } = await loadedBy('replay', '--quiet', fixture(name));
    expect([code, games, packages]).toEqual([0, [path.dirname(name)], SPEAKING]);
  });

  test('Blood Trail, which digs its levels with a library', async () => {
    const { code, games, packages } = await loadedBy('replay', '--until', '1', fixture('blood-trail/shaman'));
    expect([code, games, packages]).toEqual([0, ['blood-trail'], [...SPEAKING.slice(0, -1), 'rot-js', 'seedrandom']]);
  });
});

test('the schema of card files is loaded where there is a card file, and not before', async () => {
  const without = await loadedBy('cards', 'duel-masters', 'dragon');
  expect(without.packages).not.toContain('ajv');
  const pack = path.resolve('fixtures/packs/duel-masters', 'winter.json');
  const given = await loadedBy('cards', 'duel-masters', 'dragon', '--cards', pack);
  expect(given.packages).toContain('ajv');
});

test.each(['en', 'fi'])('of the languages %s is loaded alone', async (language) => {
  const { files } = await loadedBy('--lang', language, 'replay', fixture('golf/two-players'));
  const spoken = files.flatMap((file) => /(?:^|\/)text\/(en|de|fi|bg|es)[/.]/u.exec(file)?.[1] ?? []);
  expect([...new Set(spoken)]).toEqual([language]);
});

test('names that take more than a column a letter are measured by the library for it', async () => {
  const { packages } = await loadedBy('play', 'golf', 'Ann', '山田', '--bot', 'Ann=random', '--bot', '山田=random');
  expect(packages).toContain('string-width');
});

test('worker threads of a simulation load their game and nothing that speaks', async () => {
  const { code, games, rooms } = await loadedBy(
    'simulate',
    'golf',
    '-n',
    '300',
    '--jobs',
    '2',
    '--json',
    '--seed',
    '1',
  );
  expect([code, games]).toEqual([0, ['golf']]);
  expect(rooms).toEqual(['bots', 'cli', 'engine', 'games', 'kits', 'simulation', 'store', 'text']);
});

test('lists of all games load all of them', async () => {
  const { games } = await loadedBy('games', '--json');
  expect(games).toEqual([...GAMES.ids].sort());
});
