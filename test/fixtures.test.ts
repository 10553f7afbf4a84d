// The recordings in fixtures/: the good ones give the same game in another process, the broken ones their fault.
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { faultsOf, readRecording, setupOf } from '../src/engine/index.js';
import { golf } from '../src/games/golf/index.js';
import { type Played, playScript, sitDown } from './scripts.js';

const listed = (folder: string): string[] =>
  readdirSync(path.join('fixtures', folder)).map((file) => path.parse(file).name);
const fileOf = (folder: string, name: string): string => path.join('fixtures', folder, `${name}.hotseat`);
const read = (folder: string, name: string): string => readFileSync(fileOf(folder, name), 'utf8');

/** Runs the program's `replay` on a file. */
function replayFile(file: string, ...options: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const args = [path.join('bin', 'hotseat.js'), 'replay', file, '--lang', 'en', ...options];
  return new Promise((resolve) => {
    execFile(process.execPath, args, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : error === null ? 0 : -1, stdout, stderr });
    });
  });
}

const README = readFileSync(path.join('fixtures', 'README.md'), 'utf8');

test('every fixture is named in the list, and every name in the list is a file', () => {
  const names = [...README.matchAll(/^\| `([\w-]+)` /gmu)].map(([, name]) => name);
  const folders = ['golf', 'areena', 'blood-trail', 'duel-masters', 'weiss-schwarz', 'broken'];
  expect(names.sort()).toEqual(folders.flatMap(listed).sort());
});

describe('good recordings of Golf', () => {
  test('they end alike in another process', async () => {
    const names = listed('golf');
    const elsewhere = await Promise.all(names.map((name) => replayFile(fileOf('golf', name), '--json')));
    names.forEach((name, index) => {
      const { state, over } = sitDown(golf, read('golf', name)).match;
      const { code, stdout } = elsewhere[index] ?? { code: -1, stdout: '' };
      expect([name, code]).toEqual([name, 0]);
      expect([name, JSON.parse(stdout)]).toMatchObject([
        name,
        { hash: sitDown(golf, read('golf', name)).match.hash(), over, decisions: state.run.decisions },
      ]);
    });
  });

  const outcomeOf = (name: string) => sitDown(golf, read('golf', name)).match.state.run.outcome;

  test('those that a program wrote check a hash in every turn, and are written the same again', () => {
    for (const name of listed('golf')) {
      const text = read('golf', name);
      if (!text.includes('\n= ')) continue;
      const sitting = sitDown(golf, text);
      expect(text.match(/^= /gmu)?.length).toBeGreaterThanOrEqual(sitting.match.state.run.turn);
      expect(sitting.text).toBe(text.replace(/^# [A-Z].*\n/mu, ''));
    }
  });

  test('whole games of two, three and four hold every kind of move', () => {
    for (const [name, players] of [
      ['two-players', 2],
      ['three-players', 3],
      ['four-players', 4],
    ] as const) {
      const text = read('golf', name);
      for (const act of ['reveal', 'draw', 'swap', 'discard', 'take'])
        expect(text).toMatch(new RegExp(`^[^:]+: ${act}`, 'mu'));
      expect(outcomeOf(name)?.places).toHaveLength(players);
    }
    // Worked out from the last grids: Ann K♦2♣ K♣2♥ 5♦5♠, Bob K♠4♥ 7♦4♦ 3♠A♠.
    expect(outcomeOf('two-players')?.scores).toEqual([-4, 19]);
  });

  test('GO-13 one player with both rows removed wins with minus infinity, two share the win', () => {
    expect(outcomeOf('both-rows')).toMatchObject({ scores: [-4, '-Infinity'], winner: 1, places: [2, 1] });
    expect(outcomeOf('both-rows-shared')).toMatchObject({
      scores: [-4, '-Infinity', '-Infinity'],
      winner: -1,
      places: [3, 1, 1],
    });
  });

  test('GO-14 equal points share the first place', () => {
    expect(outcomeOf('tie')).toMatchObject({ scores: [23, 8, 8], places: [3, 1, 1], winner: -1 });
  });

  test('CO-7 whoever gave up is last, and the game is over at once', () => {
    expect(outcomeOf('concession')).toMatchObject({ reason: 'conceded', places: [1, 3, 2] });
  });

  test('GO-1 the order that was drawn is played', () => {
    expect(sitDown(golf, read('golf', 'random-order')).match.state.run.order).toEqual([2, 0, 1]);
  });

  test('scripts that stop early stand in the middle of a turn, with somebody to choose', () => {
    const drawn = sitDown(golf, read('golf', 'unfinished')).match;
    expect([drawn.step, drawn.over]).toEqual(['swap', false]);
    const stacked = sitDown(golf, read('golf', 'stacked')).match;
    expect([stacked.step, stacked.asked, stacked.state.run.turn]).toEqual(['draw', 0, 3]);
    expect(sitDown(golf, read('golf', 'crlf')).match.asked).toBe(0);
  });
});

describe('broken recordings', () => {
  const played = (name: string): Played => playScript(golf, read('broken', name));

  test.each([
    ['wrong-hash', 'diverged', 19],
    ['impossible-choice', 'choice.not-open', 18],
    ['wrong-player', 'choice.not-asked', 17],
    ['no-such-player', 'recording.no-such-player', 17],
  ])('%s stops with %s at its line', (name, code, line) => {
    expect(played(name).fault).toMatchObject({ code, line });
  });

  test('torn is played as far as it is whole', () => {
    const { fault, notices, sitting } = played('torn');
    expect([fault, notices.map(({ code }) => code), sitting.match.asked]).toEqual([undefined, ['recording.torn'], 1]);
  });

  test.each<[string, [string, number][]]>([
    ['other-version', [['version.format', 1]]],
    ['no-recording', [['recording.no-version', 1]]],
    ['other-rules', [['version.rules', 4]]],
    [
      'many-faults',
      [
        ['seed.empty', 3],
        ['name.equal', 5],
        ['option.unknown', 6],
        ['option.bad-value', 7],
        ['recording.no-such-player', 8],
      ],
    ],
    [
      'stacked-twice',
      [
        ['stack.not-in-pack', 7],
        ['stack.no-card', 7],
      ],
    ],
  ])('%s is refused with all its faults by line', (name, expected) => {
    const { recording, faults } = readRecording(read('broken', name));
    const all = faults.length > 0 ? faults : faultsOf(setupOf(recording, golf, '1'));
    expect(all.map(({ code, line }) => [code, line])).toEqual(expected);
  });

  test('the program ends with the exit code that the list promises, and names file and line', async () => {
    const rows = [...README.matchAll(/^\| `([\w-]+)` \|.*\| (\d) \|$/gmu)].map(
      ([, name = '', code]) => [name, Number(code)] as const,
    );
    expect(rows.length).toBe(listed('broken').length);
    const ended = await Promise.all(rows.map(([name]) => replayFile(fileOf('broken', name))));
    rows.forEach(([name, code], index) => {
      expect([name, ended[index]?.code]).toEqual([name, code]);
      expect([name, ended[index]?.stderr]).toEqual([
        name,
        expect.stringMatching(new RegExp(`${name}\\.hotseat:\\d+: \\S`, 'u')),
      ]);
    });
  });
});
