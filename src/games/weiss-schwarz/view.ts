// What a seat may know of a game (CO-5), and full states that fit it. What both decks are made of is open, as a recording's
// header shows it; what is in a hand, and the order of a deck, are not.
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
import { copyOpenZones } from './begin.js';
import type { WeissOptions } from './options.js';
import { type OpenState, ownerOf, PLACES, type WeissState } from './state.js';

/** A state without what is hidden: cards that the seat cannot see are HIDDEN, decks are numbers. */
export interface WeissView extends OpenState {
  readonly deckCounts: readonly number[];
}

/** A hand is known to its player alone, the cards that are being put in order to who does it, a deck to nobody. */
export function view(state: WeissState, seat: number, run: RunView<WeissOptions>): WeissView {
  const made = { ...openOf(state), run, deckCounts: state.decks.map(({ length }) => length) };
  made.hands = state.hands.map((hand, player) => (player === seat ? hand.slice() : hand.map(() => HIDDEN)));
  if (seat !== state.looker) {
    made.looked = state.looked.map(() => HIDDEN);
    made.ordered = state.ordered.map(() => HIDDEN);
  }
  return made;
}

/** Deals the unseen cards of each side anew over its deck and, where they are hidden, its hand and what is being put in order. */
export function imagine(view: WeissView, chance: Chance, run: Run<WeissOptions>): WeissState {
  const open = openOf(view);
  const unseen = [0, 1].map((player) => unseenCards(view, player));
  for (const cards of unseen) chance.shuffle(cards);
  const hands = view.hands.map((hand, player) => dealUnseen(hand, zoneOf(unseen, player)));
  const whose = lookedOwner(view);
  const looked = dealUnseen(view.looked, zoneOf(unseen, whose));
  const ordered = dealUnseen(view.ordered, zoneOf(unseen, whose));
  checkCounts('weiss-schwarz', unseen, view.deckCounts);
  return { ...open, run, hands, looked, ordered, decks: unseen, stacked: [[], []] };
}

/** The cards of one side that a view does not show. */
export function unseenCards(view: OpenState, player: number): Card[] {
  return cardsBeyond(cardsOf(view, player), openCards(view, player));
}

/** What is wrong with a state: each card of a side in one zone of its owner, and zones within their bounds. */
export function verify(state: WeissState): string[] {
  const faults: string[] = [];
  for (let player = 0; player < SEATS; player++) {
    const cards = [...openCards(state, player), ...zoneOf(state.decks, player)];
    faults.push(...conservationFaults(player, cardsOf(state, player), cards));
  }
  if (state.field.length !== SEATS * PLACES) faults.push(`the field has ${state.field.length} places`);
  state.field.forEach((card, at) => {
    if (card !== NONE && ownerOf(state, card) !== Math.floor(at / PLACES)) faults.push(`${card} is on the wrong field`);
  });
  const there = new Set(state.field);
  for (const { source, continuous, target } of [...state.pile, ...state.kept])
    if ((continuous && !there.has(source)) || (target !== NONE && !there.has(target)))
      faults.push(`the pile has an effect of ${source}, which is gone`);
  return faults;
}

/** All cards of a side. */
function cardsOf({ size }: Pick<OpenState, 'size'>, player: number): Card[] {
  return cardsFrom(player * size, (player + 1) * size);
}

/** The cards of one side that lie in zones a view shows, hands among them as far as they are seen. */
function openCards(state: OpenState, player: number): Card[] {
  const cards: Card[] = [];
  const add = (zone: readonly Card[]): void => {
    for (const card of zone) if (card >= 0 && ownerOf(state, card) === player) cards.push(card);
  };
  for (const zones of [state.hands, state.clocks, state.levels, state.stocks, state.discards, state.removed])
    add(zoneOf(zones, player));
  for (const zone of [state.field, state.climaxes, state.taken, state.looked, state.ordered]) add(zone);
  add([state.handling]);
  return cards;
}

/** Whose deck is being put in order: decks that are not have all their cards, so the one that lacks some is meant. */
function lookedOwner(view: WeissView): number {
  const hidden = view.looked.length + view.ordered.length;
  const count = (player: number): number =>
    unseenCards(view, player).length - zoneOf(view.hands, player).filter((card) => card === HIDDEN).length;
  return hidden > 0 && count(1) !== view.deckCounts[1] ? 1 : 0;
}

/** What everybody may see, with zones of its own. Named one by one: leaving some out of a copy takes twenty times as long. */
function openOf(state: OpenState): OpenState {
  const open: OpenState = {
    run: state.run,
    cards: state.cards,
    kind: state.kind,
    size: state.size,
    hands: copyZones(state.hands),
    clocks: state.clocks,
    levels: state.levels,
    stocks: state.stocks,
    discards: state.discards,
    removed: state.removed,
    field: state.field,
    climaxes: state.climaxes,
    handling: state.handling,
    taken: state.taken,
    looked: state.looked,
    ordered: state.ordered,
    looker: state.looker,
    pile: state.pile,
    kept: state.kept,
    attacked: state.attacked,
    attack: state.attack,
    first: state.first,
  };
  copyOpenZones(state, open);
  return open;
}
