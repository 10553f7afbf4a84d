import { expect, test } from '@jest/globals';
import { capital, Tongue } from '../../src/text/index.js';

test.each([
  ['en', 'turn up slot 6', 'Turn up slot 6'],
  ['fi', 'ässä', 'Ässä'],
  ['bg', 'тегли', 'Тегли'],
  ['es', '¿y ahora?', '¿y ahora?'],
  ['de', '8♦ nehmen', '8♦ nehmen'],
  ['en', '', ''],
] as const)(
  'a line of a list in %s begins with a capital where it begins with a letter: "%s"',
  (language, text, large) => {
    expect(capital(text, language)).toBe(large);
  },
);

test('a saying that begins a line is said with a capital, and only there', () => {
  const tongue = new Tongue('en', { inner: 'draw {n} cards', outer: '{first}; {next}' });
  const inner = { key: 'inner', slots: { n: 2 } };
  expect(tongue.speak({ ...inner, capital: true })).toBe('Draw 2 cards');
  const outer = { key: 'outer', slots: { first: inner, next: { ...inner, capital: true as const } } };
  expect(tongue.speak(outer)).toBe('draw 2 cards; Draw 2 cards');
});
