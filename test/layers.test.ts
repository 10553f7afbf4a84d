// The import rules catch what they forbid: a small tree with planted violations is checked with the project's own rules.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

interface Report {
  readonly summary: {
    readonly violations: readonly { readonly rule: { readonly name: string }; readonly from: string }[];
  };
}

const take = (from: string): string => `import { it } from '${from}';\nexport const use = it;\n`;
const takeType = (from: string): string => `import type { it } from '${from}';\nexport type Use = typeof it;\n`;
const takeLater = (from: string): string => `export const later = () => import('${from}');\n`;
const ONE = 'export const it = 1;\n';

/** Files that keep to the rules: those below import them. */
const SOUND: Readonly<Record<string, string>> = {
  'src/engine/index.ts': `export { use as it } from './part.js';\n`,
  'src/engine/part.ts': take('./other.js'),
  'src/engine/other.ts': ONE,
  // The other halves of circles, which are reported once.
  'src/engine/f.ts': take('./e.js') + ONE,
  'src/engine/k.ts': take('./j.js') + ONE,
  'src/engine/m.ts': takeLater('./l.js') + ONE,
  'src/text/index.ts': take('../engine/index.js') + ONE,
  'src/text/word.ts': ONE,
  'src/bots/index.ts': take('../engine/index.js') + ONE,
  'src/testing/index.ts': take('../engine/index.js') + ONE,
  'src/testing/walk.ts': take('../text/index.js') + ONE,
  'src/testing/bots.ts': take('../bots/index.js') + ONE,
  'src/store/index.ts': take('../engine/index.js') + ONE,
  'src/games/index.ts': takeLater('./one/index.js') + ONE,
  'src/games/one/index.ts': take('../../engine/index.js') + ONE,
  'src/games/two/index.ts': take('../../text/index.js') + ONE,
  'src/games/two/kit.ts': take('../../kits/one/index.js'),
  'src/kits/one/index.ts': `export { use as it } from './part.js';\n`,
  'src/kits/one/part.ts': take('../../engine/index.js') + ONE,
  'src/kits/two/index.ts': ONE,
  'src/screen/index.ts': take('./terminal.js') + ONE,
  'src/screen/terminal.ts': `import blessed from 'blessed';\nexport const it = blessed;\n`,
  'src/screen/part.ts': take('../text/index.js') + ONE,
  'src/plain/index.ts': take('../text/index.js') + ONE,
  'src/cli/main.ts': take('../games/index.js') + takeLater('./program.js'),
  'src/cli/program.ts': take('./commands/index.js') + ONE,
  'src/cli/commands/index.ts': takeType('../actions/play.js') + takeLater('../actions/play.js') + ONE,
  'src/cli/actions/play.ts': take('../table.js') + ONE,
  'src/cli/table.ts': takeType('../games/index.js') + take('../plain/index.js') + takeLater('../screen/index.js') + ONE,
  'src/cli/store.ts': take('../store/index.js'),
};

