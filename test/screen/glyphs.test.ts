import { describe, expect, test } from '@jest/globals';
import { cut, fit, glyphs, widthOf, wrap } from '../../src/screen/glyphs.js';

describe('widths', () => {
  test.each([
    ['Ann', 3],
    ['Ива', 3],
    ['A\u0308da\u0308', 3], // combining marks take no column, and compose to Ädä
    ['山田', 4],
    ['K♠ ─▒', 5],
    ['e\u0301\u0327x', 2], // a letter with two marks stays one place
    ['', 0],
  ])('%j takes %d columns', (text, columns) => {
    expect(widthOf(text)).toBe(columns);
  });

  test('an emoji becomes a sign whose width is certain', () => {
    expect(glyphs('a🎲b').map(({ text }) => text)).toEqual(['a', '?', 'b']);
  });

  test('control characters and escape sequences lose what makes them work', () => {
    expect(
      glyphs('a\x1b[31m\x07b')
        .map(({ text }) => text)
        .join(''),
    ).toBe('a[31mb');
  });
});

describe('cutting', () => {
  test('a text that fits stays whole, one that does not says that it was cut', () => {
    expect(cut('abcdef', 6)).toBe('abcdef');
    expect(cut('abcdef', 5)).toBe('abcd…');
    expect(cut('abcdef', 0)).toBe('');
  });

  test('a wide character is never halved', () => {
    expect(cut('山田山', 4)).toBe('山…');
    expect(fit('山田山', 4)).toBe('山… ');
  });
});

describe('wrapping', () => {
  test('lines break at blanks and are as long as the columns allow', () => {
    expect(wrap('one two three four', 9)).toEqual(['one two', 'three', 'four']);
  });

  test('a word that is longer than a line is broken where it must', () => {
    expect(wrap('an abcdefghij', 4)).toEqual(['an', 'abcd', 'efgh', 'ij']);
    expect(wrap('山田山田', 3)).toEqual(['山', '田', '山', '田']);
  });

  test('nothing makes one empty line', () => {
    expect(wrap('', 10)).toEqual(['']);
  });
});
