// Cards of the own deck that are looked at, or searched for, and the opponent's cards that are looked at.
import { decision } from '../../../engine/index.js';
import { type Card, eachKind, foeOf, zoneOf } from '../../../kits/duel/index.js';
import { cardById, definitionOf } from '../cards/index.js';
import { bare, choiceAt, choiceOf, type DuelChoice } from '../choices.js';
import type { DuelEvent } from '../events.js';
import { fits } from '../rules/filter.js';
import { dataOf, put, tellMoved } from '../rules/zones.js';
import type { DuelState, Running } from '../state.js';
import type { DuelStep } from '../step.js';

type TakeStep = Extract<DuelStep, { do: 'take' }>;
type PeekStep = Extract<DuelStep, { do: 'peek' }>;
type SeenStep = Extract<DuelStep, { do: 'seen' }>;

/** Which cards are taken; it may be none. The order of a deck is hidden, so it is listed in the order of the deck list. */
export const takeCards = decision({
  choices: (state: DuelState, step: TakeStep, list) => {
    const there = fitting(state, step);
    eachKind(state, there, (card) => list.add(choiceOf('pick', definitionOf(state, card))));
    list.add(bare('done'));
  },
  choose: (play: Running, step: TakeStep, { what }: DuelChoice) => {
    const { state } = play;
    const { action, left, player } = step;
    const card = what === null ? undefined : cardById(state, fitting(state, step), what.id);
    if (card !== undefined) takeOne(play, step, card);
    if (card === undefined || left === 1 || source(state, step).length === 0) finish(play, step);
    else play.put({ ...step, left: left - 1 } satisfies DuelStep);
    if (card === undefined && action.do === 'search' && action.to === 'hand' && left === action.count)
      play.tell?.({ code: 'duel-masters.found-nothing', player } satisfies DuelEvent);
  },
  asksAlways: () => true,
});

/** Which of the opponent's shields the player looks at. */
export const peek = decision({
  choices: (state: DuelState, { player, places }: PeekStep, list) => {
    const { length } = zoneOf(state.shields, foeOf(player));
    for (let place = 0; place < length; place++) if (!places.includes(place)) list.add(choiceAt('shield', place + 1));
  },
  choose: (play: Running, { player, left, places }: PeekStep, { number }: DuelChoice) => {
    const all = [...places, number - 1];
    play.put(
      left > 1
        ? ({ do: 'peek', player, left: left - 1, places: all } satisfies DuelStep)
        : ({ do: 'seen', player, at: 'shields', places: all } satisfies DuelStep),
    );
  },
});

/** While this is asked the player sees what is looked at. */
export const seen = decision({
  choices: (_state: DuelState, _step: SeenStep, list) => list.add(bare('seen')),
  choose: () => undefined,
  asksAlways: () => true,
});

function source(state: DuelState, { action, owner }: TakeStep): Card[] {
  return action.do === 'look' ? state.looking : zoneOf(state.decks, owner);
}

function fitting(state: DuelState, step: TakeStep): Card[] {
  const { action } = step;
  const there = source(state, step).filter((card) => action.what === undefined || fits(state, action.what, card, step));
  return action.do === 'look' ? there : there.sort((a, b) => a - b);
}

function takeOne(play: Running, step: TakeStep, card: Card): void {
  const { state } = play;
  const { action, player } = step;
  const from = source(state, step);
  from.splice(from.indexOf(card), 1);
  if (action.to === 'hand') {
    const instead: DuelEvent = { code: 'duel-masters.found-unseen', player };
    const found = { player, card: dataOf(state, card), only: player, instead, uncovers: true };
    play.tell?.({ code: 'duel-masters.found', ...found } satisfies DuelEvent);
  } else tellMoved(play, card, 'deck', action.to);
  put(state, card, action.to);
}

/** What was looked at and not taken goes where the text says; a deck that was searched is shuffled. */
function finish(play: Running, { action, player }: TakeStep): void {
  const { state } = play;
  if (action.do === 'search') {
    play.chance.shuffle(zoneOf(state.decks, player));
    play.tell?.({ code: 'duel-masters.shuffles', player } satisfies DuelEvent);
    return;
  }
  const rest = state.looking;
  state.looking = [];
  for (const card of rest) {
    if (action.rest !== 'deck-bottom') tellMoved(play, card, 'deck', action.rest);
    put(state, card, action.rest);
  }
}
