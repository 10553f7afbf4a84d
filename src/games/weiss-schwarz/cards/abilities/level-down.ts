// WS-A9: one level less, and all own characters are lost.
import { zoneOf } from '../../../../kits/duel/index.js';
import type { WeissEvent } from '../../events.js';
import { bury, sweep } from '../../rules/zones.js';
import { charactersOf, dataOf, levelOf } from '../../state.js';
import type { Ability } from './ability.js';

export const levelDown = {
  name: 'level-down',
  short: 'A9',
  names: ['Bajar un nivel'],
  onField(play, { player }) {
    const { state } = play;
    const card = zoneOf(state.levels, player).pop();
    if (card === undefined) play.tell?.({ code: 'weiss.lowest-level', player } satisfies WeissEvent);
    else {
      bury(state, card);
      const n = levelOf(state, player);
      play.tell?.({ code: 'weiss.level-down', player, card: dataOf(state, card), n } satisfies WeissEvent);
    }
    sweep(play, player);
  },
  worth: (state, seat) => (levelOf(state, seat) > 0 ? 5 : 0) - charactersOf(state, seat).length * 0.8,
} as const satisfies Ability;
