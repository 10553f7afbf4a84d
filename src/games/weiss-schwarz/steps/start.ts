// The steps that begin a turn: a card is drawn, the effects of cards on the field are applied, the clock (WS-5, WS-14).
import { automatic, decision, type Play } from '../../../engine/index.js';
import { eachKind, zoneOf } from '../../../kits/duel/index.js';
import { abilityNamed } from '../cards/abilities/index.js';
import { choicesFor, SKIP, type WeissChoice } from '../choices.js';
import type { WeissEvent } from '../events.js';
import { applyKept, useOf } from '../rules/pile.js';
import { drawCards, takeFromHand } from '../rules/zones.js';
import { dataOf, kindOf, type WeissState } from '../state.js';
import type { WeissStep } from '../step.js';

/** For a card that goes into the clock. */
const CLOCK_DRAWS = 2;

export const draw = automatic((play: Play<WeissState>, { player }: WeissStep) => drawCards(play, player, 1));

/** Effect by effect, so that what one of them asks for is settled before the next one (WS-15). */
export const effects = automatic((play: Play<WeissState>, step: WeissStep) => {
  const effect = applyKept(play);
  if (effect === undefined) return;
  const { player, source } = effect;
  play.put(step);
  play.tell?.({ code: 'weiss.again', player, card: dataOf(play.state, source) } satisfies WeissEvent);
  abilityNamed(effect.id).onField?.(play, { player, source, use: useOf(effect) });
});

/** One card of the hand may go into the clock. Whoever holds a card is asked: it is always possible then. */
export const clock = decision({
  choices: (state: WeissState, { player }: WeissStep, list) => {
    const { clock: own } = choicesFor(state);
    eachKind(state, zoneOf(state.hands, player), (card) => list.add(own[kindOf(state, card)] as WeissChoice));
    list.add(SKIP);
  },
  choose: (play: Play<WeissState>, { player }: WeissStep, { act, card: id }: WeissChoice) => {
    if (act === 'skip') return;
    const { state } = play;
    const card = takeFromHand(state, player, id);
    zoneOf(state.clocks, player).push(card);
    play.tell?.({ code: 'weiss.clocked', player, card: dataOf(state, card) } satisfies WeissEvent);
    // The clock is looked at before anything is drawn (WS-11).
    play.put(DRAW_TWO[player] as WeissStep);
  },
});

export const drawTwo = automatic((play: Play<WeissState>, { player }: WeissStep) => {
  drawCards(play, player, CLOCK_DRAWS);
});

const DRAW_TWO: readonly WeissStep[] = [0, 1].map((player) => Object.freeze({ do: 'draw-two', player }));
