// The steps that open a game (AR-18): who begins, and the shuffled decks. Each player's first five are drawn by `draw`.
import { automatic, type Play } from '../../../engine/index.js';
import { drawLots, shuffleDeck, zoneOf } from '../../../kits/duel/index.js';
import type { AreenaEvent } from '../events.js';
import { type AreenaState, gladiatorOf, kindOf } from '../state.js';
import type { AreenaStep } from '../step.js';

/** Who begins is drawn, unless it was given. */
export const lots = automatic((play: Play<AreenaState>, _step: AreenaStep) => {
  const { state } = play;
  const first = drawLots(play);
  for (const player of state.run.order) {
    const kind = kindOf(state, gladiatorOf(player));
    play.tell?.({ code: 'areena.enters', player, kind } satisfies AreenaEvent);
  }
  play.tell?.({ code: 'areena.begins', player: first } satisfies AreenaEvent);
});

/** Shuffles a deck; stacked cards come to its top. */
export const shuffle = automatic((play: Play<AreenaState>, { player }: AreenaStep) =>
  shuffleDeck(play, player, kindOf),
);

/** Shuffles a deck in the middle of a game, after somebody searched it. */
export const mix = automatic((play: Play<AreenaState>, { player }: AreenaStep) => {
  play.chance.shuffle(zoneOf(play.state.decks, player));
});
