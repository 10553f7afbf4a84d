// The state of a game of Golf: plain numbers, so that it copies fast. Slots of a grid are counted from 0: upper row 0 1 2,
// lower row 3 4 5; which of them lie face down, or are gone, is one bit each.
import { NOBODY, type Run, type Setup, type State } from '../../engine/index.js';
import { type Card, parseCard } from './cards.js';
import type { GolfOptions } from './options.js';

export const SLOTS = 6;
export const ROW = 3;
/** All slots of a grid. */
export const ALL = 0b111111;
/** The slots of the upper and of the lower row. */
export const ROWS = [0b000111, 0b111000] as const;
const NO_CARDS: readonly Card[] = [];
/** No card drawn. */
export const NONE = -1;
/** Turns without a newly turned-up card after which the game is scored as it stands (GO-20). */
export const MOST_STILL_TURNS = 200;

export interface GolfState extends State<GolfOptions> {
  /** Cards by player × 6 + slot; a card that was removed keeps standing here, see `gone`. */
  cards: Card[];
  /** By player: a bit for each slot whose card lies face down. */
  down: number[];
  /** By player: a bit for each slot that is empty, because its row was removed. */
  gone: number[];
  /** Face down; the last is the top. */
  drawPile: Card[];
  /** Face up; the last is the top. */
  discardPile: Card[];
  /** The card drawn from the draw pile and not yet placed, or NONE. */
  drawn: Card;
  /** Who triggered the last round, or NOBODY (GO-10). */
  finisher: number;
  /** Turns left in the last round. */
  turnsLeft: number;
  /** The turn in which a hidden card was last turned up; 0 in the reveal round (GO-20). */
  lastSeenTurn: number;
  /** Who gave up, or NOBODY (CO-7). */
  conceded: number;
  /** Cards that the deal lays on top of the shuffled pack, top first. */
  stacked: readonly Card[];
}

/** The state before the deal. */
export function begin(setup: Setup<GolfOptions>, run: Run<GolfOptions>): GolfState {
  const players = setup.players.length;
  return assemble(run, {
    cards: [],
    down: eachPlayer(players, ALL),
    gone: eachPlayer(players, 0),
    drawPile: [],
    discardPile: [],
    drawn: NONE,
    finisher: NOBODY,
    turnsLeft: 0,
    lastSeenTurn: 0,
    conceded: NOBODY,
    stacked: setup.stacks.length === 0 ? NO_CARDS : stackedCards(setup),
  });
}

/** A copy that shares nothing that changes. */
export function copy(state: GolfState, run: Run<GolfOptions>): GolfState {
  const copied = assemble(run, state);
  copied.cards = state.cards.slice();
  copied.down = state.down.slice();
  copied.gone = state.gone.slice();
  copied.drawPile = state.drawPile.slice();
  copied.discardPile = state.discardPile.slice();
  return copied;
}

/** One object literal for every state, so that all have the same shape: what the speed of the engine rests on. */
function assemble(run: GolfState['run'], own: Omit<GolfState, 'run'>): GolfState {
  return {
    run,
    cards: own.cards,
    down: own.down,
    gone: own.gone,
    drawPile: own.drawPile,
    discardPile: own.discardPile,
    drawn: own.drawn,
    finisher: own.finisher,
    turnsLeft: own.turnsLeft,
    lastSeenTurn: own.lastSeenTurn,
    conceded: own.conceded,
    stacked: own.stacked,
  };
}

function eachPlayer(players: number, bits: number): number[] {
  const all: number[] = [];
  for (let player = 0; player < players; player++) all.push(bits);
  return all;
}

function stackedCards(setup: Setup): Card[] {
  return setup.stacks.flatMap(({ cards }) => cards.map((card) => parseCard(card) as Card));
}

/** The slots of a set of bits, in order. */
export function slotsOf(bits: number): number[] {
  return Array.from({ length: SLOTS }, (_, slot) => slot).filter((slot) => bits & (1 << slot));
}

export function cardAt(state: GolfState, player: number, slot: number): Card {
  return state.cards[player * SLOTS + slot] as Card;
}

export function downOf(state: GolfState, player: number): number {
  return state.down[player] as number;
}

export function goneOf(state: GolfState, player: number): number {
  return state.gone[player] as number;
}

/** Turns in a row in which nothing was turned up (GO-20). */
export function stillTurns(state: GolfState): number {
  return state.run.turn - state.lastSeenTurn;
}
