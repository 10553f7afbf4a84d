// What texts ask their player: whether, which of several, how many cards.
import { decision } from '../../../engine/index.js';
import { zoneOf } from '../../../kits/duel/index.js';
import { bare, choiceAt, type DuelChoice } from '../choices.js';
import { BEFORE_FIRST } from '../rules/triggers.js';
import { drawCards } from '../rules/zones.js';
import type { DuelState, Running } from '../state.js';
import type { DuelStep } from '../step.js';

/** All of it or nothing. */
export const may = decision({
  choices: (_state: DuelState, _step: Extract<DuelStep, { do: 'may' }>, list) => {
    list.add(bare('yes'));
    list.add(bare('no'));
  },
  choose: (play: Running, step: Extract<DuelStep, { do: 'may' }>, { act }: DuelChoice) => {
    if (act === 'no') return;
    const { player, owner, card, rival, actions } = step;
    play.put({ do: 'effect', player, owner, card, rival, actions, at: BEFORE_FIRST, within: true } satisfies DuelStep);
  },
});

/** One of several things. */
export const mode = decision({
  choices: (_state: DuelState, { of }: Extract<DuelStep, { do: 'mode' }>, list) => {
    for (let number = 1; number <= of.length; number++) list.add(choiceAt('mode', number));
  },
  choose: (play: Running, step: Extract<DuelStep, { do: 'mode' }>, { number }: DuelChoice) => {
    const { player, owner, card, rival, of } = step;
    const actions = of[number - 1] ?? [];
    play.put({ do: 'effect', player, owner, card, rival, actions, at: 0, within: true } satisfies DuelStep);
  },
});

/** Up to so many cards are drawn, as the player likes. */
export const drawMore = decision({
  choices: (state: DuelState, { player }: Extract<DuelStep, { do: 'draw-more' }>, list) => {
    if (zoneOf(state.decks, player).length === 0) return;
    list.add(bare('yes'));
    list.add(bare('no'));
  },
  choose: (play: Running, step: Extract<DuelStep, { do: 'draw-more' }>, { act }: DuelChoice) => {
    if (act === 'no') return;
    const { player, owner, card, rival, left } = step;
    if (left > 1) play.put({ do: 'draw-more', player, owner, card, rival, left: left - 1 } satisfies DuelStep);
    drawCards(play, player, 1);
  },
});
