// The end of a turn: effects are undone, the climax goes, empty decks are filled again (WS-5, WS-13); and of the game (WS-20).
import { automatic, type Play } from '../../../engine/index.js';
import { NONE, SEATS, zoneOf } from '../../../kits/duel/index.js';
import type { WeissEvent } from '../events.js';
import { endByBound } from '../rules/damage.js';
import { undoAll } from '../rules/pile.js';
import { bury } from '../rules/zones.js';
import { dataOf, type WeissState } from '../state.js';
import type { WeissStep } from '../step.js';

export const undo = automatic((play: Play<WeissState>, _step: WeissStep) => {
  const { state } = play;
  undoAll(play);
  for (let player = 0; player < SEATS; player++) {
    const climax = zoneOf(state.climaxes, player);
    if (climax === NONE) continue;
    state.climaxes[player] = NONE;
    bury(state, climax);
    play.tell?.({ code: 'weiss.climax-gone', player, card: dataOf(state, climax) } satisfies WeissEvent);
  }
  state.attacked = 0;
  state.attack = null;
});

/** Both decks are looked at, the active player's first. */
export const refill = automatic((play: Play<WeissState>, _step: WeissStep) => {
  const { state } = play;
  for (let at = 0; at < SEATS; at++) {
    const player = (state.run.active + at) % SEATS;
    const deck = zoneOf(state.decks, player);
    const discards = zoneOf(state.discards, player);
    if (deck.length > 0 || discards.length === 0) continue;
    state.discards[player] = [];
    state.decks[player] = discards;
    play.chance.shuffle(discards);
    play.tell?.({ code: 'weiss.refilled', player, n: discards.length } satisfies WeissEvent);
  }
});

/** The turn limit is over. */
export const count = automatic((play: Play<WeissState>, _step: WeissStep) => {
  play.tell?.({ code: 'weiss.bound', player: play.state.run.active, n: play.state.run.turn } satisfies WeissEvent);
  endByBound(play);
});
