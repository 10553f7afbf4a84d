// Golf keeps the promises that every game keeps.
import { withCommonBots } from '../../src/bots/index.js';
import { formatCard } from '../../src/games/golf/cards.js';
import { golf } from '../../src/games/golf/index.js';
import { setupFor } from '../setups.js';
import { describePromises } from './promises.js';

const NAMES = ['Ann', 'Bob', 'Cid', 'Dan'];
const game = withCommonBots(golf);

const setups = [
  ...[2, 3, 4].map((count) => ({ name: `${count} players`, players: NAMES.slice(0, count), options: [] })),
  { name: 'test mode', players: NAMES.slice(0, 2), options: ['test-mode'] },
  { name: 'test mode, 4 players', players: NAMES, options: ['test-mode'] },
  { name: 'random order', players: NAMES.slice(0, 3), options: ['order=random'] },
];

describePromises(game, {
  setups: setups.map(({ name, players, options }) => ({
    name,
    setup: (seed) => setupFor(game, { players, options, seed }),
  })),
  shownCards: ({ cards, drawn, discardPile }) =>
    [...cards, drawn, ...discardPile].filter((card) => card >= 0).map(formatCard),
});
