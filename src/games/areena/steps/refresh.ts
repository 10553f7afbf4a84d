// The steps of the refresh phase: effects tick, one card may be discarded, the hand is filled (AR-8, AR-9, AR-19).
import { automatic, decision, type Play } from '../../../engine/index.js';
import { tickEffects } from '../../../kits/combat/index.js';
import { eachKind, zoneOf } from '../../../kits/duel/index.js';
import { type ChoiceOf, choiceOf, KEEP } from '../choices.js';
import { EFFECTS } from '../rules/effects.js';
import { discardFromHand, drawCards, hearerOf } from '../rules/zones.js';
import { type AreenaState, bearerAt, HAND_SIZE, kindOf } from '../state.js';
import type { AreenaStep } from '../step.js';
import { asksAlways } from './asking.js';
import { seatsOf } from './who.js';

/** The effects on a gladiator act at the start of its turn. */
export const tick = automatic((play: Play<AreenaState>, { player }: AreenaStep) => {
  tickEffects(EFFECTS, bearerAt(play.state, player), hearerOf(play, player));
});

/** The active player may discard one card. */
export const discard = decision({
  choices: (state: AreenaState, { player }: AreenaStep, list) => {
    list.add(KEEP);
    eachKind(state, zoneOf(state.hands, player), (card) => list.add(choiceOf('discard', kindOf(state, card))));
  },
  choose: (play: Play<AreenaState>, { player }: AreenaStep, { act, kind }: ChoiceOf<'keep' | 'discard'>) => {
    if (act === 'keep') return;
    play.state.acted = true;
    discardFromHand(play, player, kind);
  },
  asksAlways,
});

/** Without a count the hand is filled to five; a card's verb says how many, and who draws. */
export const draw = automatic((play: Play<AreenaState>, step: Extract<AreenaStep, { do: 'draw' }>) => {
  const { player, who, count } = step;
  if (count === undefined) drawCards(play, player, HAND_SIZE - zoneOf(play.state.hands, player).length);
  else for (const seat of seatsOf(play.state, player, who ?? 'self')) drawCards(play, seat, count);
});
