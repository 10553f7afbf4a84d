// What a seat may know of a game of Duel Masters (CO-5), and full states that fit it. Deck lists are open to both; which of
// their cards are in a hand or among the shields, and the order of a deck, are not.
import type { Chance, Run, RunView, Step } from '../../engine/index.js';
import {
  type Card,
  cardsBeyond,
  cardsFrom,
  checkCounts,
  conservationFaults,
  copyZones,
  dealUnseen,
  foeOf,
  HIDDEN,
  NONE,
  SEATS,
  zoneOf,
} from '../../kits/duel/index.js';
import type { DuelOptions } from './options.js';
import { reachingOf } from './rules/reach.js';
import { sideOf } from './rules/targets.js';
import { assemble, type DuelState, type OpenState, ownerOf, pileOf } from './state.js';
import type { DuelStep } from './step.js';

/** A state without what is hidden: cards that the seat cannot see are HIDDEN, decks are numbers. */
export interface DuelView extends OpenState {
  readonly deckCounts: readonly number[];
  /** By seat: the cards of a deck that its player is searching just now, in the order of the deck list; else none. */
  readonly searched: readonly (readonly Card[])[];
}

/**
 * A hand is known to its player, cards that are looked at to whoever looks, decks and shields to nobody; a text may show the
 * opponent's hand, or shields, to the player who is asked just now.
 */
export function view(state: DuelState, seat: number, run: RunView<DuelOptions>): DuelView {
  const asked = topStep(state);
  return {
    run,
    kinds: state.kinds,
    kind: state.kind,
    split: state.split,
    hands: state.hands.map((hand, player) =>
      player === seat || seesHand(asked, seat, player) ? hand.slice() : hand.map(hidden),
    ),
    shields: state.shields.map((row, player) =>
      row.map((card, place) => (seesShield(asked, seat, player, place) ? card : HIDDEN)),
    ),
    mana: copyZones(state.mana),
    graveyards: copyZones(state.graveyards),
    battle: copyZones(state.battle),
    tapped: state.tapped.slice(),
    came: state.came.slice(),
    below: state.below.slice(),
    handling: state.handling.slice(),
    looking: state.looking.map((card) => (ownerOf(state, card) === seat ? card : HIDDEN)),
    chosen: state.chosen.slice(),
    attacker: state.attacker,
    target: state.target,
    blocker: state.blocker,
    breakers: state.breakers.slice(),
    grants: state.grants.slice(),
    reaching: state.reaching.slice(),
    exhausted: state.exhausted,
    fallen: state.fallen,
    woken: state.woken,
    first: state.first,
    deckCounts: state.decks.map(({ length }) => length),
    searched: state.decks.map((deck, player) =>
      player === seat && isSearching(asked, seat) ? [...deck].sort((a, b) => a - b) : [],
    ),
  };
}

/** Deals the unseen cards of each side anew over its deck, its shields and, where it is hidden, its hand. */
export function imagine(view: DuelView, chance: Chance, run: Run<DuelOptions>): DuelState {
  const decks: Card[][] = [];
  const hands: Card[][] = [];
  const shields: Card[][] = [];
  const looker = view.looking.includes(HIDDEN) ? seatLooking(view) : NONE;
  let looking = view.looking.slice();
  for (let player = 0; player < SEATS; player++) {
    const searched = zoneOf(view.searched, player);
    const unseen = unseenCards(view, player).filter((card) => !searched.includes(card));
    chance.shuffle(unseen);
    const deal = (zone: readonly Card[]): Card[] => dealUnseen(zone, unseen);
    hands.push(deal(zoneOf(view.hands, player)));
    shields.push(deal(zoneOf(view.shields, player)));
    if (player === looker) looking = deal(looking);
    const deck = [...unseen, ...searched];
    chance.shuffle(deck);
    decks.push(deck);
  }
  checkCounts('duel-masters', decks, view.deckCounts);
  const own = { ...copyOpen(view), decks, hands, shields, looking, stacked: [[], []] };
  return assemble(run, own);
}

