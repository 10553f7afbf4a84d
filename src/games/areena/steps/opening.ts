// The steps that open a game (AR-18): who begins, and the shuffled decks. Each player's first five are drawn by `draw`.
import { automatic, NOBODY, type Play, shuffleWithStacked } from '../../../engine/index.js';
import type { AreenaEvent } from '../events.js';
import { type AreenaState, foeOf, gladiatorOf, kindOf, SEATS, zoneOf } from '../state.js';
import type { AreenaStep } from '../step.js';

/** Who begins is drawn, unless it was given. */
export const lots = automatic((play: Play<AreenaState>, _step: AreenaStep) => {
  const { state } = play;
  if (state.first === NOBODY) {
    const first = play.chance.below(SEATS);
    state.run.order = [first, foeOf(first)];
  }
  for (const player of state.run.order) {
    const kind = kindOf(state, gladiatorOf(player));
    play.tell?.({ code: 'areena.enters', player, kind } satisfies AreenaEvent);
  }
  play.tell?.({ code: 'areena.begins', player: state.run.order[0] as number } satisfies AreenaEvent);
});

/** Shuffles a deck; stacked cards come to its top. */
export const shuffle = automatic((play: Play<AreenaState>, { player }: AreenaStep) => {
  const { state } = play;
  const stacked = state.stacked[player] ?? [];
  shuffleWithStacked(play.chance, zoneOf(state.decks, player), stacked, (card) => kindOf(state, card));
  if (stacked.length === 0) return;
  state.stacked = state.stacked.map((kinds, seat) => (seat === player ? [] : kinds));
});

/** Shuffles a deck in the middle of a game, after somebody searched it. */
export const mix = automatic((play: Play<AreenaState>, { player }: AreenaStep) => {
  play.chance.shuffle(zoneOf(play.state.decks, player));
});
