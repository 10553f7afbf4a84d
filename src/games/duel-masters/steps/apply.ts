// What actions do to cards that were found or chosen.
import { NOBODY } from '../../../engine/index.js';
import { type Card, foeOf, zoneOf } from '../../../kits/duel/index.js';
import { definitionOf } from '../cards/index.js';
import type { Destination, Zone } from '../cards/vocabulary.js';
import type { DuelEvent } from '../events.js';
import { deploy } from '../rules/deployment.js';
import { cardsIn } from '../rules/filter.js';
import { wakeAt } from '../rules/triggers.js';
import { isBanned } from '../rules/use.js';
import { dataOf, destroy, leaveBattle, move, take } from '../rules/zones.js';
import { type Grant, isInBattle, isTapped, ownerOf, type Running } from '../state.js';
import type { Cause, DuelStep, PickStep } from '../step.js';
import { arrive } from './arrive.js';
import { battle } from './hit.js';

type Aimed = PickStep['action'];

/** Does what an action says to cards that are there. */
export function apply(play: Running, action: Aimed, cause: Cause, cards: readonly Card[]): void {
  const { state } = play;
  switch (action.do) {
    case 'destroy':
      destroy(play, cards);
      break;
    case 'move':
      moveAll(play, cards, action.from, action.to);
      break;
    case 'tap':
    case 'untap':
      turn(play, cards, action.in ?? 'battle', action.do);
      break;
    case 'give': {
      const given = cards.filter((card) => isInBattle(state, card));
      const until = action.until === 'turn-end' ? NOBODY : cause.owner;
      for (const card of given) state.grants.push({ card, traits: action.traits, until } satisfies Grant);
      tellOfBoth(play, given, (player, told) => ({
        code: 'duel-masters.given',
        player,
        cards: told.map((card) => dataOf(state, card)),
        traits: action.traits,
        until: action.until,
      }));
      break;
    }
    case 'battle': {
      const [other] = cards;
      if (other !== undefined) battle(play, cause.card, other);
      break;
    }
    case 'cast': {
      const [spell] = cards;
      if (spell !== undefined) castFree(play, spell, action.from);
      break;
    }
  }
}

/** The same to cards that nobody was asked for; the text can speak of them as of chosen ones: `them`. */
export function applyTo(play: Running, action: Aimed, from: Zone, cause: Cause, cards: readonly Card[]): void {
  if (from !== 'hand' && from !== 'shields') play.state.chosen = cards.slice();
  apply(play, action, cause, cards);
}

function moveAll(play: Running, cards: readonly Card[], from: Zone, to: Destination): void {
  const { state } = play;
  if (from === 'battle') {
    if (to !== 'battle') leaveBattle(play, cards, to);
    return;
  }
  if (from === 'shields' && to === 'hand') {
    // One after another: whether one is used as a shield trigger is settled before the next comes to the hand.
    for (const player of [foeOf(state.run.active), state.run.active]) {
      const row = zoneOf(state.shields, player);
      const places = row.flatMap((card, place) => (cards.includes(card) ? [place] : []));
      if (places.length > 0) play.put({ do: 'lift', player, places } satisfies DuelStep);
    }
    return;
  }
  for (const card of cards) {
    if (!cardsIn(state, from, ownerOf(state, card)).includes(card)) continue;
    if (to === 'battle') arrive(play, card, from);
    else move(play, card, from, to);
    if (cardsIn(state, from, ownerOf(state, card)).includes(card)) continue;
    if (from === 'shields') wakeAt(play, 'loses-shield', ownerOf(state, card));
    // What comes out of hiding can be spoken of: `them`.
    if ((from === 'hand' || from === 'shields') && (to === 'battle' || to === 'mana' || to === 'graveyard'))
      state.chosen.push(card);
  }
}

function turn(play: Running, cards: readonly Card[], zone: 'battle' | 'mana', way: 'tap' | 'untap'): void {
  const { state } = play;
  const turned = cards.filter(
    (card) => cardsIn(state, zone, ownerOf(state, card)).includes(card) && isTapped(state, card) !== (way === 'tap'),
  );
  for (const card of turned) state.tapped[card] = way === 'tap' ? 1 : 0;
  tellOfBoth(play, turned, (player, told) => ({
    code: way === 'tap' ? 'duel-masters.taps' : 'duel-masters.untaps',
    player,
    cards: told.map((card) => dataOf(state, card)),
  }));
}

function castFree(play: Running, spell: Card, from: 'hand' | 'graveyard' | 'mana'): void {
  const { state } = play;
  const player = ownerOf(state, spell);
  const definition = definitionOf(state, spell);
  if (definition.creature || !cardsIn(state, from, player).includes(spell) || isBanned(state, player, definition))
    return;
  take(state, spell, from);
  deploy(play, spell, [], 0);
}

/** Tells of cards, of each player's apart. */
function tellOfBoth(
  play: Running,
  cards: readonly Card[],
  event: (player: number, cards: readonly Card[]) => DuelEvent,
): void {
  if (play.tell === undefined) return;
  for (const seat of play.state.run.order) {
    const own = cards.filter((card) => ownerOf(play.state, card) === seat);
    if (own.length > 0) play.tell(event(seat, own));
  }
}
