// No ready deck is hopeless against another. `hotseat simulate duel-masters --matrix -n 2000` measures it well: 35 % to 65 %.
import { expect, test } from '@jest/globals';
import { Bots, Match, type Setup } from '../../../src/engine/index.js';
import { DECK_NAMES } from '../../../src/games/duel-masters/decks/index.js';
import { duelMasters } from '../../../src/games/duel-masters/index.js';
import { deckSetup } from './setups.js';

const GAMES = 100;
/** In so few games chance alone moves a rate by ten of a hundred. */
const LEAST = 25;

const pairs = DECK_NAMES.flatMap((one, at) => DECK_NAMES.slice(at + 1).map((other) => [one, other] as const));

test.each(pairs)('between greedy bots %s and %s win about as often', (one, other) => {
  let wins = 0;
  for (let game = 0; game < GAMES; game++) {
    const sides = game % 2 === 0 ? [one, other] : [other, one];
    const arranged = deckSetup({ decks: sides, seed: `${one} ${other} ${game}` });
    const setup: Setup = { ...arranged, players: arranged.players.map(({ name }) => ({ name, bot: 'greedy' })) };
    const match = Match.begin(duelMasters, setup);
    const bots = new Bots(duelMasters, setup);
    while (!match.over) match.take(bots.choose(match));
    if (sides[match.state.run.outcome?.winner ?? -1] === one) wins++;
  }
  expect(wins).toBeGreaterThanOrEqual(LEAST);
  expect(wins).toBeLessThanOrEqual(GAMES - LEAST);
});
