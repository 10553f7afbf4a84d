// `hotseat completion`: the scripts, and bash at work with its own.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { GAMES } from '../../src/games/index.js';
import { run, tempFolder } from './run.js';

const EVERY_GAME = await GAMES.loadAll();

const { folder, clean } = tempFolder();
afterAll(clean);
let script = '';

beforeAll(async () => {
  script = path.join(folder, 'hotseat.bash');
  writeFileSync(script, (await run(folder, ['completion', 'bash'])).out);
});

/** What bash offers for the last of some words, taken apart as bash does. */
function offers(...words: readonly string[]): string[] {
  const program = `source "$0"; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _hotseat; printf '%s\\n' "\${COMPREPLY[@]}"`;
  return execFileSync('bash', ['-c', program, script, 'hotseat', ...words], { encoding: 'utf8', cwd: folder })
    .split('\n')
    .filter((word) => word !== '');
}

test('bash accepts its script', () => {
  expect(execFileSync('bash', ['-n', script], { encoding: 'utf8' })).toBe('');
});

test('bash completes commands, games, options and their values', () => {
  expect(offers('re')).toEqual(['replay', 'resume']);
  expect(offers('play', '')).toEqual(EVERY_GAME.map(({ id }) => id));
  expect(offers('play', 'golf', 'Ann', '--se')).toEqual(['--seed']);
  expect(offers('play', 'golf', 'Ann', 'Bob', '--lang', '')).toEqual(['en', 'de', 'fi', 'bg', 'es']);
  expect(offers('play', 'golf', 'Ann', '--palette', 'h')).toEqual(['high-contrast']);
  expect(offers('play', '--seed', '4', 'g')).toEqual(['golf']);
  expect(offers('play', 'golf', 'Ann', '--option', 'te')).toEqual(['test-mode']);
  expect(offers('completion', '')).toEqual(['bash', 'zsh', 'fish']);
  expect(offers('help', 'pa')).toEqual(['paths']);
  expect(offers('--ver')).toEqual(['--version']);
});

test('bash completes a bot after the name and the "="', () => {
  expect(offers('play', 'golf', 'Ann', 'Bob', '--bot', 'Bob', '=', 'gr')).toEqual(['greedy']);
  const bots = new Set(EVERY_GAME.flatMap((game) => Object.keys(game.bots)));
  expect(offers('play', 'golf', 'Ann', 'Bob', '--bot', 'Bob', '=')).toEqual([...bots]);
});

test('bash completes decks: commands in commands, games with decks, ready decks and files', () => {
  expect(offers('dec')).toEqual(['decks']);
  expect(offers('decks', '')).toEqual(['list', 'show', 'check']);
  expect(offers('decks', 'show', '')).toEqual(EVERY_GAME.filter(({ library }) => library).map(({ id }) => id));
  expect(offers('decks', 'show', 'areena', 'ta')).toEqual(['tactician']);
  expect(offers('decks', 'show', 'areena', 'hot')).toEqual(['hotseat.bash']);
  expect(offers('decks', 'check', 'areena', 'hot')).toEqual(['hotseat.bash']);
  expect(offers('decks', 'check', 'areena', '--j')).toEqual(['--json']);
  expect(offers('cards', 'a')).toEqual(['areena']);
  expect(offers('play', 'areena', 'Ann', 'Bob', '--deck', 'Bob', '=', 'fa')).toEqual(['fast']);
  expect(offers('simulate', 'areena', '--decks', 'fa')).toEqual(['fast']);
  expect(offers('simulate', 'areena', '--ma')).toEqual(['--matrix']);
  expect(offers('simulate', 'blood-trail', '--each', 'ca')).toEqual(['calling']);
});

test('bash completes files where a recording is taken', () => {
  expect(offers('replay', 'hot')).toEqual(['hotseat.bash']);
});

test.each(['zsh', 'fish'])('the script for %s knows every command, the games and the languages', async (shell) => {
  const { code, out } = await run(folder, ['completion', shell]);
  expect(code).toBe(0);
  for (const word of [
    'play',
    'replay',
    'resume',
    'simulate',
    'rules',
    'games',
    'decks',
    'check',
    'cards',
    'tactician',
    'paths',
    'completion',
    'golf',
    'en de fi bg es',
    'palette',
  ])
    expect(out).toContain(word);
});
