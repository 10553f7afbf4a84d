// WS-A3: clock, stock and characters go into the deck, which is shuffled.
import { zoneOf } from '../../../../kits/duel/index.js';
import type { WeissEvent } from '../../events.js';
import { takeCharacters } from '../../rules/zones.js';
import { charactersOf } from '../../state.js';
import type { Ability } from './ability.js';

export const returnAll = {
  name: 'return-all',
  short: 'A3',
  names: ['Devolver todo al mazo'],
  onField(play, { player }) {
    const { state } = play;
    const deck = zoneOf(state.decks, player);
    const before = deck.length;
    deck.push(...takeCharacters(state, player), ...zoneOf(state.clocks, player), ...zoneOf(state.stocks, player));
    state.clocks[player] = [];
    state.stocks[player] = [];
    play.chance.shuffle(deck);
    play.tell?.({ code: 'weiss.returned', player, n: deck.length - before } satisfies WeissEvent);
  },
  worth: (state, seat) =>
    zoneOf(state.clocks, seat).length * 0.8 -
    charactersOf(state, seat).length * 0.9 -
    zoneOf(state.stocks, seat).length * 0.3,
} as const satisfies Ability;
