// The first five cards of a deck are put in order (WS-A2): first which deck, then card by card, the future top first.
import { decision, NOBODY, type Play } from '../../../engine/index.js';
import { type Card, eachKind, foeOf, zoneOf } from '../../../kits/duel/index.js';
import { choicesFor, LOOK_FOE, LOOK_OWN, type WeissChoice } from '../choices.js';
import type { WeissEvent } from '../events.js';
import { dataOf, kindOf, ownerOf, type WeissState } from '../state.js';
import type { WeissStep } from '../step.js';

const LOOKED_AT = 5;

/** A deck without cards cannot be chosen. */
export const look = decision({
  choices: (state: WeissState, { player }: WeissStep, list) => {
    if (zoneOf(state.decks, player).length > 0) list.add(LOOK_OWN);
    if (zoneOf(state.decks, foeOf(player)).length > 0) list.add(LOOK_FOE);
  },
  choose: (play: Play<WeissState>, { player }: WeissStep, { where }: WeissChoice) => {
    const { state } = play;
    const whose = where === 'own' ? player : foeOf(player);
    state.looker = player;
    state.looked = zoneOf(state.decks, whose).splice(-LOOKED_AT).reverse();
    const { looked } = state;
    play.tell?.({
      code: 'weiss.looked',
      player,
      cards: looked.map((card) => dataOf(state, card)),
      only: player,
      uncovers: true,
      instead: lookedUnseen(whose, looked.length),
    } satisfies WeissEvent);
    next(play, player);
  },
});

export const order = decision({
  choices: (state: WeissState, _step: WeissStep, list) => {
    const choices = choicesFor(state).next;
    eachKind(state, state.looked, (card) => list.add(choices[kindOf(state, card)] as WeissChoice));
  },
  choose: (play: Play<WeissState>, { player }: WeissStep, { card: id }: WeissChoice) => {
    const { state } = play;
    const at = state.looked.findIndex((card) => dataOf(state, card).id === id);
    state.ordered.push(...state.looked.splice(at, 1));
    next(play, player);
  },
  // How often the question comes must not tell which of the five are alike.
  asksAlways: () => true,
});

/** Asks for the next card; the last one needs no asking, and then all five lie on the deck. */
function next(play: Play<WeissState>, player: number): void {
  const { state } = play;
  if (state.looked.length > 1) {
    play.put({ do: 'order', player } satisfies WeissStep);
    return;
  }
  const cards: Card[] = [...state.ordered, ...state.looked];
  const whose = ownerOf(state, cards[0] as Card);
  zoneOf(state.decks, whose).push(...cards.reverse());
  state.looked = [];
  state.ordered = [];
  state.looker = NOBODY;
  play.tell?.({ code: 'weiss.ordered', player: whose } satisfies WeissEvent);
}

function lookedUnseen(player: number, n: number): WeissEvent {
  return { code: 'weiss.looked-unseen', player, n };
}
