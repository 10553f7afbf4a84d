import { expect, test } from '@jest/globals';
import { playersFault } from '../../src/engine/index.js';
import { loadTongue, sayFault } from '../../src/text/index.js';

test('a game for a range of players names both ends when the number is wrong', () => {
  expect(playersFault({ id: 'trio', seats: { least: 2, most: 4 } }, 5, 7)).toEqual({
    code: 'players.number',
    data: { game: 'trio', count: 5, least: 2, most: 4 },
    line: 7,
  });
});

test('a game for one number of players only names that one number', async () => {
  const fault = playersFault({ id: 'duel', seats: { least: 2, most: 2 } }, 3);
  expect(fault).toEqual({ code: 'players.exactly', data: { game: 'duel', count: 3, right: 2 }, line: undefined });
  expect(sayFault(fault, await loadTongue('en'))).toBe('duel takes exactly 2 players, not 3.');
});
