// What it is worth to a player that a text is carried out.
import { type Card, foeOf, HIDDEN, NONE, SEATS, zoneOf } from '../../../../kits/duel/index.js';
import { type Definition, definitionOf } from '../../cards/index.js';
import { BLOCKER, GUARD, SPEED_ATTACKER } from '../../cards/keyword-bits.js';
import type { Action, Counted, Objects, Targets, Trait, Who, Zone } from '../../cards/vocabulary.js';
import { holdAll } from '../../rules/condition.js';
import { breaksOf, NOW, powerOf } from '../../rules/creature.js';
import { cardsIn, countOf, fits, isOf } from '../../rules/filter.js';
import { may } from '../../rules/permission.js';
import { isTapped, ownerOf } from '../../state.js';
import type { DuelView } from '../../view.js';
import { CERTAIN, creatureWorth, holdingWorth, manaWorth, SCARCE, shieldWorth, worthNow } from './worth.js';

/** A card in hand that nobody has looked at. */
const UNSEEN = 1.2;

/** What a creature does when it comes. */
export function enteringWorth(view: DuelView, seat: number, definition: Definition): number {
  let worth = (definition.bits & SPEED_ATTACKER) !== 0 || definition.evolution ? 1 : 0;
  for (const trigger of definition.triggers)
    if (trigger.on === 'enters') worth += Math.max(0, actionsWorth(view, seat, trigger.do, NONE));
  return worth;
}

/**
 * What it is worth to a player that a text of the own is carried out now.
 * @param card whose text it is, or NONE: a card that is not on the table
 */
export function actionsWorth(
  view: DuelView,
  seat: number,
  actions: readonly Action[],
  card: Card,
  rival: Card = NONE,
): number {
  let worth = 0;
  for (const action of actions) worth += actionWorth(view, seat, action, card, rival);
  return worth;
}

function actionWorth(view: DuelView, seat: number, action: Action, card: Card, rival: Card): number {
  switch (action.do) {
    case 'draw':
      return forEach(view, seat, action.who, (whose) => {
        const count = action.count * times(view, seat, card, action.each);
        if (zoneOf(view.deckCounts, whose) <= count) return action.upTo === true ? 0 : -CERTAIN;
        return zoneOf(view.deckCounts, whose) - count < SCARCE ? -count : count;
      });
    case 'top':
      return forEach(view, seat, action.who, (whose) => {
        const count = action.count * times(view, seat, card, action.each);
        if (action.to === 'hand') return count;
        if (action.to === 'shields') return 1.6 * count;
        return action.to === 'mana' ? count * manaWorth(view, whose) : -0.2 * count;
      });
    case 'look':
    case 'search':
      return 1.2 * ('take' in action ? action.take : action.count);
    case 'peek':
      return 0.1;
    case 'break': {
      const left = zoneOf(view.shields, foeOf(seat)).length;
      return Math.min(left, action.count) * shieldWorth(left);
    }
    case 'may':
      return Math.max(0, actionsWorth(view, seat, action.then, card, rival));
    case 'choose':
      return Math.max(0, ...action.of.map((mode) => actionsWorth(view, seat, mode, card, rival)));
    case 'if':
      return holdAll(view, action.needs, { owner: seat, card })
        ? actionsWorth(view, seat, action.then, card, rival)
        : 0;
    case 'destroy':
    case 'move':
    case 'tap':
    case 'untap':
    case 'give':
    case 'battle':
    case 'cast':
      return aimedWorth(view, seat, action, card, rival);
  }
}

export type Aimed = Extract<Action, { readonly what: Objects }>;

/** What is done to cards: to those that are best for the player, where the player chooses. */
function aimedWorth(view: DuelView, seat: number, action: Aimed, card: Card, rival: Card): number {
  const { what } = action;
  if (what === 'this') return card < 0 ? 0 : doneTo(view, seat, action, card, card);
  if (what === 'rival') return rival < 0 ? 0 : doneTo(view, seat, action, card, rival);
  // What was chosen before is not known yet.
  if (what === 'them') return action.do === 'give' ? 0.5 : 0;
  const from = zoneOfAimed(action);
  const worths: number[] = [];
  for (let side = 0; side < SEATS; side++) {
    if (what.whose !== undefined && !isOf(what.whose, side, seat)) continue;
    for (const one of cardsIn(view, from, side)) {
      if (one === HIDDEN) worths.push(unseenWorth(action, side === seat));
      else if (isTarget(view, seat, what, from, one, card)) worths.push(doneTo(view, seat, action, card, one));
    }
  }
  return bestOf(worths, what);
}

/** What it is worth to a player that an action is done to a card. */
export function doneTo(view: DuelView, seat: number, action: Aimed, source: Card, card: Card): number {
  const definition = definitionOf(view, card);
  const own = ownerOf(view, card) === seat;
  const sign = own ? 1 : -1;
  switch (action.do) {
    case 'destroy':
      return -sign * worthNow(view, card);
    case 'move':
      return moveWorth(view, action.from, action.to, card, own);
    case 'tap':
      if (action.in === 'mana') return -sign * 0.3;
      return isTapped(view, card) ? 0 : -sign * tapWorth(view, seat, card);
    case 'untap':
      if (!isTapped(view, card)) return 0;
      return action.in === 'mana' ? sign * 0.5 : sign * 0.8;
    case 'give':
      return action.traits.reduce((sum, trait) => sum + sign * traitWorth(view, trait, card, own), 0);
    case 'battle':
      return battleWorth(view, source, card);
    case 'cast':
      // Its own text may use spells again: it is not looked into.
      return definition.creature ? 0 : 0.5 * definition.cost;
  }
}

