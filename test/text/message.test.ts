// Texts that only have slots are filled without the message formatter, and say what it would say.
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { IntlMessageFormat } from 'intl-messageformat';
import { LANGUAGES } from '../../src/engine/index.js';
import { isPlain, messageOf, type Values } from '../../src/text/message.js';
import { allParts, merged } from './parts.js';

function formatted(text: string, values: Values): string {
  return String(new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }).format(values));
}

/** A value for every slot of a text, of which some are numbers. */
function valuesFor(text: string): Values {
  const names = [...text.matchAll(/\{(\w+)/gu)].map(([, name = '']) => name);
  return Object.fromEntries(names.map((name, at) => [name, at % 2 === 0 ? `<${name}>` : 10_000 * at]));
}

test('every text of the catalogues that is filled here is filled as the formatter fills it', async () => {
  const parts = await allParts();
  let plain = 0;
  for (const language of LANGUAGES) {
    for (const text of Object.values(merged(parts, language)).filter(isPlain)) {
      const values = valuesFor(text);
      expect(messageOf(text, language).format(values)).toBe(formatted(text, values));
      plain++;
    }
  }
  expect(plain).toBeGreaterThan(1000);
});

test('any text of letters, slots, apostrophes and signs is filled as the formatter fills it', () => {
  const part = fc.constantFrom('{name}', '{count}', "'", 'ä', ' ', '#', '|', '<', '>', '{', '}');
  const values = { name: 'Ann', count: 1234 };
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (written) => {
      const text = written.join('');
      fc.pre(isPlain(text));
      expect(messageOf(text, 'en').format(values)).toBe(formatted(text, values));
    }),
    { seed: 1, numRuns: 2000 },
  );
});

describe('what more there is than slots is left to the formatter', () => {
  test.each([
    ['{count, plural, one {# card} other {# cards}}', '2 cards'],
    ["it''s {count}", "it's 2"],
    ["'{count}'", '{count}'],
    ['{ count }', '2'],
    ['{count, number}', '2'],
  ])('%s', (text, said) => {
    expect(isPlain(text)).toBe(false);
    expect(messageOf(text, 'en').format({ count: 2 })).toBe(said);
  });
});

test.each(['{name} draws', '{name, select, other {{name} draws}}'])('a slot that nothing fills throws: %s', (text) => {
  expect(() => messageOf(text, 'en').format({})).toThrow('name');
});
