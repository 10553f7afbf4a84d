// The steps that open a game (DM-2): who begins, shuffled decks, five shields, five cards in hand.
import { automatic, NOBODY, type Play, shuffleWithStacked } from '../../../engine/index.js';
import { definitionOf } from '../cards/index.js';
import type { DuelEvent } from '../events.js';
import { drawCards } from '../rules/zones.js';
import { type DuelState, foeOf, HAND_SIZE, SEATS, SHIELDS, seatOf } from '../state.js';
import type { BareStep } from '../step.js';

type Running = Play<DuelState>;

/** Who begins is drawn, unless it was given. */
export const lots = automatic((play: Running, _step: BareStep) => {
  const { state } = play;
  if (state.first === NOBODY) {
    const first = play.chance.below(SEATS);
    state.run.order = [first, foeOf(first)];
  }
  play.tell?.({ code: 'duel-masters.begins', player: state.run.order[0] as number } satisfies DuelEvent);
});

/** Shuffles a deck; stacked cards come to its top. */
export const shuffle = automatic((play: Running, { player }: BareStep) => {
  const { state } = play;
  const stacked = state.stacked[player] ?? [];
  shuffleWithStacked(play.chance, seatOf(state.decks, player), stacked, (card) => definitionOf(state, card).data.id);
  if (stacked.length === 0) return;
  state.stacked = state.stacked.map((ids, seat) => (seat === player ? [] : ids));
});

/** The top cards become shields, unseen, in a row. */
export const shields = automatic((play: Running, { player }: BareStep) => {
  const { state } = play;
  seatOf(state.shields, player).push(...seatOf(state.decks, player).splice(-SHIELDS).reverse());
  play.tell?.({ code: 'duel-masters.shields-laid', player, n: SHIELDS } satisfies DuelEvent);
});

export const hand = automatic((play: Running, { player }: BareStep) => drawCards(play, player, HAND_SIZE));
