// The hash of a state: of what it holds, not of how it was made.
import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { canonicalJson, hashOf } from '../../src/engine/index.js';

test('the order in which fields were made does not matter, at any depth', () => {
  const one = { b: [{ y: 1, x: 2 }], a: null };
  const other = { a: null, b: [{ x: 2, y: 1 }] };
  expect(canonicalJson(one)).toBe('{"a":null,"b":[{"x":2,"y":1}]}');
  expect(hashOf(one)).toBe(hashOf(other));
});

test('the order of a list does matter, and so does every value', () => {
  const hashes = [[1, 2], [2, 1], ['1', 2], [1, 2, null], { 0: 1, 1: 2 }, 'x', ''].map(hashOf);
  expect(new Set(hashes).size).toBe(hashes.length);
});

test('a hash is SHA-256 of the canonical JSON, in 64 hex digits', () => {
  const expected = createHash('sha256').update('{"a":[1,"ä"]}', 'utf8').digest('hex');
  expect(hashOf({ a: [1, 'ä'] })).toBe(expected);
  expect(hashOf({})).toMatch(/^[0-9a-f]{64}$/u);
});

test('any JSON value has one canonical text, which parses back to it', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const parsed = JSON.parse(JSON.stringify(value)) as unknown;
      expect(JSON.parse(canonicalJson(parsed))).toEqual(parsed);
      expect(canonicalJson(turned(parsed))).toBe(canonicalJson(parsed));
    }),
    { seed: 5, numRuns: 300 },
  );
});

/** The same value with the fields of all objects made in the opposite order. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, part]) => [key, turned(part)]),
  );
}
