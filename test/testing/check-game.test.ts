// checkGame: a sound game has no faults, and a game that is broken in one way has exactly that fault.
import { describe, expect, test } from '@jest/globals';
import { withCommonBots } from '../../src/bots/index.js';
import { GAMES } from '../../src/games/index.js';
import { checkGame, FAULTS } from '../../src/testing/index.js';
import { shownCards } from './broken/games.js';
import { WRONG_PLAY } from './broken/play.js';
import { WRONG_SHAPE } from './broken/shape.js';
import { WRONG_SIGHT } from './broken/sight.js';
import { WRONG_WORDS } from './broken/words.js';
import { lots, permuteLots } from './lots.js';

const EVERY_GAME = (await GAMES.loadAll()).map((game) => [game.id, game] as const);
const BROKEN = [...WRONG_SHAPE, ...WRONG_WORDS, ...WRONG_PLAY, ...WRONG_SIGHT];

/** Enough to meet whatever is broken. */
const FEW = { games: 5, choices: 12 };

describe('checkGame', () => {
  test('finds nothing in a sound game, and nothing more in it when more is known of it', async () => {
    expect(await checkGame(lots)).toEqual([]);
    expect(await checkGame(withCommonBots(lots), { permute: permuteLots, shownCards })).toEqual([]);
  });

  test.each(EVERY_GAME)('finds nothing in %s', async (_id, game) => {
    expect(await checkGame(game, { games: 4, choices: 15 })).toEqual([]);
  });

  test.each(BROKEN)('%s: %s', async (code, _what, game, check = {}) => {
    const faults = await checkGame(game, { ...FEW, ...check });
    expect([...new Set(faults.map((fault) => fault.code))]).toEqual([code]);
    for (const { where, what, right } of faults)
      expect([where, what, right]).toEqual([expect.stringMatching(/./u), expect.stringMatching(/./u), FAULTS[code]]);
  });

  test('every kind of fault is among them', () => {
    const kinds = new Set<string>(BROKEN.map(([code]) => code));
    expect(Object.keys(FAULTS).filter((code) => !kinds.has(code))).toEqual([]);
  });
});
