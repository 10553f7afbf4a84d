// The steps that open a game: who begins, the shuffled decks, and the first hands (WS-1).
import { automatic, type Play } from '../../../engine/index.js';
import { drawLots, shuffleDeck } from '../../../kits/duel/index.js';
import type { WeissEvent } from '../events.js';
import { drawCards } from '../rules/zones.js';
import { kindOf, type WeissState } from '../state.js';
import type { WeissStep } from '../step.js';

const FIRST_HAND = 4;
/** The player who does not begin has one card more. */
const SECOND_HAND = 5;

/** Who begins is drawn, unless it was given. Seat 0 is Weiss. */
export const lots = automatic((play: Play<WeissState>, _step: WeissStep) => {
  const first = drawLots(play);
  play.tell?.({ code: 'weiss.sides', player: 0, other: 1 } satisfies WeissEvent);
  play.tell?.({ code: 'weiss.begins', player: first } satisfies WeissEvent);
});

/** Shuffles a deck; stacked cards come to its top. */
export const shuffle = automatic((play: Play<WeissState>, { player }: WeissStep) => shuffleDeck(play, player, kindOf));

export const firstHand = automatic((play: Play<WeissState>, { player }: WeissStep) => {
  drawCards(play, player, player === play.state.run.order[0] ? FIRST_HAND : SECOND_HAND);
});
