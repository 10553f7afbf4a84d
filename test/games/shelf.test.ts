// The shelf of games: ids at once, games when they are asked for.
import { expect, test } from '@jest/globals';
import { golf } from '../../src/games/golf/index.js';
import { GAMES, shelfOf } from '../../src/games/index.js';

test('a game is loaded when it is asked for, once, and no other with it', async () => {
  const loaded: string[] = [];
  const loader = (id: string) => (): Promise<typeof golf> => {
    loaded.push(id);
    return Promise.resolve(golf);
  };
  const shelf = shelfOf({ one: loader('one'), two: loader('two') });
  expect([shelf.ids, loaded]).toEqual([['one', 'two'], []]);
  const [first, again] = await Promise.all([shelf.load('two'), shelf.load('two')]);
  expect(loaded).toEqual(['two']);
  expect(again).toBe(first);
});

test('a loaded game has the bots that every game has, before its own', async () => {
  const game = await shelfOf({ golf: () => Promise.resolve(golf) }).load('golf');
  expect(Object.keys(game?.bots ?? {})).toEqual(['random', ...Object.keys(golf.bots)]);
});

test.each(['chess', '', 'toString', '__proto__'])('there is no game called "%s"', async (id) => {
  expect(await GAMES.load(id)).toBeUndefined();
});

test('all games are loaded in the order of their ids, and each is called as its line says', async () => {
  expect((await GAMES.loadAll()).map(({ id }) => id)).toEqual(GAMES.ids);
});
