// Texts are carried out action by action; what cannot be done is left undone (DM-10).
import { automatic } from '../../../engine/index.js';
import { foeOf, zoneOf } from '../../../kits/duel/index.js';
import type { Action, Counted, Objects, Targets, Who, Zone } from '../cards/vocabulary.js';
import type { DuelEvent } from '../events.js';
import { holdAll } from '../rules/condition.js';
import { countOf } from '../rules/filter.js';
import { candidates } from '../rules/targets.js';
import { BEFORE_FIRST } from '../rules/triggers.js';
import { dataOf, drawCards, put, tellMoved } from '../rules/zones.js';
import type { DuelState, Running } from '../state.js';
import type { Cause, DuelStep, EffectStep, PickStep } from '../step.js';
import { apply, applyTo } from './apply.js';
import { choosePicks } from './pick.js';

type Of<Name extends Action['do']> = Extract<Action, { readonly do: Name }>;
type Aimed = PickStep['action'];

/** One action, and the rest of the text after it. */
export const effect = automatic((play: Running, step: EffectStep) => {
  const { player, owner, card, rival, actions, at, within } = step;
  const { state } = play;
  if (at === BEFORE_FIRST) {
    if (actions[0]?.do !== 'may')
      play.tell?.({ code: 'duel-masters.wakes', player, card: dataOf(state, card) } satisfies DuelEvent);
    play.put({ do: 'effect', player, owner, card, rival, actions, at: 0, within } satisfies DuelStep);
    return;
  }
  const action = actions[at];
  if (action === undefined) return;
  if (at === 0 && !within) state.chosen = [];
  if (at + 1 < actions.length)
    play.put({ do: 'effect', player, owner, card, rival, actions, at: at + 1, within } satisfies DuelStep);
  carryOut(play, action, step);
});

function carryOut(play: Running, action: Action, step: EffectStep): void {
  const { state } = play;
  const { player, owner, card, rival } = step;
  const cause: Cause = { owner, card, rival };
  switch (action.do) {
    case 'draw': {
      const count = timesOf(state, action, cause);
      if (count === 0) break;
      const seats = seatsOf(state, action.who, owner);
      if (action.upTo === true)
        for (const seat of seats.toReversed())
          play.put({ do: 'draw-more', player: seat, ...cause, left: count } satisfies DuelStep);
      else for (const seat of seats) drawCards(play, seat, count);
      break;
    }
    case 'destroy':
    case 'give':
    case 'battle':
      aim(play, action, 'battle', action.what, cause);
      break;
    case 'move':
      aim(play, action, action.from, action.what, cause);
      break;
    case 'cast':
      aim(play, action, action.from, { ...action.what, type: 'spell' }, cause);
      break;
    case 'tap':
    case 'untap':
      aim(play, action, action.in ?? 'battle', action.what, cause);
      break;
    case 'top': {
      const count = timesOf(state, action, cause);
      for (const seat of seatsOf(state, action.who, owner)) moveTop(play, seat, count, action.to);
      break;
    }
    case 'look':
      state.looking = zoneOf(state.decks, owner).splice(-action.count).reverse();
      if (state.looking.length === 0) break;
      play.tell?.({
        code: 'duel-masters.looks',
        player: owner,
        n: state.looking.length,
        uncovers: true,
      } satisfies DuelEvent);
      play.put({ do: 'take', player: owner, ...cause, action, left: action.take } satisfies DuelStep);
      break;
    case 'search':
      if (zoneOf(state.decks, owner).length === 0) break;
      play.tell?.({ code: 'duel-masters.searches', player: owner, uncovers: true } satisfies DuelEvent);
      play.put({ do: 'take', player: owner, ...cause, action, left: action.count } satisfies DuelStep);
      break;
    case 'peek':
      peek(play, action, owner);
      break;
    case 'break':
      play.put({ do: 'break', player: owner, ...cause, broken: 0, most: action.count } satisfies DuelStep);
      break;
    case 'may':
      if (action.then.every((one) => isVain(state, one, cause))) break;
      play.put({ do: 'may', player, ...cause, actions: action.then } satisfies DuelStep);
      break;
    case 'choose':
      play.put({ do: 'mode', player, ...cause, of: action.of } satisfies DuelStep);
      break;
    case 'if':
      if (holdAll(state, action.needs, cause))
        play.put({ do: 'effect', player, ...cause, actions: action.then, at: 0, within: true } satisfies DuelStep);
      break;
  }
}

