// What is worked out once.
import { expect, test } from '@jest/globals';
import { oncePer } from '../../src/engine/index.js';

test('each object has its own, made when it is first asked for and never again', () => {
  let made = 0;
  const read = oncePer((lines: readonly string[]) => ({ count: lines.length, made: ++made }));
  const lines = ['4 Oak'];
  expect(made).toBe(0);
  expect([read(lines), read(['4 Oak']), read(lines)]).toEqual([
    { count: 1, made: 1 },
    { count: 1, made: 2 },
    { count: 1, made: 1 },
  ]);
});

test('nought and nothing written are kept as well', () => {
  let made = 0;
  const nought = oncePer(() => {
    made++;
    return 0;
  });
  const key = {};
  expect([nought(key), nought(key), made]).toEqual([0, 0, 1]);
});
