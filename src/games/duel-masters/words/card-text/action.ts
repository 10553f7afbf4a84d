// What a text does, in words: one phrase for each action, in the order in which they are done.
import type { Saying } from '../../../../engine/index.js';
import type { Action, Objects } from '../../cards/vocabulary.js';
import { say } from '../../text/say.js';
import { sayNeeds } from './condition.js';
import {
  type Context,
  sayCards,
  sayCounted,
  sayDestination,
  sayObjects,
  sayPlace,
  saySource,
  whoseOf,
} from './phrase.js';
import { sayTraits } from './trait.js';

/** Actions that hold others: what follows them stands apart, so that it does not seem to be one of those. */
const HOLDERS: ReadonlySet<Action['do']> = new Set(['may', 'choose', 'if']);

export function sayActions(actions: readonly Action[], context: Context): Saying {
  let said: Saying | undefined;
  let now = context;
  let apart = false;
  for (const action of actions) {
    const next = sayAction(action, now);
    said =
      said === undefined
        ? next
        : apart
          ? say('duel-masters.apart', { first: said, next: { ...next, capital: true } })
          : say('duel-masters.then', { first: said, next });
    apart = HOLDERS.has(action.do);
    now = after(action, now);
  }
  return said ?? say('duel-masters.none');
}

function sayAction(action: Action, context: Context): Saying {
  switch (action.do) {
    case 'draw': {
      const { who = 'own', count, upTo, each } = action;
      const draw = say(`duel-masters.do.${action.do}`, { who, upto: upTo === true ? 'yes' : 'no', n: count });
      return each === undefined ? draw : say('duel-masters.for-each', { first: draw, each: sayCounted(each, 'each') });
    }
    case 'destroy':
    case 'battle':
      return say(`duel-masters.do.${action.do}`, { what: sayObjects(action.what, 'battle', context) });
    case 'move':
      return sayMove(action, context);
    case 'top': {
      const { who = 'own', count, each, to } = action;
      const whose = who === 'both' ? 'owner' : who;
      const top = say(`duel-masters.do.${action.do}`, { who, n: count, dest: sayDestination(to, whose) });
      return each === undefined ? top : say('duel-masters.for-each', { first: top, each: sayCounted(each, 'each') });
    }
    case 'look': {
      const { count, take, what = {}, to, rest } = action;
      return say(`duel-masters.do.${action.do}`, {
        n: count,
        what: sayCards(what, 'hand', 'upto', take),
        dest: sayDestination(to, 'own'),
        rest: sayDestination(rest, 'own'),
      });
    }
    case 'search':
      return say(`duel-masters.do.${action.do}`, {
        what: sayCards(action.what ?? {}, 'hand', 'upto', action.count),
        dest: sayDestination(action.to, 'own'),
      });
    case 'peek':
      return action.at === 'hand'
        ? say(`duel-masters.do.${action.do}.hand`)
        : say(`duel-masters.do.${action.do}.shields`, { n: action.count });
    case 'tap':
    case 'untap': {
      const what = sayObjects(action.what, action.in ?? 'battle', context);
      const mana = action.in === 'mana' && typeof action.what !== 'string';
      return say(`duel-masters.do.${action.do}`, {
        what: mana ? say('duel-masters.np.in', { np: what, place: sayPlace('mana', whoseOf(action.what)) }) : what,
      });
    }
    case 'give':
      return say(`duel-masters.do.${action.do}`, {
        what: sayObjects(action.what, 'battle', context),
        traits: sayTraits(action.traits),
        until: action.until === 'turn-end' ? 'turn' : 'next',
      });
    case 'break':
      return say(`duel-masters.do.${action.do}`, { n: action.count });
    case 'cast':
      return say(`duel-masters.do.${action.do}`, {
        what: sayCards(
          { ...action.what, type: 'spell' },
          action.from,
          action.what.upTo === true ? 'upto' : 'count',
          amountOf(action.what),
        ),
        source: saySource(action.from, whoseOf(action.what)),
      });
    case 'may':
      return say(`duel-masters.do.${action.do}`, { then: sayActions(action.then, context) });
    case 'choose':
      return say(`duel-masters.do.${action.do}`, {
        modes: action.of
          .map((mode) => sayActions(mode, context))
          .reduce((first, next) => say('duel-masters.or-else', { first, next })),
      });
    case 'if':
      return say('duel-masters.if-so', { needs: sayNeeds(action.needs), then: sayActions(action.then, context) });
  }
}

function sayMove({ from, to, what }: Extract<Action, { do: 'move' }>, context: Context): Saying {
  const whose = whoseOf(what);
  const cards = sayObjects(what, from, context);
  const dest = sayDestination(to, whose === 'any' ? 'owner' : whose);
  if (from === 'battle') {
    if (to === 'hand') return say('duel-masters.do.return', { what: cards, whose: whose === 'any' ? 'owner' : whose });
    return say('duel-masters.do.move.battle', { what: cards, dest });
  }
  const source = saySource(from, whose);
  if (from === 'hand' && to === 'graveyard') return say('duel-masters.do.discard', { what: cards, source });
  return say('duel-masters.do.move', { what: cards, source, dest });
}

/** What the text has been about once an action is done. */
function after(action: Action, before: Context): Context {
  if (!('what' in action) || action.what === undefined || !isTargets(action.what)) return before;
  const creatures =
    action.do === 'move'
      ? action.from === 'battle' || action.to === 'battle'
      : action.do === 'tap' || action.do === 'untap'
        ? action.in !== 'mana'
        : action.do !== 'cast';
  return { ...before, them: amountOf(action.what), creatures };
}

function isTargets(what: unknown): what is Exclude<Objects, string> {
  return typeof what === 'object' && what !== null && 'count' in what;
}

function amountOf({ count }: Exclude<Objects, string>): number {
  return count === 'all' ? 2 : count;
}
