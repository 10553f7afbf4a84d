// WS-A7: while the coin shows heads, a card of the opponent's deck goes to the opponent's discard pile.
import { type Card, foeOf, zoneOf } from '../../../../kits/duel/index.js';
import type { WeissEvent } from '../../events.js';
import { bury } from '../../rules/zones.js';
import { dataOf } from '../../state.js';
import type { Ability } from './ability.js';
import { tossCoin } from './coin.js';

export const coinMill = {
  name: 'coin-mill',
  short: 'A7',
  names: ['Robar carta lanzando una moneda'],
  onField(play, { player }) {
    const { state } = play;
    const foe = foeOf(player);
    const deck = zoneOf(state.decks, foe);
    while (deck.length > 0 && tossCoin(play, player)) {
      const card = deck.pop() as Card;
      bury(state, card);
      play.tell?.({
        code: 'weiss.milled',
        player: foe,
        card: dataOf(state, card),
        uncovers: true,
      } satisfies WeissEvent);
    }
  },
  worth: () => 0.1,
} as const satisfies Ability;