/** File, what stands in it, and the rule that it breaks. */
const PLANTED: readonly [string, string, string][] = [
  ['src/engine/a.ts', take('../screen/index.js'), 'engine-imports-nothing'],
  ['src/engine/b.ts', take('../games/one/index.js'), 'engine-imports-nothing'],
  ['src/engine/c.ts', `import { readFileSync } from 'node:fs';\nexport const use = readFileSync;\n`, 'pure-core'],
  ['src/engine/d.ts', `import chalk from 'chalk';\nexport const use = chalk;\n`, 'pure-core'],
  ['src/engine/e.ts', take('./f.js') + ONE, 'no-circular'],
  ['src/engine/j.ts', takeType('./k.js') + ONE, 'no-circular'],
  ['src/engine/l.ts', takeType('./m.js') + ONE, 'no-circular'],
  ['src/engine/g.ts', 'export const alone = 1;\n', 'no-orphans'],
  ['src/engine/h.ts', takeType('../screen/index.js'), 'engine-imports-nothing'],
  ['src/engine/i.ts', `export const lazy = () => import('../screen/index.js');\n`, 'engine-imports-nothing'],
  ['src/text/a.ts', take('../games/index.js'), 'text-imports-engine'],
  ['src/text/b.ts', take('../engine/part.js'), 'text-imports-engine'],
  ['src/bots/a.ts', take('../games/one/index.js'), 'bots-import-engine'],
  ['src/testing/a.ts', take('../games/one/index.js'), 'testing-imports-engine-and-text-and-bots'],
  ['src/testing/b.ts', take('../engine/part.js'), 'testing-imports-engine-and-text-and-bots'],
  [
    'src/testing/c.ts',
    `import { test } from '@jest/globals';\nexport const use = test;\n`,
    'testing-knows-no-test-runner',
  ],
  ['src/store/a.ts', take('../cli/store.js'), 'store-imports-engine'],
  ['src/kits/one/a.ts', take('../two/index.js'), 'a-kit-imports-engine-and-itself'],
  ['src/kits/one/b.ts', take('../../games/two/index.js'), 'a-kit-imports-engine-and-itself'],
  ['src/kits/one/c.ts', take('../../engine/part.js'), 'a-kit-imports-engine-and-itself'],
  ['src/kits/one/d.ts', take('../../text/index.js'), 'a-kit-imports-engine-and-itself'],
  ['src/kits/one/e.ts', `import { platform } from 'node:os';\nexport const use = platform;\n`, 'pure-core'],
  ['src/engine/o.ts', take('../kits/one/index.js'), 'engine-imports-nothing'],
  ['src/text/c.ts', take('../kits/one/index.js'), 'text-imports-engine'],
  ['src/screen/d.ts', take('../kits/one/index.js'), 'screen-imports-below'],
  ['src/plain/c.ts', take('../kits/one/index.js'), 'plain-imports-below'],
  ['src/cli/i.ts', take('../kits/one/index.js'), 'cli-imports-indexes'],
  ['src/games/one/a.ts', take('../two/index.js'), 'a-game-imports-engine-kits-text-and-itself'],
  ['src/games/one/b.ts', take('../../screen/index.js'), 'a-game-imports-engine-kits-text-and-itself'],
  ['src/games/one/c.ts', take('../../engine/part.js'), 'a-game-imports-engine-kits-text-and-itself'],
  ['src/games/one/e.ts', take('../../kits/one/part.js'), 'a-game-imports-engine-kits-text-and-itself'],
  ['src/games/one/d.ts', take('../index.js'), 'a-game-imports-engine-kits-text-and-itself'],
  ['src/games/shelf.ts', take('./one/index.js'), 'games-are-loaded-lazily'],
  ['src/screen/a.ts', take('../cli/store.js'), 'screen-imports-below'],
  ['src/screen/d.ts', takeType('../games/index.js'), 'screen-imports-below'],
  ['src/screen/b.ts', `import blessed from 'blessed';\nexport const use = blessed;\n`, 'one-file-knows-blessed'],
  ['src/cli/d.ts', `export const lazy = () => import('blessed');\n`, 'one-file-knows-blessed'],
  ['src/screen/c.ts', `import fc from 'fast-check';\nexport const use = fc;\n`, 'no-dev-dependency'],
  ['src/plain/a.ts', take('../screen/index.js'), 'plain-imports-below'],
  ['src/plain/b.ts', take('../games/two/index.js'), 'plain-imports-below'],
  ['src/plain/c.ts', takeLater('../games/index.js'), 'plain-imports-below'],
  ['src/cli/a.ts', take('../text/word.js'), 'cli-imports-indexes'],
  ['src/cli/b.ts', take('../games/one/index.js'), 'cli-imports-indexes'],
  ['src/cli/c.ts', take('../screen/index.js'), 'screen-is-loaded-lazily'],
  ['src/cli/e.ts', take('../games/index.js'), 'cli-is-given-its-games'],
  ['src/cli/f.ts', takeLater('../games/index.js'), 'cli-is-given-its-games'],
  ['src/cli/commands/a.ts', take('../actions/play.js'), 'cli-actions-are-loaded-lazily'],
  ['src/cli/actions/a.ts', takeType('../commands/index.js'), 'cli-actions-know-no-commands'],
  ['src/cli/g.ts', takeType('./actions/play.js'), 'cli-parts-know-no-actions'],
  ['src/cli/input/a.ts', take('../commands/index.js'), 'cli-parts-know-no-actions'],
];

const folder = mkdtempSync(path.join(tmpdir(), 'layers-'));
const broken = new Map<string, Set<string>>();

beforeAll(() => {
  for (const [file, text] of [...Object.entries(SOUND), ...PLANTED.map(([file, text]) => [file, text] as const)]) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  const root = process.cwd();
  for (const name of ['node_modules', 'package.json', 'tsconfig.json'])
    symlinkSync(path.join(root, name), path.join(folder, name));
  const program = path.join(root, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruise.mjs');
  const config = path.join(root, 'config', 'layers.cjs');
  const child = spawnSync(process.execPath, [program, '--config', config, '--output-type', 'json', 'src'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 50_000_000,
  });
  const { summary } = JSON.parse(child.stdout) as Report;
  for (const { rule, from } of summary.violations) broken.set(from, (broken.get(from) ?? new Set()).add(rule.name));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(PLANTED.map(([file, , rule]) => [file, rule] as const))('%s breaks the rule %s', (file, rule) => {
  expect([...(broken.get(file) ?? [])]).toContain(rule);
});

test('files that keep to the rules break none', () => {
  const guilty = [...broken].filter(([file]) => Object.hasOwn(SOUND, file)).map(([file, rules]) => [file, ...rules]);
  expect(guilty).toEqual([]);
});
