// Players' names: what they may be.
import { describe, expect, test } from '@jest/globals';
import { checkNames, normaliseName, sameName } from '../../src/engine/index.js';

const codes = (...names: string[]): string[] => checkNames(names.map(normaliseName)).map(({ code }) => code);

test.each(['Ann', 'Ива', 'Ädä', '山田', '{bold}x', 'Ann Lee', "O'Brien", 'x=1', '1', '-', 'robot=no'])(
  '%j is a name',
  (name) => {
    expect(codes(name, 'Bob')).toEqual([]);
  },
);

test.each([
  ['', 'name.empty'],
  ['   ', 'name.empty'],
  ['a\u0007b', 'name.control'],
  ['a\u001b[31m', 'name.control'],
  ['a\tb', 'name.control'],
  ['a\nb', 'name.control'],
  ['a\u200bb', 'name.control'],
  ['\u202eAnn', 'name.control'],
  ['a\u2028b', 'name.control'],
  ['\ud800', 'name.control'],
  ['#Ann', 'name.format'],
  ['=Ann', 'name.format'],
  ['!Ann', 'name.format'],
  ['Ann: Lee', 'name.format'],
  ['bot=greedy', 'name.format'],
  ['Ann bot=greedy', 'name.format'],
  ['x'.repeat(25), 'name.long'],
])('%j is none', (name, code) => {
  expect(codes(name, 'Bob')).toEqual([code]);
});

test('a name of 24 characters is the longest, counted as people count', () => {
  expect(codes('x'.repeat(24), '𝔸'.repeat(24))).toEqual([]);
});

describe('equal names', () => {
  test.each([
    ['Ann', 'ann'],
    ['Ann Lee', 'annlee'],
    ['Ann  Lee', 'Ann Lee'],
    ['ä', 'a\u0308'],
    ['ИВА', 'ива'],
    ['Ａnn', 'Ann'],
  ])('%j and %j are equal, ignoring case and blanks', (one, other) => {
    expect(sameName(normaliseName(one), normaliseName(other))).toBe(true);
    expect(codes(one, other)).toEqual(['name.equal']);
  });

  test('Ann and Anna are not, nor a and ä', () => {
    expect(codes('Ann', 'Anna', 'a', 'ä')).toEqual([]);
  });

  test('each later twin is a fault, with its line and whose name it has', () => {
    const faults = checkNames(['Ann', 'Bob', 'ANN', 'ann'], [3, 4, 5, 6]);
    expect(faults.map(({ code, line, data }) => [code, line, data.other])).toEqual([
      ['name.equal', 5, 'Ann'],
      ['name.equal', 6, 'Ann'],
    ]);
  });
});

test('what is shown of a bad name holds nothing that a terminal would obey', () => {
  const [fault] = checkNames(['a\u001b[2J', 'Bob']);
  expect(fault?.data.name).toBe('a?[2J');
});
