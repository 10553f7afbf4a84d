// One player against a world that has turns of its own fits the engine's heart: the toy trek (shape of BT-3, BT-8).
import { expect, test } from '@jest/globals';
import { type GameEvent, Match, NOBODY } from '../../src/engine/index.js';
import { setupFor } from '../setups.js';
import { trek } from './toys/trek.js';

const setup = (seed = '7') => setupFor(trek, { players: ['Ann'], seed });

test('the player is asked once a turn, and the world moves between', () => {
  const phases: string[] = [];
  const match = Match.begin(trek, setup(), (event: GameEvent) => {
    if (event.code === '@phase' && 'phase' in event) phases.push(String(event.phase));
  });
  expect([match.asked, match.state.run.turn, match.state.wolf]).toEqual([0, 1, 1]);
  match.choose('step');
  expect([match.asked, match.state.run.turn, match.state.wolf]).toEqual([0, 2, 2]);
  expect(phases).toEqual(['map', 'hero', 'world', 'hero']);
});

test('as in BT-3: the wolf drops blood where it leaves, for as long as it bleeds', () => {
  const match = Match.begin(trek, setup());
  for (let turn = 0; turn < 5; turn++) match.choose('step');
  expect(match.state.cells.join('')).toBe('#,,,........#');
  expect(match.state.blood).toBe(3);
});

test('the map comes from the seed', () => {
  const heroes = new Set(Array.from({ length: 40 }, (_, seed) => Match.begin(trek, setup(String(seed))).state.hero));
  expect([...heroes].sort()).toEqual([3, 4, 5, 6]);
});

test('reaching the end wins; the bound of world turns loses without a winner', () => {
  const escaped = Match.begin(trek, setup());
  while (!escaped.over) escaped.choose('step');
  expect(escaped.state.run.outcome).toMatchObject({ places: [1], winner: 0, reason: 'escaped' });
  const lost = Match.begin(trek, setup());
  while (!lost.over) lost.choose('wait');
  expect(lost.state.run.outcome).toMatchObject({ places: [2], winner: NOBODY, reason: 'lost' });
  expect(lost.state.run.turn).toBe(50);
});
