// WS-A6: a die says which front-row character is destroyed: 1 to 3 the own places, 4 to 6 the opponent's.
import { foeOf, NONE } from '../../../../kits/duel/index.js';
import type { WeissEvent } from '../../events.js';
import { die } from '../../rules/zones.js';
import { cardAt, FRONT } from '../../state.js';
import type { Ability } from './ability.js';

const SIDES = 6;

export const dieStrike = {
  name: 'die-strike',
  short: 'A6',
  names: ['Destruir carta por dado'],
  onField(play, { player }) {
    const thrown = play.chance.below(SIDES);
    play.tell?.({ code: 'weiss.die', player, n: thrown + 1, uncovers: true } satisfies WeissEvent);
    const seat = thrown < FRONT ? player : foeOf(player);
    const card = cardAt(play.state, seat, thrown % FRONT);
    if (card === NONE) play.tell?.({ code: 'weiss.nobody-there', player: seat } satisfies WeissEvent);
    else die(play, card);
  },
  worth: (state, seat) => {
    let worth = 0;
    for (let place = 0; place < FRONT; place++) {
      if (cardAt(state, foeOf(seat), place) !== NONE) worth += 1.2 / SIDES;
      if (cardAt(state, seat, place) !== NONE) worth -= 1.2 / SIDES;
    }
    return worth;
  },
} as const satisfies Ability;
