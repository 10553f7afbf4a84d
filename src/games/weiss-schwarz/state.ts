// The state of a game: plain numbers in columns. A card is a number: seat × deck size and its place in the deck list, sorted
// by what the cards are; `kind` says which card of the game's list it is, and zones are lists of such numbers.
import type { OpenPart, State } from '../../engine/index.js';
import type { LastingEffect } from '../../kits/combat/index.js';
import { type Card, NONE, zoneOf } from '../../kits/duel/index.js';
import type { CardData, Kind } from './cards/card.js';
import type { WeissOptions } from './options.js';

/** Places of a side: 0 to 2 are its front row, 3 and 4 its back row, each from the own left (WS-4). */
export const FRONT = 3;
export const BACK = 2;
export const PLACES = FRONT + BACK;
/** A clock that reaches this is a level up (WS-11). */
export const FULL_CLOCK = 7;
/** WS-20 */
export const MOST_TURNS = 400;

/** An ability that lies in the pile (WS-15): who it is applied for, and whose ability it is. Its id is the ability's name. */
export interface PileEffect extends LastingEffect {
  readonly player: number;
  readonly source: Card;
  readonly what: string;
  /** The one card that it touches, or NONE: those that the ability says. */
  readonly target: Card;
  /** Kept for the next turn; the others end with the turn. */
  readonly continuous: boolean;
}

/** How the last attack of this turn went, to be looked at. */
export interface Attack {
  readonly attacker: Card;
  /** NONE: a direct attack. */
  readonly defender: Card;
  readonly power: number;
  readonly against: number;
  /** The card that was turned up for the stock, or NONE. */
  turnedUp: Card;
  /** Soul, extra points and what a direct attack adds; 0 when nothing came of it. */
  damage: number;
  /** Cards that the damage took, in order. */
  taken: Card[];
  cancelled: boolean;
}

export interface WeissState extends State<WeissOptions> {
  /** Every card of both decks once, in the order of their ids; fixed for the whole game, so copies share it. */
  readonly cards: readonly CardData[];
  /** By card number; fixed for the whole game. */
  readonly kind: readonly Kind[];
  /** Cards a side. */
  readonly size: number;
  /** By seat, as all lists of zones are; the last card is the top. */
  decks: Card[][];
  hands: Card[][];
  clocks: Card[][];
  levels: Card[][];
  stocks: Card[][];
  discards: Card[][];
  /** Out of the game. */
  removed: Card[][];
  /** Front and back row of seat 0, then of seat 1; NONE where nothing lies. */
  field: Card[];
  /** By seat: in play, or NONE. */
  climaxes: Card[];
  /** The card that is being played, or the event that is being carried out; or NONE. */
  handling: Card;
  /** Cards that a damage has taken and that lie neither in the clock nor in the discard pile yet. */
  taken: Card[];
  /** Cards from the top of a deck that are being put in order (WS-A2), those still to be put and those that are. */
  looked: Card[];
  ordered: Card[];
  /** Who puts them in order, or NOBODY. */
  looker: number;
  /** Active effects in the order in which they were applied (WS-15). */
  pile: PileEffect[];
  /** Continuous ones between two turns, in the order in which they will be applied again. */
  kept: PileEffect[];
  /** A bit for each front place that has attacked this turn. */
  attacked: number;
  attack: Attack | null;
  /** Who begins, or NOBODY: it is drawn (WS-1). */
  readonly first: number;
  /** By seat: kinds that come to the top of the shuffled deck, top first. */
  stacked: readonly (readonly Kind[])[];
}

/** What everybody may see of a state. Rules that ask only for this work on views too. */
export type OpenState = OpenPart<WeissState, 'decks' | 'stacked'>;

/** The seat that a card belongs to. */
export function ownerOf(state: Pick<WeissState, 'size'>, card: Card): number {
  return card < state.size ? 0 : 1;
}

export function kindOf(state: Pick<WeissState, 'kind'>, card: Card): Kind {
  return state.kind[card] as Kind;
}

export function dataOf(state: Pick<WeissState, 'cards' | 'kind'>, card: Card): CardData {
  return state.cards[state.kind[card] as Kind] as CardData;
}

/** The level of a player: how many cards lie in the level zone. */
export function levelOf(state: Pick<WeissState, 'levels'>, seat: number): number {
  return zoneOf(state.levels, seat).length;
}

/** The card at a place of a side, or NONE. */
export function cardAt(state: Pick<WeissState, 'field'>, seat: number, place: number): Card {
  return state.field[seat * PLACES + place] as Card;
}

/** The front place that lies opposite: the own left faces the opponent’s right (WS-8). */
export function opposite(place: number): number {
  return FRONT - 1 - place;
}

/** The characters of a side, front row first. */
export function charactersOf(state: Pick<WeissState, 'field'>, seat: number): Card[] {
  return state.field.slice(seat * PLACES, (seat + 1) * PLACES).filter((card) => card !== NONE);
}

/** The front row of a side, without its empty places. */
export function frontOf(state: Pick<WeissState, 'field'>, seat: number): Card[] {
  return state.field.slice(seat * PLACES, seat * PLACES + FRONT).filter((card) => card !== NONE);
}

/** How far a player is from defeat: seven points a level, one a card in the clock. The lower, the better (WS-20). */
export function hurtOf(state: Pick<WeissState, 'levels' | 'clocks'>, seat: number): number {
  return levelOf(state, seat) * FULL_CLOCK + zoneOf(state.clocks, seat).length;
}