/** Finds out which cards an action is about, by choice where there is one. */
function aim(play: Running, action: Aimed, from: Zone, what: Objects, cause: Cause): void {
  const { state } = play;
  if (what === 'this') apply(play, action, cause, [cause.card]);
  else if (what === 'rival') apply(play, action, cause, cause.rival < 0 ? [] : [cause.rival]);
  else if (what === 'them') apply(play, action, cause, state.chosen.slice());
  else aimAt(play, action, from, what, cause);
}

function aimAt(play: Running, action: Aimed, from: Zone, targets: Targets, cause: Cause): void {
  const { state } = play;
  const fitting = candidates(state, from, targets, cause);
  state.chosen = [];
  if (targets.count === 'all') applyTo(play, action, from, cause, fitting);
  else if (targets.random === true) {
    play.chance.shuffle(fitting);
    applyTo(play, action, from, cause, fitting.slice(0, targets.count));
  } else choosePicks(play, action, from, targets, cause, fitting);
}

/** Whether an action is about cards that everybody sees, and none of them is there. */
function isVain(state: DuelState, action: Action, cause: Cause): boolean {
  switch (action.do) {
    case 'destroy':
    case 'give':
    case 'battle':
      return hasNone(state, 'battle', action.what, cause);
    case 'tap':
    case 'untap':
      return hasNone(state, action.in ?? 'battle', action.what, cause);
    case 'cast':
      return action.from !== 'hand' && hasNone(state, action.from, { ...action.what, type: 'spell' }, cause);
    case 'move':
      return action.from !== 'hand' && action.from !== 'shields' && hasNone(state, action.from, action.what, cause);
    case 'draw':
    case 'top':
    case 'look':
    case 'search':
    case 'peek':
    case 'break':
    case 'may':
    case 'choose':
    case 'if':
      return false;
  }
}

function hasNone(state: DuelState, from: Zone, what: Objects, cause: Cause): boolean {
  return typeof what === 'object' && candidates(state, from, what, cause).length === 0;
}

function moveTop(play: Running, player: number, count: number, to: 'hand' | 'mana' | 'shields' | 'graveyard'): void {
  const { state } = play;
  const deck = zoneOf(state.decks, player);
  for (let times = 0; times < count; times++) {
    const card = deck.pop();
    if (card === undefined) return;
    tellMoved(play, card, 'deck', to);
    put(state, card, to);
  }
}

/** The player looks at the opponent's hand, or at shields of the opponent. */
function peek(play: Running, action: Of<'peek'>, player: number): void {
  const { state } = play;
  const foe = foeOf(player);
  if (action.at === 'hand') {
    if (zoneOf(state.hands, foe).length === 0) return;
    play.tell?.({ code: 'duel-masters.looks-hand', player, uncovers: true } satisfies DuelEvent);
    play.put({ do: 'seen', player, at: 'hand', places: [] } satisfies DuelStep);
    return;
  }
  const count = Math.min(action.count, zoneOf(state.shields, foe).length);
  if (count === 0) return;
  play.tell?.({ code: 'duel-masters.looks-shields', player, n: count, uncovers: true } satisfies DuelEvent);
  play.put({ do: 'peek', player, left: count, places: [] } satisfies DuelStep);
}

function timesOf(state: DuelState, { count, each }: { count: number; each?: Counted }, cause: Cause): number {
  return each === undefined ? count : count * countOf(state, each, cause);
}

function seatsOf(state: DuelState, who: Who | undefined, owner: number): readonly number[] {
  switch (who) {
    case undefined:
    case 'own':
      return [owner];
    case 'foe':
      return [foeOf(owner)];
    case 'both':
      return [state.run.active, foeOf(state.run.active)];
  }
}
