// WS-A1: all cards of the deck that have the colour of its top card go to the discard pile.
import { type Card, zoneOf } from '../../../../kits/duel/index.js';
import type { WeissEvent } from '../../events.js';
import { bury } from '../../rules/zones.js';
import { dataOf } from '../../state.js';
import type { Ability } from './ability.js';

export const discardColour = {
  name: 'discard-colour',
  short: 'A1',
  names: ['Descartar color del tope'],
  onField(play, { player }) {
    const { state } = play;
    const deck = zoneOf(state.decks, player);
    const top = deck.at(-1);
    if (top === undefined) return;
    const { colour } = dataOf(state, top);
    const same = (card: Card): boolean => dataOf(state, card).colour === colour;
    const discarded = deck.filter(same).reverse();
    state.decks[player] = deck.filter((card) => !same(card));
    for (const card of discarded) bury(state, card);
    play.tell?.({
      code: 'weiss.discarded',
      player,
      cards: discarded.map((card) => dataOf(state, card)),
      uncovers: true,
    } satisfies WeissEvent);
  },
  // A smaller deck is nothing to a side by itself; but it is mixed anew soon, with the climax cards that were used up.
  worth: () => 0.1,
} as const satisfies Ability;