/** The cards of one side that a view does not show; those of a deck that is being searched are among them. */
export function unseenCards(view: OpenState, player: number): Card[] {
  const { hands, shields, looking } = view;
  return cardsBeyond(
    cardsOf(view, player),
    openCards(view, player),
    zoneOf(hands, player),
    zoneOf(shields, player),
    looking,
  );
}

/** What is wrong with a state: each card in one zone of its owner, tapped cards where cards can be tapped, the list of reach. */
export function verify(state: DuelState): string[] {
  const faults: string[] = [];
  for (let player = 0; player < SEATS; player++) {
    const own = state.looking.filter((card) => ownerOf(state, card) === player);
    const hidden = [zoneOf(state.hands, player), zoneOf(state.shields, player), zoneOf(state.decks, player), own];
    const cards = [...openCards(state, player), ...hidden.flat()];
    faults.push(...conservationFaults(player, cardsOf(state, player), cards));
    const tappable = [...zoneOf(state.battle, player), ...zoneOf(state.mana, player)];
    for (const card of cards)
      if (state.tapped[card] !== 0 && !tappable.includes(card) && !isUnder(state, card))
        faults.push(`seat ${player}: ${card} is tapped outside of battle and mana zone`);
  }
  if (reachingOf(state).join() !== state.reaching.join())
    faults.push(`reaching ${state.reaching.join(' ')} is not ${reachingOf(state).join(' ')}`);
  for (const { card } of state.grants)
    if (!state.battle.flat().includes(card)) faults.push(`card ${card} has left and keeps what it was given`);
  return faults;
}

/** The cards of one side in zones that everybody sees. */
function openCards(state: OpenState, player: number): Card[] {
  const piles = zoneOf(state.battle, player).flatMap((card) => pileOf(state, card));
  const spells = state.handling.filter((card) => ownerOf(state, card) === player);
  return [...piles, ...zoneOf(state.mana, player), ...zoneOf(state.graveyards, player), ...spells];
}

function cardsOf({ kind, split }: OpenState, player: number): Card[] {
  return player === 0 ? cardsFrom(0, split) : cardsFrom(split, kind.length);
}

function isUnder(state: DuelState, card: Card): boolean {
  return state.battle.flat().some((top) => top !== card && pileOf(state, top).includes(card));
}

function copyOpen(open: OpenState): OpenState {
  return {
    ...open,
    mana: copyZones(open.mana),
    graveyards: copyZones(open.graveyards),
    battle: copyZones(open.battle),
    tapped: open.tapped.slice(),
    came: open.came.slice(),
    below: open.below.slice(),
    handling: open.handling.slice(),
    chosen: open.chosen.slice(),
    breakers: open.breakers.slice(),
    grants: open.grants.slice(),
    reaching: open.reaching.slice(),
  };
}

/** The decision that is asked, as far as it shows something; steps on the agenda are ours or the engine's. */
function topStep(state: DuelState): DuelStep | undefined {
  const step: Step | undefined = state.run.agenda.at(-1);
  return step !== undefined && isShowing(step) ? step : undefined;
}

function isShowing(step: Step): step is Extract<DuelStep, { do: 'pick' | 'seen' | 'take' }> {
  return step.do === 'pick' || step.do === 'seen' || step.do === 'take';
}

function seesHand(asked: DuelStep | undefined, seat: number, player: number): boolean {
  if (asked === undefined || asked.player !== seat) return false;
  if (asked.do === 'seen') return asked.at === 'hand' && player === foeOf(seat);
  if (asked.do !== 'pick' || asked.from !== 'hand') return false;
  return player === (sideOf('hand', asked.targets) === 'own' ? asked.owner : foeOf(asked.owner));
}

function seesShield(asked: DuelStep | undefined, seat: number, player: number, place: number): boolean {
  if (asked?.do !== 'seen' || asked.player !== seat || asked.at !== 'shields') return false;
  return player === foeOf(seat) && asked.places.includes(place);
}

function isSearching(asked: DuelStep | undefined, seat: number): boolean {
  return asked?.do === 'take' && asked.player === seat && asked.action.do === 'search';
}

/** Whose cards are looked at: the player who takes. */
function seatLooking(view: DuelView): number {
  return view.run.agenda.findLast(({ do: name }) => name === 'take')?.player ?? NONE;
}

function hidden(): Card {
  return HIDDEN;
}
