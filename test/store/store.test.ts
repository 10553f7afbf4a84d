// The store: journals that lose nothing, names that are never taken twice, settings that are never lost.
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { usualFolders } from '../../src/store/folders.js';
import {
  FileJournal,
  liesIn,
  newRecording,
  places,
  readSettings,
  recordingsIn,
  writeBugReport,
  writeSettings,
} from '../../src/store/index.js';
import { tempFolder } from '../cli/run.js';

const { folder, clean } = tempFolder();
afterAll(clean);
let here = '';
let count = 0;

beforeEach(() => {
  here = path.join(folder, String(++count));
  mkdirSync(here);
});

describe('journal', () => {
  function noTrouble(code: string): void {
    throw new Error(code);
  }

  test('each text is in the file when the call returns', () => {
    const file = path.join(here, 'game');
    const journal = new FileJournal(file, noTrouble);
    journal.replace('header\n');
    expect(readFileSync(file, 'utf8')).toBe('header\n');
    journal.append('Ann: draw\n');
    journal.append('Ädä: swap 4\n');
    expect(readFileSync(file, 'utf8')).toBe('header\nAnn: draw\nÄdä: swap 4\n');
    journal.replace('shorter\n');
    journal.append('on\n');
    expect(readFileSync(file, 'utf8')).toBe('shorter\non\n');
    journal.close();
    expect(readdirSync(here)).toEqual(['game']);
  });

  test('trouble is told once, does not throw, and what was missed is written when the disk works again', () => {
    const missing = path.join(here, 'gone');
    mkdirSync(missing);
    const told: string[] = [];
    const journal = new FileJournal(path.join(missing, 'game'), (code) => told.push(code));
    journal.replace('header\n');
    rmSync(missing, { recursive: true });
    journal.replace('header\none\n');
    journal.append('two\n');
    expect(told).toEqual(['ENOENT']);
    expect(journal.isWhole).toBe(false);
    mkdirSync(missing);
    journal.append('three\n');
    expect(readFileSync(path.join(missing, 'game'), 'utf8')).toBe('header\none\ntwo\nthree\n');
    expect(journal.isWhole).toBe(true);
    expect(told).toEqual(['ENOENT']);
    journal.close();
  });
});

describe('recordings', () => {
  const NOW = new Date(2026, 10, 30, 0, 15, 30);

  test('a new recording is named after game, time and players, in plain letters', async () => {
    const nested = path.join(here, 'data', 'recordings');
    expect(path.basename(await newRecording(nested, 'golf', ['Ann', 'Bob'], NOW))).toBe(
      'golf-20261130-001530-ann-bob.hotseat',
    );
    expect(path.basename(await newRecording(nested, 'golf', ['{bold}x', 'Ива', 'Ädä', '山田'], NOW))).toMatch(
      /^golf-20261130-001530-bold-x-iva-ada-[a-z]+\.hotseat$/u,
    );
    expect(path.basename(await newRecording(nested, 'golf', ['../../etc', '..'], NOW))).toBe(
      'golf-20261130-001530-etc.hotseat',
    );
  });

  test('a name that is taken gets a number; nothing is overwritten', async () => {
    const first = await newRecording(here, 'golf', ['Ann', 'Bob'], NOW);
    writeFileSync(first, 'kept');
    const second = await newRecording(here, 'golf', ['Ann', 'Bob'], NOW);
    expect(path.basename(second)).toBe('golf-20261130-001530-ann-bob-2.hotseat');
    expect(readFileSync(first, 'utf8')).toBe('kept');
  });

  test('recordings are listed with the one last written to first; other files are none', () => {
    for (const [name, age] of [
      ['b.hotseat', 10],
      ['a.hotseat', 30],
      ['c.hotseat', 20],
      ['notes.txt', 0],
    ] as const) {
      writeFileSync(path.join(here, name), '');
      utimesSync(path.join(here, name), 1_000_000 - age, 1_000_000 - age);
    }
    expect(recordingsIn(here).map((file) => path.basename(file))).toEqual(['b.hotseat', 'c.hotseat', 'a.hotseat']);
    expect(recordingsIn(path.join(here, 'no-such-folder'))).toEqual([]);
  });

  test('a file lies in a folder by whatever way it is named, and not in one beside it', () => {
    mkdirSync(path.join(here, 'recordings'));
    symlinkSync(path.join(here, 'recordings'), path.join(here, 'link'));
    expect(liesIn(path.join(here, 'recordings'), path.join(here, 'link', 'x.hotseat'))).toBe(true);
    expect(liesIn(path.join(here, 'recordings'), path.join(here, 'x.hotseat'))).toBe(false);
    expect(liesIn(path.join(here, 'nowhere'), path.join(here, 'x.hotseat'))).toBe(false);
  });
});

