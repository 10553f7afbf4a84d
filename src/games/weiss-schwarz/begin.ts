// The state before the first step, and copies of states. All states are made by one object literal, so that they have the same
// shape: what the speed of the engine rests on.
import { NOBODY, type Run, type Setup } from '../../engine/index.js';
import { type Card, cardsFrom, copyZones, NONE, SEATS, stackedKinds } from '../../kits/duel/index.js';
import { decksOf, type GameCards, kindNamed } from './decks/deck.js';
import type { WeissOptions } from './options.js';
import { type Attack, type OpenState, PLACES, type WeissState } from './state.js';

/** The state before the first step. */
export function begin(setup: Setup<WeissOptions>, run: Run<WeissOptions>): WeissState {
  const game: GameCards = decksOf(setup);
  const { size } = game;
  return assemble(run, {
    cards: game.cards,
    kind: game.kinds.flat(),
    size,
    decks: game.kinds.map((kinds, seat) => cardsFrom(seat * size, seat * size + kinds.length)),
    hands: [[], []],
    clocks: [[], []],
    levels: [[], []],
    stocks: [[], []],
    discards: [[], []],
    removed: [[], []],
    field: new Array<Card>(SEATS * PLACES).fill(NONE),
    climaxes: [NONE, NONE],
    handling: NONE,
    taken: [],
    looked: [],
    ordered: [],
    looker: NOBODY,
    pile: [],
    kept: [],
    attacked: 0,
    attack: null,
    first: setup.first ?? NOBODY,
    stacked: stackedKinds(setup, (text) => kindNamed(game.cards, text)),
  });
}

/** A copy that shares nothing that changes. */
export function copy(state: WeissState, run: Run<WeissOptions>): WeissState {
  const copied = assemble(run, state);
  copied.decks = copyZones(state.decks);
  copied.hands = copyZones(state.hands);
  copyOpenZones(state, copied);
  return copied;
}

/** Gives a copy zones of its own, but for decks and hands. */
export function copyOpenZones(from: OpenState, to: OpenState): void {
  to.clocks = copyZones(from.clocks);
  to.levels = copyZones(from.levels);
  to.stocks = copyZones(from.stocks);
  to.discards = copyZones(from.discards);
  to.removed = copyZones(from.removed);
  to.field = from.field.slice();
  to.climaxes = from.climaxes.slice();
  to.taken = from.taken.slice();
  to.looked = from.looked.slice();
  to.ordered = from.ordered.slice();
  // What lies in the pile is never changed, only the pile is.
  to.pile = from.pile.slice();
  to.kept = from.kept.slice();
  to.attack = from.attack === null ? null : copyAttack(from.attack);
}

function copyAttack({ attacker, defender, power, against, turnedUp, damage, taken, cancelled }: Attack): Attack {
  return { attacker, defender, power, against, turnedUp, damage, taken: taken.slice(), cancelled };
}

function assemble(run: WeissState['run'], own: Omit<WeissState, 'run'>): WeissState {
  return {
    run,
    cards: own.cards,
    kind: own.kind,
    size: own.size,
    decks: own.decks,
    hands: own.hands,
    clocks: own.clocks,
    levels: own.levels,
    stocks: own.stocks,
    discards: own.discards,
    removed: own.removed,
    field: own.field,
    climaxes: own.climaxes,
    handling: own.handling,
    taken: own.taken,
    looked: own.looked,
    ordered: own.ordered,
    looker: own.looker,
    pile: own.pile,
    kept: own.kept,
    attacked: own.attacked,
    attack: own.attack,
    first: own.first,
    stacked: own.stacked,
  };
}
