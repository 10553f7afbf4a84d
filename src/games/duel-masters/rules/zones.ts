// Moving cards from zone to zone: each change of a zone is made here, with what it wakes and tells.
import { type Card, drawInto, NONE, zoneOf } from '../../../kits/duel/index.js';
import { definitionOf } from '../cards/index.js';
import { ENTERS_TAPPED, RETURNS } from '../cards/keyword-bits.js';
import type { CardData, Destination, Zone } from '../cards/vocabulary.js';
import type { DuelEvent } from '../events.js';
import { type DuelState, GONE, isInBattle, ownerOf, pileOf, type Running } from '../state.js';
import { traitsOf, wordsOf } from './creature.js';
import { pileUp } from './evolution-pile.js';
import { cardsIn } from './filter.js';
import { reach, unreach } from './reach.js';
import { takeOver } from './succession.js';
import { wake } from './triggers.js';

export function dataOf(state: DuelState, card: Card): CardData {
  return definitionOf(state, card).data;
}

/**
 * Draws some cards one after another, and tells of them together (DM-5). Whoever takes the last card of the deck has lost, and
 * so has whoever should draw when there is none any more (DM-3).
 */
export function drawCards(play: Running, player: number, count: number): void {
  if (count === 0) return;
  const { state } = play;
  const deck = zoneOf(state.decks, player);
  const hand = zoneOf(state.hands, player);
  const drawn = drawInto(hand, deck, count);
  if (deck.length === 0) state.exhausted |= 1 << player;
  if (play.tell === undefined) return;
  if (drawn === 0) {
    play.tell({ code: 'duel-masters.no-card', player } satisfies DuelEvent);
    return;
  }
  const instead: DuelEvent = { code: 'duel-masters.drew-unseen', player, n: drawn };
  play.tell({
    code: 'duel-masters.drew',
    player,
    cards: hand.slice(-drawn).map((card) => dataOf(state, card)),
    only: player,
    uncovers: true,
    instead,
  } satisfies DuelEvent);
  if (deck.length === 0) play.tell({ code: 'duel-masters.last-card', player } satisfies DuelEvent);
}

/** Puts a creature into the battle zone, on its bases if it has some; the card has left its zone before (DM-8, DM-19, DM-20). */
export function enter(play: Running, card: Card, bases: readonly Card[]): void {
  const { state } = play;
  if (bases.length === 0) {
    zoneOf(state.battle, ownerOf(state, card)).push(card);
    state.tapped[card] = 0;
    state.came[card] = state.run.turn;
    state.below[card] = NONE;
  } else pileUp(state, card, bases);
  reach(state, card);
  if ((wordsOf(state, card) & ENTERS_TAPPED) !== 0) state.tapped[card] = 1;
  wake(play, 'enters', card);
}

/** Creatures are destroyed at the same moment; some go elsewhere instead, which is no destroying. */
export function destroy(play: Running, cards: readonly Card[]): void {
  const { state } = play;
  const dying = cards.filter((card) => isInBattle(state, card));
  if (dying.length === 0) return;
  const ways = dying.map((card) => insteadOfDying(state, card));
  dying.forEach((card, at) => {
    if (ways[at] === 'graveyard') wake(play, 'destroyed', card);
    wake(play, 'leaves', card);
  });
  dying.forEach((card, at) => {
    const to = ways[at] ?? 'graveyard';
    const player = ownerOf(state, card);
    if (to === 'graveyard')
      play.tell?.({ code: 'duel-masters.destroyed', player, card: dataOf(state, card) } satisfies DuelEvent);
    else tellMoved(play, card, 'battle', to);
    leave(state, card, to);
  });
}

/** Cards leave the battle zone at the same moment, each with its pile. */
export function leaveBattle(play: Running, cards: readonly Card[], to: Exclude<Destination, 'battle'>): void {
  const { state } = play;
  const leaving = cards.filter((card) => isInBattle(state, card));
  for (const card of leaving) wake(play, 'leaves', card);
  for (const card of leaving) {
    tellMoved(play, card, 'battle', to);
    leave(state, card, to);
  }
}