/** Where the cards of an action lie. */
export function zoneOfAimed(action: Aimed): Zone {
  if (action.do === 'move' || action.do === 'cast') return action.from;
  return (action.do === 'tap' || action.do === 'untap') && action.in === 'mana' ? 'mana' : 'battle';
}

function isTarget(view: DuelView, seat: number, what: Targets, from: Zone, card: Card, source: Card): boolean {
  if (!fits(view, what, card, { owner: seat, card: source }, NOW)) return false;
  if (from !== 'battle' || what.count === 'all' || ownerOf(view, card) === seat) return true;
  return may(view, card, 'be-chosen');
}

/** The sum over those that are taken: all of them, or the best for whoever chooses. */
function bestOf(worths: number[], { count, upTo, chooser, random }: Targets): number {
  if (worths.length === 0) return 0;
  if (count === 'all') return worths.reduce((sum, worth) => sum + worth, 0);
  const most = Math.min(count, worths.length);
  if (random === true) return (worths.reduce((sum, worth) => sum + worth, 0) / worths.length) * most;
  worths.sort((a, b) => (chooser === 'foe' ? a - b : b - a));
  let sum = 0;
  for (let at = 0; at < most; at++) {
    const worth = worths[at] as number;
    if (upTo === true && worth < 0) break;
    sum += worth;
  }
  return sum;
}

function moveWorth(view: DuelView, from: Zone, to: string, card: Card, own: boolean): number {
  const sign = own ? 1 : -1;
  const definition = definitionOf(view, card);
  return (
    sign *
    (worthIn(view, to, definition, ownerOf(view, card)) -
      (from === 'battle' ? worthNow(view, card) : worthIn(view, from, definition, ownerOf(view, card))))
  );
}

function worthIn(view: DuelView, zone: string, definition: Definition, owner: number): number {
  switch (zone) {
    case 'battle':
      return definition.creature ? creatureWorth(definition) : 0;
    case 'hand':
      return holdingWorth(definition) * 0.8;
    case 'mana':
      return manaWorth(view, owner);
    case 'shields':
      return 1.6;
    case 'deck-top':
      return 0.6;
    default:
      return 0;
  }
}

function unseenWorth(action: Aimed, own: boolean): number {
  const sign = own ? 1 : -1;
  return action.do === 'move' && action.to === 'graveyard' ? -sign * UNSEEN : 0;
}

/** Tapping a creature keeps it from blocking now, or lets it be attacked. */
function tapWorth(view: DuelView, seat: number, card: Card): number {
  if (view.run.active !== seat) return 1;
  const blocks = definitionOf(view, card).bits & (BLOCKER | GUARD);
  return blocks !== 0 ? 1.2 : 0.4 + worthNow(view, card) * 0.1;
}

/** What a trait is worth to whoever has it, for as long as a turn. */
function traitWorth(view: DuelView, trait: Trait, card: Card, own: boolean): number {
  switch (trait.has) {
    case 'power': {
      const power = powerOf(view, card);
      if (power + trait.by <= 0) return -worthNow(view, card);
      return own && isTapped(view, card) ? 0 : trait.by / 4000;
    }
    case 'power-attacker':
      return isTapped(view, card) ? 0 : trait.by / 5000;
    case 'cannot':
      return trait.deed === 'be-blocked' || trait.deed === 'be-attacked' || trait.deed === 'be-chosen' ? 0.5 : -0.9;
    case 'double-breaker':
    case 'triple-breaker':
    case 'crew-breaker':
      return isTapped(view, card) || breaksOf(view, card) > 1 ? 0 : 1;
    case 'speed-attacker':
      return view.came[card] === view.run.turn ? 1 : 0;
    case 'blocker':
      return 0.3;
    case 'guard':
    case 'slayer':
    case 'can':
    case 'stealth':
    case 'returns':
      return 0.3;
    case 'must-attack':
    case 'enters-tapped':
      return -0.3;
    case 'shield-burner':
      return 0.2;
  }
}

function battleWorth(view: DuelView, source: Card, card: Card): number {
  if (source < 0) return 0.5;
  const power = powerOf(view, source);
  const other = powerOf(view, card);
  if (power > other) return worthNow(view, card);
  return power === other ? worthNow(view, card) - worthNow(view, source) : -worthNow(view, source);
}

function times(view: DuelView, seat: number, card: Card, each: Counted | undefined): number {
  return each === undefined ? 1 : countOf(view, each, { owner: seat, card });
}

function forEach(view: DuelView, seat: number, who: Who | undefined, worth: (whose: number) => number): number {
  const own = who === 'foe' ? 0 : worth(seat);
  return who === 'foe' || who === 'both' ? own - worth(foeOf(seat)) : own;
}
