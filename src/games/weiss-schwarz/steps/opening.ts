// The steps that open a game: who begins, the shuffled decks, and the first hands (WS-1).
import { automatic, NOBODY, type Play, shuffleWithStacked } from '../../../engine/index.js';
import type { Kind } from '../cards/card.js';
import type { WeissEvent } from '../events.js';
import { drawCards } from '../rules/zones.js';
import { foeOf, SEATS, type WeissState, zoneOf } from '../state.js';
import type { WeissStep } from '../step.js';

const FIRST_HAND = 4;
/** The player who does not begin has one card more. */
const SECOND_HAND = 5;

/** Who begins is drawn, unless it was given. Seat 0 is Weiss. */
export const lots = automatic((play: Play<WeissState>, _step: WeissStep) => {
  const { state } = play;
  if (state.first === NOBODY) {
    const first = play.chance.below(SEATS);
    state.run.order = [first, foeOf(first)];
  }
  play.tell?.({ code: 'weiss.sides', player: 0, other: 1 } satisfies WeissEvent);
  play.tell?.({ code: 'weiss.begins', player: state.run.order[0] as number } satisfies WeissEvent);
});

/** Shuffles a deck; stacked cards come to its top. */
export const shuffle = automatic((play: Play<WeissState>, { player }: WeissStep) => {
  const { state } = play;
  const stacked = state.stacked[player] ?? [];
  shuffleWithStacked(play.chance, zoneOf(state.decks, player), stacked, (card) => state.kind[card] as Kind);
  if (stacked.length === 0) return;
  state.stacked = state.stacked.map((kinds, seat) => (seat === player ? [] : kinds));
});

export const firstHand = automatic((play: Play<WeissState>, { player }: WeissStep) => {
  drawCards(play, player, player === play.state.run.order[0] ? FIRST_HAND : SECOND_HAND);
});