/** Moves a card between zones other than the battle zone; it is told by whom it may be seen. */
export function move(
  play: Running,
  card: Card,
  from: Exclude<Zone, 'battle'>,
  to: Exclude<Destination, 'battle'>,
): void {
  take(play.state, card, from);
  tellMoved(play, card, from, to);
  put(play.state, card, to);
}

/** Takes a card out of a zone. */
export function take(state: DuelState, card: Card, from: Exclude<Zone, 'battle'>): void {
  const zone = cardsIn(state, from, ownerOf(state, card));
  const at = zone.indexOf(card);
  if (at < 0) throw new Error(`duel-masters: card ${card} is not in the ${from}`);
  zone.splice(at, 1);
  state.tapped[card] = 0;
}

/** Puts a card that is in no zone to one of its owner's. DM-6: of several civilizations it enters the mana zone tapped. */
export function put(state: DuelState, card: Card, to: Exclude<Destination, 'battle'>): void {
  const owner = ownerOf(state, card);
  state.tapped[card] = 0;
  switch (to) {
    case 'deck-top':
      zoneOf(state.decks, owner).push(card);
      break;
    case 'deck-bottom':
      zoneOf(state.decks, owner).unshift(card);
      break;
    case 'mana':
      zoneOf(state.mana, owner).push(card);
      if (definitionOf(state, card).multicoloured) state.tapped[card] = 1;
      break;
    case 'hand':
    case 'shields':
    case 'graveyard':
      cardsIn(state, to, owner).push(card);
      break;
  }
}

/** Tells that a card goes from zone to zone: to everybody where it was or will be seen by everybody. */
export function tellMoved(play: Running, card: Card, from: Zone | 'deck', to: Destination): void {
  if (play.tell === undefined) return;
  const player = ownerOf(play.state, card);
  const seen: DuelEvent = { code: 'duel-masters.moved', player, card: dataOf(play.state, card), from, to };
  if (isOpen(from) && isOpen(to)) play.tell(seen);
  else if (isOpen(from) || isOpen(to)) play.tell({ ...seen, uncovers: !isOpen(from) });
  else {
    const instead: DuelEvent = { code: 'duel-masters.moved-unseen', player, n: 1, from, to };
    // Whoever owns the hand that it comes from or goes to knows it.
    if (from === 'hand' || to === 'hand') play.tell({ ...seen, only: player, instead, uncovers: to === 'hand' });
    else play.tell(instead);
  }
}

/** Whether everybody sees what lies in a zone. */
function isOpen(zone: Destination | 'deck'): boolean {
  return zone === 'battle' || zone === 'mana' || zone === 'graveyard';
}

function insteadOfDying(state: DuelState, card: Card): Exclude<Destination, 'battle'> {
  if ((wordsOf(state, card) & RETURNS) === 0) return 'graveyard';
  for (const trait of traitsOf(state, card)) if (trait.has === 'returns') return trait.to;
  return 'graveyard';
}

/** DM-20: the whole pile goes, and its cards are separate from then on. */
function leave(state: DuelState, card: Card, to: Exclude<Destination, 'battle'>): void {
  const battle = zoneOf(state.battle, ownerOf(state, card));
  battle.splice(battle.indexOf(card), 1);
  unreach(state, card);
  if (state.grants.length > 0) state.grants = state.grants.filter((grant) => grant.card !== card);
  takeOver(state, card, GONE);
  const pile = pileOf(state, card);
  // The uppermost card comes to lie on top of a graveyard or a deck.
  for (const one of to === 'deck-bottom' ? pile : pile.reverse()) {
    state.below[one] = NONE;
    state.came[one] = 0;
    put(state, one, to);
  }
}
