// Help, version, and what happens to commands that are not understood.
import { afterAll, expect, test } from '@jest/globals';
import { run, tempFolder } from './run.js';

const { folder, clean } = tempFolder();
afterAll(clean);

const HEADINGS = [
  ['en', 'Usage:', 'Commands:'],
  ['de', 'Aufruf:', 'Befehle:'],
  ['fi', 'Käyttö:', 'Komennot:'],
  ['bg', 'Употреба:', 'Команди:'],
  ['es', 'Uso:', 'Órdenes:'],
] as const;

test.each(HEADINGS)('help speaks %s, its headings too', async (language, usage, commands) => {
  const { code, out, err } = await run(folder, ['--help', '--lang', language]);
  expect(code).toBe(0);
  expect(err).toBe('');
  expect(out).toContain(usage);
  expect(out).toContain(commands);
  for (const command of ['play', 'replay', 'resume', 'simulate', 'rules', 'games', 'paths', 'completion'])
    expect(out).toContain(`  ${command}`);
});

test('the locale decides the language where no flag does, and the flag wins', async () => {
  const byLocale = await run(folder, ['play', '--help'], { env: { LANG: 'fi_FI.UTF-8' } });
  expect(byLocale.out).toContain('Valitsimet:');
  expect(byLocale.out).not.toMatch(/Options|default|Usage/u);
  const byFlag = await run(folder, ['--lang=es', 'play', '--help'], { env: { LANG: 'fi_FI.UTF-8' } });
  expect(byFlag.out).toContain('Opciones:');
});

test('the language chosen in the menu comes before the locale', async () => {
  const { folder: home, clean: away } = tempFolder();
  const { writeFileSync } = await import('node:fs');
  writeFileSync(`${home}/settings.json`, JSON.stringify({ schema: 1, language: 'bg' }));
  const { out } = await run(home, ['--help'], { env: { LANG: 'de_DE.UTF-8' } });
  away();
  expect(out).toContain('Употреба:');
});

test('the version is a line of its own', async () => {
  const { code, out } = await run(folder, ['--version']);
  expect(code).toBe(0);
  expect(out).toMatch(/^\d+\.\d+\.\d+\n$/u);
});

const MISTAKES = [
  ['a mistyped command', ['paly', 'golf', '--seed', '3'], ['no command "paly"', 'Perhaps "play"?']],
  [
    'a mistyped option',
    ['play', 'golf', 'Ann', 'Bob', '--pallete', 'standard'],
    ['no option "--pallete"', 'Perhaps "--palette"?'],
  ],
  ['a mistyped game', ['rules', 'gofl'], ['no game "gofl"', 'The games: golf', 'Perhaps "golf"?']],
  ['an option without its value', ['play', 'golf', 'Ann', 'Bob', '--seed'], ['"--seed" needs a value']],
  ['a missing argument', ['rules'], ['missing after "rules": game']],
  ['too many arguments', ['rules', 'golf', 'chess'], ['too much for "rules": chess']],
  ['an unknown command after help', ['help', 'playy'], ['no command "playy"', 'Perhaps "play"?']],
  ['an unknown language', ['games', '--lang', 'xx'], ['no language "xx"', 'en, de, fi, bg, es']],
  ['an unknown shell', ['completion', 'tcsh'], ['bash, zsh, fish']],
] as const;

test.each(MISTAKES)('%s is named, on stderr, with exit code 2 and what would be right', async (_what, args, said) => {
  const { code, out, err } = await run(folder, args);
  expect(code).toBe(2);
  expect(out).toBe('');
  for (const words of said) expect(err).toContain(words);
  expect(err).not.toContain('    at ');
});

test('a mistake is told in the player’s language', async () => {
  const { err } = await run(folder, ['play', 'golf', 'Ann', '--lang', 'de']);
  expect(err).toBe('hotseat: golf ist für 2 bis 4 Personen, nicht für 1.\n');
});
