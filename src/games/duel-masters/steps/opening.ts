// The steps that open a game (DM-2): who begins, shuffled decks, five shields, five cards in hand.
import { automatic } from '../../../engine/index.js';
import { drawLots, shuffleDeck, zoneOf } from '../../../kits/duel/index.js';
import { definitionOf } from '../cards/index.js';
import type { DuelEvent } from '../events.js';
import { drawCards } from '../rules/zones.js';
import { HAND_SIZE, type Running, SHIELDS } from '../state.js';
import type { BareStep } from '../step.js';

/** Who begins is drawn, unless it was given. */
export const lots = automatic((play: Running, _step: BareStep) => {
  const first = drawLots(play);
  play.tell?.({ code: 'duel-masters.begins', player: first } satisfies DuelEvent);
});

/** Shuffles a deck; stacked cards come to its top. */
export const shuffle = automatic((play: Running, { player }: BareStep) =>
  shuffleDeck(play, player, (state, card) => definitionOf(state, card).data.id),
);

/** The top cards become shields, unseen, in a row. */
export const shields = automatic((play: Running, { player }: BareStep) => {
  const { state } = play;
  zoneOf(state.shields, player).push(...zoneOf(state.decks, player).splice(-SHIELDS).reverse());
  play.tell?.({ code: 'duel-masters.shields-laid', player, n: SHIELDS } satisfies DuelEvent);
});

export const hand = automatic((play: Running, { player }: BareStep) => drawCards(play, player, HAND_SIZE));
