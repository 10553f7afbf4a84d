// The state of a game of Duel Masters: plain numbers in columns. A card is a number, seat 0's deck first; `kinds` and `kind` say
// what it is, zones are lists of such numbers, and what changes about a card stands in columns by its number.
import { NOBODY, type OpenPart, type Play, type Run, type Setup, type State } from '../../engine/index.js';
import { type Card, cardsFrom, copyZones, NONE, stackedKinds, zoneOf } from '../../kits/duel/index.js';
import type { Cards } from './cards/index.js';
import { cardByName } from './cards/names.js';
import type { Trait } from './cards/vocabulary.js';
import { decksOf } from './decks/deck.js';
import type { DuelOptions } from './options.js';

/** Cards of a starting hand, and shields (DM-2). */
export const HAND_SIZE = 5;
export const SHIELDS = 5;
/** In the place of a card that is attacked: the opponent. */
export const PLAYER = -2;
/** In the place of a card that was there and has left the battle zone. */
export const GONE = -4;

/** Traits that a creature has for a while (DM-40). */
export interface Grant {
  readonly card: Card;
  readonly traits: readonly Trait[];
  /** The seat at the start of whose next turn it ends, or NOBODY: at the end of this turn. */
  readonly until: number;
}

export interface DuelState extends State<DuelOptions>, Cards {
  /** Cards below this number are seat 0's. */
  readonly split: number;
  /** By seat, as all zones are; the last card is the top. */
  decks: Card[][];
  hands: Card[][];
  /** Face down, in the order in which they were laid. */
  shields: Card[][];
  mana: Card[][];
  /** Face up; the last is the top. */
  graveyards: Card[][];
  /** Creatures in the order in which they came; of an evolution pile, the uppermost card. */
  battle: Card[][];
  /** By card: 1 in the battle or mana zone when it is tapped. */
  tapped: number[];
  /** By card in the battle zone: the turn in which it came, or 0 for an evolution, which is never sick (DM-8, DM-19). */
  came: number[];
  /** By card: the card right under it in its pile, or NONE (DM-20). */
  below: number[];
  /** Spells that are being carried out, the last one on top. */
  handling: Card[];
  /** Cards of the own deck that somebody is looking at. */
  looking: Card[];
  /** What the last action of a text has chosen, in zones that everybody sees. */
  chosen: Card[];
  /** The attack that is going on: the attacker, what it attacks (or PLAYER), who blocks; NONE, and GONE once it has left. */
  attacker: Card;
  target: Card;
  blocker: Card;
  /** Creatures that have broken a shield in this turn (DM-34). */
  breakers: Card[];
  grants: Grant[];
  /** Creatures in the battle zones whose texts look at more than themselves, in the order in which they came. */
  reaching: Card[];
  /** A bit for each seat that drew the last card of the deck, or took the final blow (DM-3). */
  exhausted: number;
  fallen: number;
  /** Abilities woken in this turn. */
  woken: number;
  /** Who begins, or NOBODY: it is drawn (DM-2). */
  readonly first: number;
  /** By seat: ids of cards that come to the top of the shuffled deck, top first. */
  stacked: readonly (readonly string[])[];
}

/** A game that is being played. */
export type Running = Play<DuelState>;

/** What everybody may see of a state. Rules that ask only for this work on views too. */
export type OpenState = OpenPart<DuelState, 'decks' | 'stacked'>;

/** The state before the first step. */
export function begin(setup: Setup<DuelOptions>, run: Run<DuelOptions>): DuelState {
  const { kinds, kind, split } = decksOf(setup);
  const packed = kinds.filter((one) => typeof one !== 'string');
  return assemble(run, {
    kinds,
    kind,
    split,
    decks: [cardsFrom(0, split), cardsFrom(split, kind.length)],
    hands: [[], []],
    shields: [[], []],
    mana: [[], []],
    graveyards: [[], []],
    battle: [[], []],
    tapped: kind.map(() => 0),
    came: kind.map(() => 0),
    below: kind.map(() => NONE),
    handling: [],
    looking: [],
    chosen: [],
    attacker: NONE,
    target: NONE,
    blocker: NONE,
    breakers: [],
    grants: [],
    reaching: [],
    exhausted: 0,
    fallen: 0,
    woken: 0,
    first: setup.first ?? NOBODY,
    stacked: stackedKinds(setup, (text) => cardByName(text, packed)?.id),
  });
}

/** A copy that shares nothing that changes. */
export function copy(state: DuelState, run: Run<DuelOptions>): DuelState {
  const copied = assemble(run, state);
  copied.decks = copyZones(state.decks);
  copied.hands = copyZones(state.hands);
  copied.shields = copyZones(state.shields);
  copied.mana = copyZones(state.mana);
  copied.graveyards = copyZones(state.graveyards);
  copied.battle = copyZones(state.battle);
  copied.tapped = state.tapped.slice();
  copied.came = state.came.slice();
  copied.below = state.below.slice();
  copied.handling = state.handling.slice();
  copied.looking = state.looking.slice();
  copied.chosen = state.chosen.slice();
  copied.breakers = state.breakers.slice();
  copied.grants = state.grants.slice();
  copied.reaching = state.reaching.slice();
  return copied;
}

/** The seat that a card belongs to. */
export function ownerOf(state: Pick<DuelState, 'split'>, card: Card): number {
  return card < state.split ? 0 : 1;
}

export function isTapped(state: Pick<DuelState, 'tapped'>, card: Card): boolean {
  return state.tapped[card] === 1;
}

/** Whether a card is a creature in the battle zone, on top of its pile. */
export function isInBattle(state: Pick<DuelState, 'split' | 'battle'>, card: Card): boolean {
  return card >= 0 && zoneOf(state.battle, ownerOf(state, card)).includes(card);
}

/** The cards of a pile, the uppermost first. */
export function pileOf(state: Pick<DuelState, 'below'>, card: Card): Card[] {
  const pile: Card[] = [];
  for (let at = card; at !== NONE; at = state.below[at] as Card) pile.push(at);
  return pile;
}

/** One object literal for every state, so that all have the same shape: what the speed of the engine rests on. */
export function assemble(run: DuelState['run'], own: Omit<DuelState, 'run'>): DuelState {
  return {
    run,
    kinds: own.kinds,
    kind: own.kind,
    split: own.split,
    decks: own.decks,
    hands: own.hands,
    shields: own.shields,
    mana: own.mana,
    graveyards: own.graveyards,
    battle: own.battle,
    tapped: own.tapped,
    came: own.came,
    below: own.below,
    handling: own.handling,
    looking: own.looking,
    chosen: own.chosen,
    attacker: own.attacker,
    target: own.target,
    blocker: own.blocker,
    breakers: own.breakers,
    grants: own.grants,
    reaching: own.reaching,
    exhausted: own.exhausted,
    fallen: own.fallen,
    woken: own.woken,
    first: own.first,
    stacked: own.stacked,
  };
}
