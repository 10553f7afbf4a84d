// The state of a game of Areena: plain numbers in columns. A card is a number: seat × 41 and its place in the
// deck list, the gladiator at 0; `kind` says which of the game's kinds it is, and zones are lists of such numbers.
import { NOBODY, type OpenPart, type Run, type Setup, type State } from '../../engine/index.js';
import type { Bearer, LastingEffect } from '../../kits/combat/index.js';
import { type Card, cardsFrom, copyZones, NONE, stackedKinds, zoneOf } from '../../kits/duel/index.js';
import { type Definition, definition, definitionsOf, type Kind } from './cards/index.js';
import { kindByName } from './cards/names.js';
import type { Stat, TurnName } from './cards/vocabulary.js';
import { decksOf } from './decks/deck-list.js';
import type { AreenaOptions } from './options.js';

/** The gladiator and forty others (AR-17). */
export const CARDS = 41;
export const HANDS = 2;
/** To how many cards a hand is filled, and reduced (AR-8, AR-15). */
export const HAND_SIZE = 5;
/** Turns in a row in which nothing happens, after which the game is a draw (AR-20). */
export const MOST_STILL_TURNS = 50;

/** What was handled and changes the damage of the attack, in the order of handling (AR-13). */
export interface Modifier {
  readonly op: 'raise' | 'reduce' | 'zero';
  readonly by: number;
}

/** An effect that ends with the turn, and on whom it lies. */
export interface Ending {
  readonly player: number;
  readonly id: TurnName;
}

export interface AreenaState extends State<AreenaOptions> {
  /** Every kind of card in either deck once, in the order of their ids; fixed for the whole game, so copies share it. */
  readonly kinds: readonly Kind[];
  /** By card: its place in `kinds`; fixed for the whole game. */
  readonly kind: readonly number[];
  /** By seat, as all zones are; the last card is the top. */
  decks: Card[][];
  hands: Card[][];
  /** Face up; the last is the top. */
  discards: Card[][];
  /** In use, in the order in which it was played. */
  equipment: Card[][];
  /** In play, or NONE. */
  tactics: Card[];
  bearers: Bearer[];
  /** The attack lies at 0: its card, or the gladiator's for the own attack, or NONE once it was nullified. */
  stack: Card[];
  modifiers: Modifier[];
  /** Passes in a row in the window for reactions. */
  passes: number;
  /** The card that has left hand or stack and is being carried out, or NONE. */
  handling: Card;
  /** A bit for each seat that had to draw from an empty deck. */
  exhausted: number;
  /** Whether the active player has played or discarded anything this turn (AR-20). */
  acted: boolean;
  stillTurns: number;
  ending: Ending[];
  /** Who begins, or NOBODY: it is drawn (AR-18). */
  readonly first: number;
  /** By seat: kinds that come to the top of the shuffled deck, top first. */
  stacked: readonly (readonly Kind[])[];
}

/** What everybody may see of a state. Rules that ask only for this work on views too. */
export type OpenState = OpenPart<AreenaState, 'decks' | 'stacked'>;

/** The state before the first step. */
export function begin(setup: Setup<AreenaOptions>, run: Run<AreenaOptions>): AreenaState {
  const { gladiators, kinds, kind } = decksOf(setup);
  return assemble(run, {
    kinds,
    kind,
    decks: gladiators.map((_, seat) => cardsFrom(gladiatorOf(seat) + 1, (seat + 1) * CARDS)),
    hands: [[], []],
    discards: [[], []],
    equipment: [[], []],
    tactics: [NONE, NONE],
    bearers: gladiators.map(bearerOf),
    stack: [],
    modifiers: [],
    passes: 0,
    handling: NONE,
    exhausted: 0,
    acted: false,
    stillTurns: 0,
    ending: [],
    first: setup.first ?? NOBODY,
    stacked: stackedKinds(setup, kindByName),
  });
}

