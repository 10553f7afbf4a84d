// Where the arrows lead among places that lie anywhere.
import { describe, expect, test } from '@jest/globals';
import type { Rect } from '../../src/screen/canvas.js';
import { type Direction, nextPlace } from '../../src/screen/moving.js';

const at = (x: number, y: number, width: number): Rect => ({ x, y, width, height: 1 });
const places =
  (rects: Readonly<Record<string, Rect>>) =>
  (from: string, direction: Direction): string => {
    const names = Object.keys(rects);
    return names[nextPlace(Object.values(rects), names.indexOf(from), direction)] ?? '';
  };

describe('a hand of wide cards below a row of narrow places', () => {
  const next = places({
    one: at(6, 0, 3),
    two: at(9, 0, 3),
    three: at(12, 0, 3),
    four: at(15, 0, 3),
    five: at(18, 0, 3),
    left: at(9, 1, 10),
    middle: at(21, 1, 9),
    right: at(31, 1, 10),
  });

  test('left and right go to the next card of the same row, however near the narrow ones are', () => {
    expect([next('left', 'right'), next('middle', 'right'), next('middle', 'left')]).toEqual([
      'middle',
      'right',
      'left',
    ]);
  });

  test('at the end of the row nothing lies further on', () => {
    expect([next('right', 'right'), next('right', 'down')]).toEqual(['right', 'right']);
  });

  test('up goes to what is above, nearest to the middle, and down comes back', () => {
    expect([next('left', 'up'), next('three', 'down'), next('one', 'down')]).toEqual(['three', 'left', 'left']);
  });

  test('whoever has nobody in the own row goes to the next one aside', () => {
    expect(next('five', 'right')).toBe('middle');
  });
});

test('on a map, cells go to their neighbours, and to what is ahead before what is aside', () => {
  const next = places({
    here: at(5, 5, 1),
    east: at(6, 5, 1),
    far: at(9, 5, 1),
    north: at(5, 4, 1),
    aside: at(7, 3, 1),
  });
  expect([next('here', 'right'), next('east', 'right'), next('here', 'up'), next('here', 'left')]).toEqual([
    'east',
    'far',
    'north',
    'here',
  ]);
});