describe('settings', () => {
  const LAST = {
    game: 'golf',
    players: [
      { name: 'Ann', bot: undefined },
      { name: 'Bob', bot: 'greedy' },
    ],
    options: { order: 'random' },
    seed: '',
    counts: { golf: 4, areena: 2 },
  };

  test('what was written is read again; without a file the usual settings are taken', () => {
    const file = path.join(here, 'config', 'settings.json');
    expect(readSettings(file)).toEqual({ state: 'good', settings: { language: undefined, last: undefined } });
    writeSettings(file, { language: 'fi', last: LAST });
    expect(readSettings(file)).toEqual({ state: 'good', settings: { language: 'fi', last: LAST } });
    expect(readdirSync(path.dirname(file))).toEqual(['settings.json']);
  });

  test.each([
    ['not JSON', '{'],
    ['not an object', '[]'],
    ['of another schema', '{"schema":2}'],
    ['with a language that is no text', '{"schema":1,"language":5}'],
    ['with players that are none', '{"schema":1,"last":{"game":"golf","players":[5],"options":{},"seed":""}}'],
    ['with options that are no texts', '{"schema":1,"last":{"game":"golf","players":[],"options":{"a":1},"seed":""}}'],
    [
      'with counts that are no numbers',
      '{"schema":1,"last":{"game":"golf","players":[],"options":{},"seed":"","counts":{"golf":"2"}}}',
    ],
  ])('a file %s is put aside whole, and the usual settings are taken', (_what, text) => {
    const file = path.join(here, 'settings.json');
    writeFileSync(file, text);
    const found = readSettings(file);
    if (found.state !== 'broken') throw new Error(found.state);
    expect(found.settings).toEqual({ language: undefined, last: undefined });
    expect(readFileSync(found.kept, 'utf8')).toBe(text);
    expect(existsSync(file)).toBe(false);
  });

  test('a settings file that is a folder is told by its code and left alone', () => {
    const file = path.join(here, 'settings.json');
    mkdirSync(file);
    expect(readSettings(file)).toMatchObject({ state: 'unreadable', code: 'EISDIR' });
    expect(existsSync(file)).toBe(true);
  });
});

test('one folder for everything, where the environment names it', () => {
  expect(places({ HOTSEAT_HOME: here })).toEqual({
    data: here,
    recordings: path.join(here, 'recordings'),
    bugs: path.join(here, 'bugs'),
    broken: path.join(here, 'broken'),
    settings: path.join(here, 'settings.json'),
  });
});

test.each<[platform: NodeJS.Platform, env: Record<string, string>, data: string, config: string]>([
  ['linux', {}, '/home/ann/.local/share/hotseat', '/home/ann/.config/hotseat'],
  ['linux', { XDG_DATA_HOME: '/d', XDG_CONFIG_HOME: '/c' }, '/d/hotseat', '/c/hotseat'],
  ['freebsd', { XDG_DATA_HOME: '' }, '/home/ann/.local/share/hotseat', '/home/ann/.config/hotseat'],
  [
    'darwin',
    { XDG_DATA_HOME: '/d' },
    '/home/ann/Library/Application Support/hotseat',
    '/home/ann/Library/Preferences/hotseat',
  ],
  ['win32', {}, '/home/ann/AppData/Local/hotseat/Data', '/home/ann/AppData/Roaming/hotseat/Config'],
  ['win32', { LOCALAPPDATA: '/l', APPDATA: '/r' }, '/l/hotseat/Data', '/r/hotseat/Config'],
])('on %s with %j things are kept where the system wants them', (platform, env, data, config) => {
  expect(usualFolders(platform, env, '/home/ann')).toEqual({ data, config });
});

test('the report of an error that came before any game has no recording, and is never written over another', () => {
  const report = {
    command: ['games'],
    version: '1.2.3',
    runtime: 'Node',
    stack: 'Error: x\n    at y',
    recording: undefined,
    hash: undefined,
  };
  const now = new Date(0);
  const file = writeBugReport(here, report, now);
  expect(readFileSync(file, 'utf8')).toBe(
    '# hotseat 1.2.3, Node\n# command: ["games"]\n# state: -\n# Error: x\n#     at y\n',
  );
  expect(() => writeBugReport(here, report, now)).toThrow('EEXIST');
});
