// The greedy bot: how often it wins, and what it makes of positions that leave no doubt.
import { expect, test } from '@jest/globals';
import { Chance, seedChance } from '../../../src/engine/index.js';
import { greedy } from '../../../src/games/golf/bots/greedy.js';
import { golf } from '../../../src/games/golf/index.js';
import type { GolfView } from '../../../src/games/golf/view.js';
import { playGames } from '../../../src/simulation/games.js';
import { gameCalled } from '../../shelf.js';
import { type Position, position, take } from './position.js';

const chance = new Chance(seedChance('greedy'));

/** The text of what greedy chooses at a position, from its own view or from another. */
function chosen({ match }: Position, view: GolfView = golf.view(match.state, match.asked)): string {
  const index = greedy.choose({ seat: match.asked, choices: match.choices, chance, view: () => view });
  return golf.format(match.choices.at(index));
}

test('over a thousand two-player games with changing seats greedy wins four of five against random, or more', async () => {
  const plan = {
    game: 'golf',
    games: 1000,
    players: 2,
    bots: ['greedy', 'random'],
    options: { 'test-mode': false, order: 'given' },
    seed: 'greedy',
  };
  const { tally, breaches } = playGames(await gameCalled('golf'), plan, 0, plan.games);
  expect(breaches).toEqual([]);
  expect(tally.bots.map(({ games }) => games)).toEqual([1000, 1000]);
  expect(tally.bots[0]?.wins).toBeGreaterThanOrEqual(800);
});

test('greedy takes the card that makes a costly column count nothing', () => {
  const at = position({ grids: ['10C AS KD QD (5C) (6C)', '(3C) (3D) (3H) (4C) (4D) (4H)'], discard: '8S 10H' });
  expect(chosen(at)).toBe('take 4');
});

test('greedy takes the card that finishes a row', () => {
  const at = position({ grids: ['9C 9D QH (5C) (6C) (7C)', '(3C) (3D) (3H) (4C) (4D) (4H)'], discard: '8S 9H' });
  expect(chosen(at)).toBe('take 3');
});

test('greedy puts a drawn two where it costs least to lose what lies there', () => {
  const at = position({
    grids: ['KC AS 3D QD (5C) (6C)', '(3C) (3H) (3S) (4C) (4D) (4H)'],
    discard: '8S QH',
    draw: '2C',
  });
  take(at, 'draw');
  // The queen is the dearest card of the grid: two instead of it gains 12 points.
  expect(chosen(at)).toBe('swap 4');
});

test('greedy ends the round when it is far ahead, and leaves its last card face down when it is far behind', () => {
  const low = 'KC AS KD KH AD (5C)';
  const high = '10C 9S 10D JH 8D (5H)';
  const piles = { discard: '8S QH', onlyDraw: true };
  expect(chosen(position({ grids: [low, high], ...piles }))).toBe('reveal 6');
  // A queen for a ten changes no points, no more than turning up the last card would; but it does not end the round.
  expect(chosen(position({ grids: [high, low], ...piles }))).toBe('take 1');
});

test('CO-5 greedy chooses from its view alone: other hidden cards change nothing', () => {
  const at = position({ grids: ['(10C) AS KD (QD) 5C (6C)', '(3C) 3D (3H) 4C (4D) (4H)'], discard: '8S 7H' });
  const { match } = at;
  const choice = chosen(at);
  for (let round = 0; round < 20; round++) {
    const imagined = golf.imagine(golf.view(match.state, match.asked), chance);
    expect(imagined.cards).not.toEqual(match.state.cards);
    expect(chosen(at, golf.view(imagined, match.asked))).toBe(choice);
  }
});