/** A copy that shares nothing that changes. */
export function copy(state: AreenaState, run: Run<AreenaOptions>): AreenaState {
  const copied = assemble(run, state);
  copied.decks = copyZones(state.decks);
  copied.hands = copyZones(state.hands);
  copied.discards = copyZones(state.discards);
  copied.equipment = copyZones(state.equipment);
  copied.tactics = state.tactics.slice();
  copied.bearers = copyBearers(state.bearers);
  copied.stack = state.stack.slice();
  copied.modifiers = state.modifiers.slice();
  copied.ending = state.ending.slice();
  return copied;
}

export function copyBearers(bearers: readonly Bearer[]): Bearer[] {
  return bearers.map(({ life, mostLife, base, equipment, effects, immune, stunProof }) => ({
    life,
    mostLife,
    base,
    equipment,
    effects: effects.map(copyEffect),
    immune,
    stunProof,
  }));
}

/** The seat that a card belongs to. */
export function ownerOf(card: Card): number {
  return card < CARDS ? 0 : 1;
}

/** The part of a state that says what its cards are. */
export type Cards = Pick<AreenaState, 'kinds' | 'kind'>;

export function kindOf(state: Cards, card: Card): Kind {
  return state.kinds[state.kind[card] as number] as Kind;
}

export function definitionOf(state: Cards, card: Card): Definition {
  return definitionsOf(state.kinds)[state.kind[card] as number] as Definition;
}

export function bearerAt(state: OpenState, seat: number): Bearer {
  return state.bearers[seat] as Bearer;
}

export function gladiatorOf(seat: number): Card {
  return seat * CARDS;
}

/** Works out anew what equipment and tactic add to a gladiator's statistics. */
export function refit(state: AreenaState, seat: number): void {
  const sum: Record<Stat, number> = { strength: 0, defence: 0, basic: 0 };
  const add = (card: Card): void => {
    for (const { stat, by } of definitionOf(state, card).bonus) sum[stat] += by;
  };
  for (const card of zoneOf(state.equipment, seat)) add(card);
  const tactic = state.tactics[seat] as Card;
  if (tactic !== NONE) add(tactic);
  const { life, mostLife, base, effects, immune, stunProof } = bearerAt(state, seat);
  state.bearers[seat] = { life, mostLife, base, equipment: sum, effects, immune, stunProof };
}

/** Hands that no equipment takes. */
export function freeHands(state: OpenState, seat: number): number {
  let free = HANDS;
  for (const card of zoneOf(state.equipment, seat)) free -= definitionOf(state, card).hands;
  return free;
}

function bearerOf(gladiator: Kind): Bearer {
  const { life, bonus, immune } = definition(gladiator);
  const base: Record<Stat, number> = { strength: 0, defence: 0, basic: 0 };
  for (const { stat, by } of bonus) base[stat] += by;
  const equipment: Record<Stat, number> = { strength: 0, defence: 0, basic: 0 };
  return { life, mostLife: life, base, equipment, effects: [], immune, stunProof: false };
}

function copyEffect({ id, turns, power, stacks }: LastingEffect): LastingEffect {
  return { id, turns, power, stacks };
}

/** One object literal for every state, so that all have the same shape: what the speed of the engine rests on. */
function assemble(run: AreenaState['run'], own: Omit<AreenaState, 'run'>): AreenaState {
  return {
    run,
    kinds: own.kinds,
    kind: own.kind,
    decks: own.decks,
    hands: own.hands,
    discards: own.discards,
    equipment: own.equipment,
    tactics: own.tactics,
    bearers: own.bearers,
    stack: own.stack,
    modifiers: own.modifiers,
    passes: own.passes,
    handling: own.handling,
    exhausted: own.exhausted,
    acted: own.acted,
    stillTurns: own.stillTurns,
    ending: own.ending,
    first: own.first,
    stacked: own.stacked,
  };
}
