// What cards are worth to a bot, in cards: to hold, to play now, to lose.
import { type Card, NONE, zoneOf } from '../../../../kits/duel/index.js';
import { abilityNamed } from '../../cards/abilities/index.js';
import type { CardData, Kind } from '../../cards/card.js';
import { type Means, whyNot } from '../../rules/hand.js';
import { applyEffect } from '../../rules/pile.js';
import { dataOf, FRONT, FULL_CLOCK, levelOf, PLACES } from '../../state.js';
import type { WeissView } from '../../view.js';
import { type Lanes, laneOf, lanesOf, withNewcomer, worthOfLanes } from './lanes.js';

/** What a card of the stock is worth: it pays. Of a full one little is missed, and the deck needs its cards. */
const STOCK = 0.18;
const FULL_STOCK = 10;
/** What a card in hand is worth as such. */
const HELD = 0.35;
/** A climax that was played comes back into the deck, where it cancels damage. */
const CLIMAX_BACK = 0.45;

/** With fewer cards in deck and discard pile together, cards must be played, so that there is something to take and to turn up. */
const SCARCE = 12;
const RECYCLED = 0.8;

/** What a main phase is decided by, worked out once for all its choices. */
export interface Outlook {
  readonly view: WeissView;
  readonly seat: number;
  readonly lanes: Lanes;
  /** A bit for each own front place that may attack, or may once somebody stands there. */
  readonly attacks: number;
  readonly now: number;
  /** What it is worth by itself that a card leaves the hand. */
  readonly thin: number;
  /** What each card of a cost is worth. */
  readonly price: number;
}

/** @param before whether combat is still to come */
export function outlookOf(view: WeissView, seat: number, before: boolean): Outlook {
  const lanes = lanesOf(view, seat);
  const attacks = before ? (1 << FRONT) - 1 : 0;
  const scarce = (view.deckCounts[seat] ?? 0) + zoneOf(view.discards, seat).length < SCARCE;
  const price = scarce ? 0 : zoneOf(view.stocks, seat).length > FULL_STOCK ? STOCK / 4 : STOCK;
  return { view, seat, lanes, attacks, now: worthOfLanes(lanes, attacks), thin: scarce ? RECYCLED : 0, price };
}

/** What playing a card is worth; 0 is as good as holding it. @param place where a character goes, NONE for others */
export function worthOfPlay(outlook: Outlook, card: Card, place: number): number {
  const { view, seat, lanes, attacks, now, thin, price } = outlook;
  const data = dataOf(view, card);
  const { type, ability, cost } = data;
  let worth = thin - price * cost - (type === 'climax' ? -CLIMAX_BACK : type === 'event' ? HELD : 0);
  const onCard = ability === null ? undefined : abilityNamed(ability.ability).onCard;
  const isAimed = ability !== null && abilityNamed(ability.ability).aimed === true;
  if (type === 'character') worth += place < FRONT ? 0.15 : -HELD;
  if (ability !== null && onCard !== undefined && !isAimed) {
    // The effect is laid on the bot's own view, looked at, and taken off again.
    const { field, pile } = view;
    if (type === 'character') view.field[seat * PLACES + place] = card;
    view.pile = pile.slice();
    applyEffect(view, seat, card, ability);
    const lasting = type === 'character' ? 1 : attacks === 0 ? 0 : 1;
    worth += lasting * (worthOfLanes(lanesOf(view, seat), attacks) - now) + (type === 'character' ? 0.4 : 0);
    view.pile = pile;
    if (type === 'character') field[seat * PLACES + place] = NONE;
    return worth;
  }
  if (type === 'character' && place < FRONT)
    worth += worthOfLanes(withNewcomer(lanes, place, laneOf(view, card)), attacks) - now;
  if (ability !== null)
    worth += abilityNamed(ability.ability).worth(view, seat, ability) * (isAimed && attacks === 0 ? 0.3 : 1);
  return worth;
}

/** What it is worth to hold a card of a kind: what can be played soon is worth most. */
export function worthOfHolding(view: WeissView, seat: number, kind: Kind, means: Means): number {
  const card = view.cards[kind];
  if (card === undefined) return 0;
  const ready = whyNot(view, kind, means) === undefined ? 0.5 : 0;
  return ready + valueOf(card) - 0.45 * Math.max(0, card.level - levelOf(view, seat) - 1);
}

/** What a card is worth by itself. */
export function valueOf({ type, level, power, soul, ability }: CardData): number {
  if (type === 'character') return 0.5 + power / 8000 + 0.3 * soul + (ability === null ? 0 : 0.2);
  if (type === 'climax') return 0.2;
  return ability === null ? 0 : 0.6 + 0.2 * level;
}

/** What one more card in the clock costs: most when it is the last one before defeat. */
export function costOfClocking(view: WeissView, seat: number): number {
  const full = zoneOf(view.clocks, seat).length + 1 >= FULL_CLOCK;
  const left = Number(view.run.options['greatest-level']) - levelOf(view, seat);
  return left <= 1 ? (full ? 100 : 1.2) : full ? 0.9 : 0.8;
}
