// Small things of the command line: near words, quoting for the shell, wrapped lines, the language before anything is read.
import { execFileSync } from 'node:child_process';
import { expect, test } from '@jest/globals';
import { lookEarly } from '../../src/cli/early.js';
import { shellCommand } from '../../src/cli/output/shell.js';
import { wrapped } from '../../src/cli/output/wrap.js';
import { nearest } from '../../src/engine/index.js';
import { localeLanguage } from '../../src/text/start.js';

const COMMANDS = ['play', 'replay', 'resume', 'rules', 'simulate'];

test.each([
  ['paly', 'play'],
  ['PLAY', 'play'],
  ['repaly', 'replay'],
  ['rule', 'rules'],
  ['simualte', 'simulate'],
  ['quit', undefined],
  ['x', undefined],
])('the command nearest to %s is %s', (word, near) => {
  expect(nearest(word, COMMANDS)).toBe(near);
});

test.each([
  ['simple.hotseat'],
  ['two words.hotseat'],
  [`it's`],
  ['$HOME/`x`'],
  [''],
  ['Ива/山田.hotseat'],
  ['a"b\\c'],
  ['*?[x]'],
])('a shell reads %s as one word, unchanged', (word) => {
  const command = shellCommand(['printf', '%s.', word]);
  expect(execFileSync('bash', ['-c', command], { encoding: 'utf8' })).toBe(`${word}.`);
});

test('text is wrapped between words; a word that is too long keeps its line', () => {
  expect(wrapped('one two three four five', 20)).toBe('one two three four\nfive');
  expect(wrapped(`a ${'b'.repeat(30)} c`, 20)).toBe(`a\n${'b'.repeat(30)}\nc`);
  // Wide letters take two columns.
  expect(wrapped('山田山田山 山田山田山', 20)).toBe('山田山田山\n山田山田山');
});

test.each([
  [{ LANG: 'de_DE.UTF-8' }, 'de'],
  [{ LANG: 'de' }, 'de'],
  [{ LC_ALL: 'fi_FI', LANG: 'de_DE' }, 'fi'],
  [{ LC_ALL: '', LC_MESSAGES: 'es_ES', LANG: 'de_DE' }, 'es'],
  [{ LANG: 'fil_PH.UTF-8' }, 'en'],
  [{ LANG: 'C' }, 'en'],
  [{}, 'en'],
] as const)('the locale %j speaks %s', (env, language) => {
  expect(localeLanguage(env)).toBe(language);
});

test('the language flag is found wherever it stands before a "--", and an unknown one is handed on', () => {
  const env = { HOTSEAT_HOME: '/nowhere/at/all', LANG: 'es_ES' };
  expect(lookEarly(['play', '--lang', 'de', 'golf'], env)).toMatchObject({ language: 'de', unknown: undefined });
  expect(lookEarly(['--lang=fi', 'games'], env)).toMatchObject({ language: 'fi' });
  expect(lookEarly(['games', '--lang', 'tlh'], env)).toMatchObject({ language: 'es', unknown: 'tlh' });
  expect(lookEarly(['play', '--', '--lang', 'de'], env)).toMatchObject({ language: 'es', unknown: undefined });
});
