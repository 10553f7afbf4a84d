// Weiss-Schwarz keeps the promises that every game keeps.
import { withCommonBots } from '../../src/bots/index.js';
import type { Chance } from '../../src/engine/index.js';
import { weissSchwarz } from '../../src/games/weiss-schwarz/index.js';
import { ownerOf, type WeissState } from '../../src/games/weiss-schwarz/state.js';
import { zoneOf } from '../../src/kits/duel/index.js';
import { REPEATING, REPEATING_DECK, SMALL, SMALL_DECK } from '../games/weiss-schwarz/setups.js';
import { setupFor } from '../setups.js';
import { describePromises } from './describe.js';

const game = withCommonBots(weissSchwarz);

/** Most are short: several promises play on to the end from every decision. Whole games by the thousand are in games.test.ts. */
const setups = [
  { name: 'the ready decks, whole games', decks: [], options: [] },
  { name: 'one level', decks: [], options: ['greatest-level=1'] },
  { name: 'changed about', decks: ['schwarz', 'weiss'], options: ['direct-soul', 'greatest-level=1'] },
  { name: 'mirrored', decks: ['weiss', 'weiss'], options: ['greatest-level=1'] },
  { name: 'small decks with every ability', decks: [SMALL_DECK, SMALL_DECK], options: [...SMALL, 'greatest-level=1'] },
  {
    name: 'small decks, direct',
    decks: [SMALL_DECK, SMALL_DECK],
    options: [...SMALL, 'direct-soul', 'greatest-level=1'],
  },
  {
    name: 'characters that act again every turn',
    decks: [REPEATING_DECK, REPEATING_DECK],
    options: [...REPEATING, 'greatest-level=1'],
  },
];

describePromises(game, {
  setups: setups.map(({ name, decks, options }) => ({
    name,
    setup: (seed) => setupFor(game, { decks, options, seed }),
  })),
  // What nobody may be told is tested in test/games/weiss-schwarz/view.test.ts: at each event, since a card that was told of may be
  // shuffled into a deck before anybody is asked.
  permute,
});

/**
 * Deals anew what a seat cannot see: each deck, with the other player's hand and with the cards of it that somebody else puts in
 * order just now. What a deck is made of is open.
 */
function permute(state: WeissState, seat: number, chance: Chance): WeissState {
  const hides = state.looker !== seat;
  const lookedAt = [...state.looked, ...state.ordered];
  const whose = lookedAt[0] === undefined ? -1 : ownerOf(state, lookedAt[0]);
  state.decks.forEach((deck, player) => {
    const hand = player === seat ? [] : zoneOf(state.hands, player);
    const looked = hides && player === whose ? lookedAt : [];
    const unseen = [...deck, ...hand, ...looked];
    chance.shuffle(unseen);
    if (player !== seat) state.hands[player] = unseen.splice(0, hand.length);
    if (looked.length > 0) {
      state.looked = unseen.splice(0, state.looked.length);
      state.ordered = unseen.splice(0, state.ordered.length);
    }
    state.decks[player] = unseen;
  });
  return state;
}
