// WS-A8: two cards of the stock for one of the clock, as often as both have enough.
import { type Card, zoneOf } from '../../../../kits/duel/index.js';
import type { WeissEvent } from '../../events.js';
import { bury } from '../../rules/zones.js';
import type { Ability } from './ability.js';

const PRICE = 2;

export const recover = {
  name: 'recover',
  short: 'A8',
  names: ['Cambiar coste por clock'],
  onField(play, { player }) {
    const { state } = play;
    const stock = zoneOf(state.stocks, player);
    const clock = zoneOf(state.clocks, player);
    const before = clock.length;
    while (stock.length >= PRICE && clock.length > 0) {
      for (let paid = 0; paid < PRICE; paid++) bury(state, stock.pop() as Card);
      bury(state, clock.pop() as Card);
    }
    play.tell?.({ code: 'weiss.recovered', player, n: before - clock.length } satisfies WeissEvent);
  },
  worth: (state, seat) =>
    Math.min(Math.floor(zoneOf(state.stocks, seat).length / PRICE), zoneOf(state.clocks, seat).length) * 0.7,
} as const satisfies Ability;
