// The package in a stranger’s project: every import that it offers, its types, and the game of docs/examples, played on every way.
import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import ts from 'typescript';
import { type Run, run as runProgram, tempFolder } from '../cli/run.js';
import { installPacked, npm } from './packed.js';
import { filesOf } from './pages.js';

const { folder, clean } = tempFolder();
const project = path.join(folder, 'project');
const hotseat = path.join(project, 'node_modules', 'hotseat');

beforeAll(() => {
  installPacked(folder);
  // Out of the package as it came, into a folder of its own, which is installed by its name too.
  cpSync(path.join(hotseat, 'docs', 'examples', 'twenty-one'), path.join(project, 'twenty-one'), { recursive: true });
  symlinkSync('../twenty-one', path.join(project, 'node_modules', 'hotseat-twenty-one'));
});

afterAll(clean);

function run(...args: string[]): Promise<Run> {
  return runProgram(folder, args, { cwd: project, program: path.join(project, 'node_modules', '.bin', 'hotseat') });
}

/** The files below a folder of the package. */
function filesBelow(part: string): string[] {
  return readdirSync(path.join(hotseat, part), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
}

const kits = (): string[] => readdirSync(path.join(hotseat, 'lib', 'kits')).sort();

describe('the tarball', () => {
  test('holds the program, its pages, and no more', () => {
    expect(readdirSync(hotseat).sort()).toEqual(['LICENSE', 'README.md', 'bin', 'dist', 'docs', 'lib', 'package.json']);
    expect(filesBelow('lib').filter((file) => !file.endsWith('.js'))).toEqual([]);
    expect(filesBelow('dist').filter((file) => !file.endsWith('.d.ts') || file.includes('.docs'))).toEqual([]);
  });

  test('holds every file that one of its files imports, and names every package', () => {
    const { dependencies } = JSON.parse(readFileSync(path.join(hotseat, 'package.json'), 'utf8')) as {
      readonly dependencies: Readonly<Record<string, string>>;
    };
    const lacking: string[] = [];
    let imports = 0;
    for (const file of [...filesBelow('lib'), ...filesBelow('dist')]) {
      for (const { fileName: to } of ts.preProcessFile(readFileSync(file, 'utf8'), true, true).importedFiles) {
        imports++;
        const name = to
          .split('/')
          .slice(0, to.startsWith('@') ? 2 : 1)
          .join('/');
        const there = to.startsWith('.')
          ? existsSync(path.resolve(path.dirname(file), file.endsWith('.js') ? to : to.replace(/\.js$/u, '.d.ts')))
          : to.startsWith('node:') || Object.hasOwn(dependencies, name);
        if (!there) lacking.push(`${path.relative(hotseat, file)}: ${to}`);
      }
    }
    expect(lacking).toEqual([]);
    expect(imports).toBeGreaterThan(1000);
  });
});

describe('twenty-one', () => {
  test('is played by npx, recorded and replayed', async () => {
    const bots = ['--bot', 'Ann=greedy', '--bot', 'Bob=random'];
    const args = ['hotseat', 'play', './twenty-one', 'Ann', 'Bob', ...bots, '--seed', '7', '--record', 'game.hotseat'];
    const played = npm('npx', ['--no', ...args], project);
    expect(played).toContain('nearest to twenty-one');
    const recorded = readFileSync(path.join(project, 'game.hotseat'), 'utf8');
    expect(recorded).toContain('\ngame twenty-one\nfrom hotseat-twenty-one@1.0.0\n');

    const again = await run('replay', 'game.hotseat', '--game', './twenty-one', '--json');
    expect([again.code, again.err, JSON.parse(again.out)]).toMatchObject([0, '', { game: 'twenty-one', over: true }]);
    // The same ends the two outputs: who came where.
    const told = await run('replay', 'game.hotseat', '--game', 'hotseat-twenty-one');
    expect(played).toContain(told.out.slice(told.out.indexOf('Final result')));
  });

  test('is played line by line by four, and nobody is shown what lies face down', async () => {
    const args = ['play', './twenty-one', 'Ann', 'Bob', 'Cid', 'Dora', '--seed', '23', '--plain', '--no-color'];
    // A line is left empty for each time that somebody takes the keyboard.
    const moves = ['', 'draw', 'stay', '', 'draw', 'draw', '', 'draw', 'draw', 'stay', '', 'draw', 'draw', 'draw'];
    const { code, out } = await runProgram(folder, args, {
      cwd: project,
      program: path.join(project, 'node_modules', '.bin', 'hotseat'),
      input: `${moves.join('\n')}\n`,
    });
    expect([code, out]).toEqual([0, expect.stringContaining('A draw between Ann and Cid')]);
    const [, ann, bob] = out.split(/^What follows is for .*$/mu);
    expect([ann, ann]).toEqual([
      expect.stringContaining('ace of hearts'),
      expect.not.stringContaining('four of clubs'),
    ]);
    expect([bob, bob]).toEqual([
      expect.stringContaining('four of clubs'),
      expect.not.stringContaining('ace of hearts'),
    ]);
  });

  // Hands by the seed; totals by hand: pictures ten, one ace eleven where that is not too much, nothing past twenty-one.
  test.each([
    {
      script: 'three-players',
      shown: [
        'Ann shows J♦ and 7♣: 17 points.', // 10 + 7
        'Bob shows 8♣, A♣, 7♥, and 3♣: 19 points.', // 8 + 1 + 7 + 3, as 29 is too much
        'Cid shows 6♥, K♥, and 5♥: 21 points.', // 6 + 10 + 5
      ],
      places: { Ann: 3, Bob: 2, Cid: 1 },
      scores: { Ann: 17, Bob: 19, Cid: 21 },
      winner: 'Cid',
    },
    {
      script: 'four-players',
      shown: [
        'Ann shows A♥, A♠, and 9♦: 21 points.', // 11 + 1 + 9
        'Bob shows 4♣, 8♥, 4♥, and Q♠: 26 points.', // 4 + 8 + 4 + 10
        'Cid shows 2♦, J♣, 6♦, and 3♠: 21 points.', // 2 + 10 + 6 + 3
        'Dora shows 6♥, 2♣, 6♣, 2♠, and 9♥: 25 points.', // 6 + 2 + 6 + 2 + 9
      ],
      places: { Ann: 1, Bob: 3, Cid: 1, Dora: 3 },
      scores: { Ann: 21, Bob: 0, Cid: 21, Dora: 0 },
      winner: null,
    },
  ])('$script ends as the rules say', async ({ script, shown, places, scores, winner }) => {
    const args = ['replay', `twenty-one/${script}.hotseat`, '--game', './twenty-one'];
    const log = await run(...args);
    expect([log.code, log.err]).toEqual([0, '']);
    expect(log.out.split('\n').filter((line) => line.includes(' shows '))).toEqual(shown);
    const { out } = await run(...args, '--json');
    expect(JSON.parse(out)).toMatchObject({ places, scores, winner, over: true });
  });

  test('is simulated, and its rules are told', async () => {
    const simulated = await run('simulate', './twenty-one', '-n', '60', '--players', '3', '--seed', '1', '--json');
    expect([simulated.code, JSON.parse(simulated.out)]).toMatchObject([0, { games: 60, broken: [] }]);
    const rules = await run('rules', 'hotseat-twenty-one');
    expect([rules.code, rules.out]).toEqual([0, expect.stringContaining('Jack, queen and king count ten')]);
  });

  test('has no decks and no cards to search, and says so', async () => {
    for (const args of [
      ['decks', 'list', './twenty-one'],
      ['cards', './twenty-one'],
    ]) {
      const { code, out, err } = await run(...args);
      expect([code, out, err]).toEqual([2, '', expect.stringContaining('twenty-one is played without decks')]);
    }
  });
});

test('every import that the package offers is one, and checkGame finds nothing wrong with twenty-one', async () => {
  const script = `
    import { gameIds, loadGame } from 'hotseat';
    import { Match } from 'hotseat/engine';
    import { PACK } from 'hotseat/kits/french-pack';
    import { checkGame, playChoices, sayGameFault } from 'hotseat/testing';
    import twentyOne from 'hotseat-twenty-one';
    for (const kit of ${JSON.stringify(kits())}) await import('hotseat/kits/' + kit);
    for (const id of gameIds) if ((await loadGame(id))?.id !== id) throw new Error(id);
    const faults = (await checkGame(twentyOne)).map(sayGameFault);
    // Queen, jack and a third card: too much, so it is the other’s turn.
    const { match, asked } = playChoices(twentyOne, ['draw'], { seed: '7' });
    const isMatch = match instanceof Match;
    console.log(JSON.stringify({ faults, games: gameIds.length, cards: PACK.length, isMatch, asked }));`;
  const file = path.join(project, 'script.js');
  writeFileSync(file, script);
  const { code, out, err } = await runProgram(folder, [], { cwd: project, program: file });
  expect([code, err]).toEqual([0, '']);
  expect(JSON.parse(out)).toEqual({ faults: [], games: 5, cards: 52, isMatch: true, asked: 1 });
});

test('its types compile, with no other types beside them, in a strict project that checks the types of its packages', async () => {
  const entries = ['hotseat', 'hotseat/engine', 'hotseat/testing', ...kits().map((kit) => `hotseat/kits/${kit}`)];
  const consumer = `
    ${entries.map((entry, at) => `export * as part${at} from '${entry}';`).join('\n    ')}
    import { loadGame, replay } from 'hotseat';
    import type { Game, Setup } from 'hotseat/engine';
    import { setupFor } from 'hotseat/testing';
    import pebbles from './pebbles.js';
    export const setup: Setup = setupFor(pebbles, { players: ['Ann', 'Bob'] });
    export const decisions = async (text: string): Promise<number> => {
      const golf: Game | undefined = await loadGame('golf');
      if (golf === undefined) return 0;
      const result = replay(golf, text);
      return result.ok ? result.value.decisions : result.faults.length;
    };
    // @ts-expect-error: a seed is text, so these are types and not anything at all.
    setupFor(pebbles, { seed: 1 });`;
  const files = new Map([...filesOf('add-a-game'), ...filesOf('add-a-bot'), ['consumer.ts', consumer]]);
  files.delete('check.ts'); // Prints, which needs the types of Node or of a browser.
  for (const [file, text] of files) writeFileSync(path.join(project, file), text);
  const options = {
    target: 'es2023',
    lib: ['es2023'],
    types: [],
    module: 'nodenext',
    moduleResolution: 'nodenext',
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: false,
    noEmit: true,
  };
  writeFileSync(
    path.join(project, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: options, files: [...files.keys()] }),
  );
  const tsc = await runProgram(folder, [], { cwd: project, program: path.resolve('node_modules/typescript/bin/tsc') });
  expect([tsc.code, tsc.out]).toEqual([0, '']);
});
