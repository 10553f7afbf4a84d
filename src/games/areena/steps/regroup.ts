// The regroup phase: both reduce their hands to five, and what lasts until the end of the turn ends (AR-15, AR-20).
import { automatic, decision, drawnOutcome, type Play } from '../../../engine/index.js';
import { removeEffect } from '../../../kits/combat/index.js';
import { eachKind, foeOf, SEATS, zoneOf } from '../../../kits/duel/index.js';
import { type CardChoice, choiceOf } from '../choices.js';
import type { AreenaEvent, EffectTold } from '../events.js';
import { discardFromHand } from '../rules/zones.js';
import { type AreenaState, bearerAt, HAND_SIZE, kindOf, MOST_STILL_TURNS } from '../state.js';
import type { AreenaStep } from '../step.js';
import type { ReasonCode } from '../text/say.js';

/** The active player first. */
export const cleanup = automatic((play: Play<AreenaState>, { player }: AreenaStep) => {
  play.put({ do: 'trim', player: foeOf(player) });
  play.put({ do: 'trim', player });
});

/** One card is discarded as long as the hand holds more than five. */
export const trim = decision({
  choices: (state: AreenaState, { player }: AreenaStep, list) => {
    const hand = zoneOf(state.hands, player);
    if (hand.length <= HAND_SIZE) return;
    eachKind(state, hand, (card) => list.add(choiceOf('discard', kindOf(state, card))));
  },
  choose: (play: Play<AreenaState>, step: AreenaStep, { kind }: CardChoice) => {
    discardFromHand(play, step.player, kind);
    play.put(step);
  },
});

/** Effects of this turn end in the order in which they began; turns in which nothing happens are counted. */
export const end = automatic((play: Play<AreenaState>, { player }: AreenaStep) => {
  const { state } = play;
  for (const { player: bearer, id } of state.ending) {
    if (removeEffect(bearerAt(state, bearer), id))
      play.tell?.({ code: `fx.off.${id}`, player: bearer, id, n: 0 } satisfies EffectTold);
  }
  state.ending.length = 0;
  const still = !state.acted && zoneOf(state.hands, player).length === HAND_SIZE;
  state.acted = false;
  state.stillTurns = still ? state.stillTurns + 1 : 0;
  if (state.stillTurns < MOST_STILL_TURNS) return;
  play.tell?.({ code: 'areena.still', n: MOST_STILL_TURNS } satisfies AreenaEvent);
  play.end({
    ...drawnOutcome(SEATS, 'areena.still' satisfies ReasonCode),
    scores: state.bearers.map(({ life }) => life),
  });
});
