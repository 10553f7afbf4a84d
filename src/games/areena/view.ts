// What a seat may know of a game of Areena (CO-5), and full states that fit it. Deck lists are open to both; which of
// their cards are in a hand, and the order of a deck, are not.
import type { Chance, Run, RunView } from '../../engine/index.js';
import {
  type Card,
  cardsBeyond,
  cardsFrom,
  checkCounts,
  conservationFaults,
  copyZones,
  dealUnseen,
  HIDDEN,
  NONE,
  SEATS,
  zoneOf,
} from '../../kits/duel/index.js';
import type { AreenaOptions } from './options.js';
import {
  type AreenaState,
  CARDS,
  copy,
  copyBearers,
  definitionOf,
  freeHands,
  gladiatorOf,
  type OpenState,
  ownerOf,
} from './state.js';

/** A state without what is hidden: cards in the other's hand are HIDDEN, decks are numbers. */
export interface AreenaView extends OpenState {
  readonly deckCounts: readonly number[];
}

/** A hand is known to its player alone, a deck to nobody. Field by field: leaving some out of a copy takes many times as long. */
export function view(state: AreenaState, seat: number, run: RunView<AreenaOptions>): AreenaView {
  return {
    run,
    kinds: state.kinds,
    kind: state.kind,
    hands: state.hands.map((hand, player) => (player === seat ? hand.slice() : hand.map(() => HIDDEN))),
    deckCounts: state.decks.map(({ length }) => length),
    discards: copyZones(state.discards),
    equipment: copyZones(state.equipment),
    tactics: state.tactics.slice(),
    bearers: copyBearers(state.bearers),
    stack: state.stack.slice(),
    modifiers: state.modifiers.slice(),
    passes: state.passes,
    handling: state.handling,
    exhausted: state.exhausted,
    acted: state.acted,
    stillTurns: state.stillTurns,
    ending: state.ending.slice(),
    first: state.first,
  };
}

/** Deals the unseen cards of each side anew over its deck and, where it is hidden, its hand. */
export function imagine(view: AreenaView, chance: Chance, run: Run<AreenaOptions>): AreenaState {
  const decks = [0, 1].map((player) => {
    const cards = unseenCards(view, player);
    chance.shuffle(cards);
    return cards;
  });
  const hands = view.hands.map((hand, player) => dealUnseen(hand, zoneOf(decks, player)));
  checkCounts('areena', decks, view.deckCounts);
  return copy({ ...view, run, hands, decks, stacked: [[], []] }, run);
}

/** The cards of one side that a view does not show. */
export function unseenCards(view: OpenState, player: number): Card[] {
  return cardsBeyond(cardsOf(player), openCards(view, player), zoneOf(view.hands, player));
}

/** What is wrong with a state: 41 cards a side, each in one zone of its owner; hands and life within their bounds. */
export function verify(state: AreenaState): string[] {
  const faults: string[] = [];
  for (let player = 0; player < SEATS; player++) {
    const cards = [...openCards(state, player), ...zoneOf(state.hands, player), ...zoneOf(state.decks, player)];
    faults.push(...conservationFaults(player, cardsOf(player), cards));
    if (freeHands(state, player) < 0) faults.push(`seat ${player}: more than two hands are full`);
    for (const card of zoneOf(state.equipment, player))
      if (definitionOf(state, card).type !== 'equipment') faults.push(`seat ${player}: ${card} is in use`);
  }
  state.bearers.forEach(({ life, mostLife }, player) => {
    if (life < 0 || life > mostLife) faults.push(`seat ${player}: life ${life} of ${mostLife}`);
  });
  if (state.stack.length === 0 && state.modifiers.length > 0) faults.push('modifiers without an attack');
  return faults;
}

/** All cards of a side. */
function cardsOf(player: number): Card[] {
  return cardsFrom(player * CARDS, (player + 1) * CARDS);
}

/** The cards of one side in zones that everybody sees, the gladiator first. */
function openCards(state: OpenState, player: number): Card[] {
  const gladiator = gladiatorOf(player);
  const cards = [gladiator, ...zoneOf(state.discards, player), ...zoneOf(state.equipment, player)];
  for (const card of [zoneOf(state.tactics, player), state.handling, ...state.stack])
    if (card !== NONE && card !== gladiator && ownerOf(card) === player) cards.push(card);
  return cards;
}
