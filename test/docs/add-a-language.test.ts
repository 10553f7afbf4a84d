// docs/add-a-language.md is true of every game: what it copies is every catalogue, and what it changes is every file that loads one.
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { LANGUAGES } from '../../src/engine/index.js';
import { tempFolder } from '../cli/run.js';
import { additionsOf } from './additions.js';
import { runIn } from './clone.js';
import { blocksOf } from './pages.js';

const PAGE = 'add-a-language';
const sources = (folder: string): string[] =>
  readdirSync(path.join(folder, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)));

/** The catalogues of a language, with its name as `*`. */
function cataloguesOf(language: string, files: readonly string[]): string[] {
  const own = new RegExp(`(?<=/text/)${language}(?=/|\\.ts$)`, 'u');
  return files.filter((file) => own.test(file)).map((file) => file.replace(own, '*'));
}

const files = sources('.');

test('every language has the same files', () => {
  for (const language of LANGUAGES)
    expect([language, cataloguesOf(language, files)]).toEqual([language, cataloguesOf('en', files)]);
});

test('its lines copy every catalogue', async () => {
  const { folder, clean } = tempFolder();
  cpSync('src', path.join(folder, 'src'), { recursive: true });
  const [lines] = blocksOf(PAGE).filter(({ language }) => language === 'sh');
  expect(await runIn(folder, { PATH: process.env.PATH ?? '' }, lines?.text ?? 'false')).toMatchObject({
    code: 0,
    err: '',
  });
  const after = sources(folder);
  clean();
  expect(cataloguesOf('sv', after)).toEqual(cataloguesOf('en', files));
});

test('it changes every file that loads a catalogue of each language', () => {
  const loads = (file: string): boolean =>
    !/\/text\/[a-z]{2}(?:\/|\.ts$)/u.test(file) && /'\.\S*\/de(?:\/\S+)?\.js'/u.test(readFileSync(file, 'utf8'));
  const changed = additionsOf(PAGE);
  expect([...changed.keys()].sort()).toEqual([...files.filter(loads), 'src/engine/languages.ts'].sort());
  for (const [file, text] of changed) expect([file, text.match(/\bsv\b/gu)?.length ?? 0]).not.toEqual([file, 0]);
});
