// Areena keeps the promises that every game keeps.
import { withCommonBots } from '../../src/bots/index.js';
import type { Chance } from '../../src/engine/index.js';
import { definition } from '../../src/games/areena/cards/index.js';
import { areena } from '../../src/games/areena/index.js';
import { type AreenaState, kindOf } from '../../src/games/areena/state.js';
import type { AreenaView } from '../../src/games/areena/view.js';
import { NONE, zoneOf } from '../../src/kits/duel/index.js';
import { deckSetup } from '../games/areena/setups.js';
import { describePromises } from './describe.js';

const game = withCommonBots(areena);

const setups = [
  { name: 'the usual decks', decks: [], options: [] },
  { name: 'the other ready decks', decks: ['tactician', 'bleeder'], options: [] },
  { name: 'every card', decks: ['first-half', 'second-half'], options: [] },
  { name: 'always asked', decks: ['bleeder', 'armoured'], options: ['ask-always'] },
  { name: 'mirrored', decks: ['fast', 'fast'], options: [] },
];

describePromises(game, {
  setups: setups.map(({ name, decks, options }) => ({
    name,
    setup: (seed) => deckSetup(game, { decks, options, seed }),
  })),
  permute,
  shownCards,
});

/** Deals anew what a seat cannot see: each deck, with the hand of the other player. Which cards a deck list has is open. */
function permute(state: AreenaState, seat: number, chance: Chance): AreenaState {
  state.decks.forEach((deck, player) => {
    const hand = zoneOf(state.hands, player);
    const hidden = player === seat ? [] : hand;
    const unseen = [...deck, ...hidden];
    chance.shuffle(unseen);
    state.decks[player] = unseen.slice(hidden.length);
    if (player !== seat) state.hands[player] = unseen.slice(0, hidden.length);
  });
  return state;
}

/** Every card in a zone that the view shows: gladiators, hands that are open, what is in use, piles, the stack. */
function shownCards(view: AreenaView): string[] {
  const { hands, discards, equipment, tactics, stack, handling } = view;
  const cards = [0, 41, handling, ...stack, ...tactics, ...[...hands, ...discards, ...equipment].flat()];
  return cards.filter((card) => card > NONE).map((card) => definition(kindOf(view, card)).id);
}
