// What the pages name is there: files and folders, and the places that links lead to. `<game>`, `<kit>` and `<language>` stand for
// any of ours: one game or kit at least has such a path, and has it in every language.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { LANGUAGES } from '../../src/engine/index.js';
import { GAMES } from '../../src/games/index.js';
import { filesOf, PAGES, textOf } from './pages.js';

const FOLDERS = ['src', 'test', 'docs', 'fixtures', 'config', 'bin'];
const FILES = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name)),
);
const KITS = readdirSync(path.join('src', 'kits'));
const PLACES = new Set(FILES.flatMap((file) => [...parentsOf(file), file]));

/** What a page has its reader make. */
const MADE: readonly string[] = PAGES.flatMap((page) => [...filesOf(page).keys()]).concat('second-wind.ts');

/** A page without what stands between fences, with its line breaks as blanks. */
function proseOf(text: string): string {
  return text.replace(/^ *```.*?^ *```$/gmsu, '').replace(/\n/gu, ' ');
}

function parentsOf(file: string): string[] {
  const parent = path.dirname(file);
  return parent === '.' ? [] : [...parentsOf(parent), parent];
}

function isThere(place: string): boolean {
  return GAMES.ids.some((game) =>
    LANGUAGES.every((language) =>
      KITS.some((kit) =>
        existsSync(
          place
            .replace(/<(?:game|id)>/u, game)
            .replace('<language>', language)
            .replace('<kit>', kit),
        ),
      ),
    ),
  );
}

const texts = new Map([
  ...PAGES.map((page) => [page, textOf(page)] as const),
  ['fixtures/README', readFileSync('fixtures/README.md', 'utf8')] as const,
]);

test('every path from the top is there', () => {
  const pattern = new RegExp(`(?<=[\`\\s(/])(?:${FOLDERS.join('|')})/[\\w.<>/-]*[\\w>/]`, 'gu');
  const named = [...texts].flatMap(([page, text]) =>
    [...proseOf(text).matchAll(/`[^`]+`/gu)].flatMap(([code]) =>
      [...code.matchAll(pattern)].map(([place]) => [page, place] as const),
    ),
  );
  expect(named.filter(([, place]) => !isThere(place))).toEqual([]);
  expect(named.length).toBeGreaterThan(60);
});

test('every source that is named by the end of its path is there, `*` in it for what differs', () => {
  const named = [...texts].flatMap(([page, text]) =>
    [...proseOf(text).matchAll(/`((?:[\w*<>-]+\/)*[\w*<>-]+\.(?:d\.ts|ts|mjs|cjs))`/gu)].map(
      ([, place = '']) => [page, place] as const,
    ),
  );
  const lacking = named.filter(([, place]) => {
    if (MADE.includes(place)) return false;
    const end = new RegExp(`(?:^|/)${place.replaceAll('.', '\\.').replace(/\*|<\w+>/gu, '[\\w-]+')}$`, 'u');
    return !FILES.some((file) => end.test(file));
  });
  expect(lacking).toEqual([]);
  expect(named.length).toBeGreaterThan(60);
});

test('every folder that is named by the end of its path is there', () => {
  const named = [...texts].flatMap(([page, text]) =>
    [...proseOf(text).matchAll(/`((?:[\w-]+\/)+)`/gu)].map(([, place = '']) => [page, place.slice(0, -1)] as const),
  );
  const lacking = named.filter(
    ([page, place]) =>
      // What lies in the folder of the program’s own files.
      page !== 'command-line' && ![...PLACES].some((one) => one === place || one.endsWith(`/${place}`)),
  );
  expect(lacking).toEqual([]);
});

test('README and the design name every folder of the sources', () => {
  const folders = readdirSync('src').map((folder) => `src/${folder}`);
  expect(folders.filter((folder) => !textOf('design').includes(`| \`${folder}`))).toEqual([]);
  const inReadme = folders.filter((folder) => folder !== 'src/types');
  expect(inReadme.filter((folder) => !textOf('README').includes(`\`${folder}\``))).toEqual([]);
});

test('every link leads somewhere', () => {
  const dead: string[] = [];
  for (const [page, text] of texts) {
    const from = page === 'README' ? '.' : page === 'fixtures/README' ? 'fixtures' : 'docs';
    for (const [, to = '', anchor] of text.matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/gu)) {
      const file = to === '' ? path.join(from, `${page}.md`) : path.join(from, to);
      if (!existsSync(file)) dead.push(`${page}: ${to}`);
      else if (anchor !== undefined && !anchorsOf(readFileSync(file, 'utf8')).includes(anchor))
        dead.push(`${page}: ${to}#${anchor}`);
    }
  }
  expect(dead).toEqual([]);
});

/** What headings are linked by. */
function anchorsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.*)$/gmu)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, '')
      .replaceAll(' ', '-'),
  );
}
