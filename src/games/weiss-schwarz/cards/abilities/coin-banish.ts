// WS-AC: a coin says whether a card of the opponent or one of one's own leaves the game, from field or hand.
import { foeOf } from '../../../../kits/duel/index.js';
import type { WeissStep } from '../../step.js';
import type { Ability } from './ability.js';
import { tossCoin } from './coin.js';

export const coinBanish = {
  name: 'coin-banish',
  short: 'AC',
  names: ['Remover carta lanzando una moneda'],
  onField(play, { player }) {
    const whose = tossCoin(play, player) ? foeOf(player) : player;
    play.put({ do: 'coin-banish', player, whose } satisfies WeissStep);
  },
  // The best card of the other side, or the worst of one's own.
  worth: () => 0.5,
} as const satisfies Ability;
