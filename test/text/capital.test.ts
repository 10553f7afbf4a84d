import { expect, test } from '@jest/globals';
import { capital } from '../../src/text/index.js';

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
