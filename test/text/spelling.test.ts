import { expect, test } from '@jest/globals';
import { Tongue } from '../../src/text/index.js';

test.each([
  ['de', 'Wählt: Größe, Übung', 'Waehlt: Groesse, Uebung'],
  ['bg', 'Кръг Ход', 'Крaг Hод'],
  ['fi', 'näytä pöytä', 'näytä pöytä'],
] as const)(
  'in ASCII %s is spelt as people spell it without its letters; what is left is for the screen',
  (language, text, plain) => {
    expect(new Tongue(language, { key: text }, 'ascii').sayText('key')).toBe(plain);
    expect(new Tongue(language, { key: text }, 'drawn').sayText('key')).toBe(text);
  },
);

test('names keep their letters: they are not of the language', () => {
  const tongue = new Tongue('de', { key: 'Wählt: {player}' }, 'ascii', ['Ädä']);
  expect(tongue.sayText('key', { player: { seat: 0 } })).toBe('Waehlt: Ädä');
});
