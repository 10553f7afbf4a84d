import { expect, test } from '@jest/globals';
import { Canvas } from '../../src/screen/canvas.js';

const small = (columns = 6, rows = 2): Canvas => new Canvas({ columns, rows });

test('text is drawn where it is put and answers where it ended', () => {
  const canvas = small();
  expect(canvas.put(1, 0, 'abc')).toBe(4);
  expect(canvas.lines()).toEqual([' abc', '']);
});

test('text is cut off at every edge', () => {
  const canvas = small();
  canvas.put(-2, 0, 'abcd');
  canvas.put(4, 1, 'efgh');
  canvas.put(0, 7, 'below');
  canvas.put(0, -1, 'above');
  expect(canvas.lines()).toEqual(['cd', '    ef']);
});

test('a wide character takes two cells and is not drawn where only one is left', () => {
  const canvas = small();
  expect(canvas.put(0, 0, '山a')).toBe(3);
  expect(canvas.texts.slice(0, 3)).toEqual(['山', '', 'a']);
  canvas.put(5, 1, '山');
  expect(canvas.lines()[1]).toBe('');
});

test('drawing over half of a wide character leaves a blank for the other half', () => {
  const canvas = small();
  canvas.put(0, 0, '山山');
  canvas.put(1, 0, 'x');
  expect(canvas.texts.slice(0, 4)).toEqual([' ', 'x', '山', '']);
  canvas.put(2, 0, 'y');
  expect(canvas.texts.slice(0, 4)).toEqual([' ', 'x', 'y', ' ']);
});

test('a box has corners, sides and an inside that is left alone', () => {
  const canvas = small(4, 3);
  canvas.put(1, 1, 'ab');
  canvas.box({ x: 0, y: 0, width: 4, height: 3 }, { corners: ['1', '2', '3', '4'], across: '-', down: '|' });
  expect(canvas.lines()).toEqual(['1--2', '|ab|', '4--3']);
});

test('every text goes through the fold, wherever it comes from', () => {
  const canvas = new Canvas({ columns: 8, rows: 1 }, (text) => text.toUpperCase());
  canvas.put(0, 0, 'ann');
  canvas.fill({ x: 4, y: 0, width: 2, height: 1 }, 'x');
  expect(canvas.lines()).toEqual(['ANN XX']);
});
