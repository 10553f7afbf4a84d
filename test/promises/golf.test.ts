// Golf keeps the promises that every game keeps.
import { withCommonBots } from '../../src/bots/index.js';
import type { Chance } from '../../src/engine/index.js';
import { type Card, formatCard } from '../../src/games/golf/cards.js';
import { golf } from '../../src/games/golf/index.js';
import { type GolfState, NONE, SLOTS } from '../../src/games/golf/state.js';
import type { GolfView } from '../../src/games/golf/view.js';
import { setupFor } from '../setups.js';
import { describePromises } from './describe.js';

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
  permute,
  shownCards: ({ cards, drawn, discardPile }: GolfView) =>
    [...cards, drawn, ...discardPile].filter((card) => card >= 0).map(formatCard),
});

/** Shuffles what a seat cannot see: all face-down cards, the draw pile, and a card that somebody else has drawn (GO-19). */
function permute(state: GolfState, seat: number, chance: Chance): GolfState {
  const down = state.cards.flatMap((_, at) =>
    (state.down[Math.floor(at / SLOTS)] ?? 0) & (1 << (at % SLOTS)) ? [at] : [],
  );
  const drawnUnseen = state.drawn !== NONE && state.run.active !== seat;
  const unseen = [
    ...down.map((at) => state.cards[at] as Card),
    ...state.drawPile,
    ...(drawnUnseen ? [state.drawn] : []),
  ];
  chance.shuffle(unseen);
  const next = (): Card => unseen.pop() as Card;
  for (const at of down) state.cards[at] = next();
  state.drawPile = state.drawPile.map(next);
  if (drawnUnseen) state.drawn = next();
  return state;
}
