// How choices call the cards on the table: by id, with `.2` for the second of a kind in its zone, and `foe/` before a card of
// the other side where both sides could be meant; bases of an evolution in other zones than the battle zone with their zone.

import { type Card, zoneOf } from '../../../kits/duel/index.js';
import type { Named } from '../choices.js';
import { placeOf } from '../rules/evolution-pile.js';
import { isTapped, type OpenState, ownerOf } from '../state.js';
import { type Cards, type Definition, definitionById, definitionOf } from './index.js';

/** A card among those of its zone. */
export function callIn(state: OpenState, zone: readonly Card[], card: Card): Named {
  const kind = state.kind[card];
  let copy = 1;
  for (const other of zone) {
    if (other === card) break;
    if (state.kind[other] === kind) copy++;
  }
  const { id } = definitionOf(state, card).data;
  return { card, id, word: copy === 1 ? id : `${id}.${copy}` };
}

/** The same, seen from a player who could mean cards of both sides. */
export function callFor(state: OpenState, zone: readonly Card[], card: Card, player: number): Named {
  const name = callIn(state, zone, card);
  return ownerOf(state, card) === player ? name : { card, id: name.id, word: `foe/${name.word}` };
}

/** A base of an evolution. In other zones than the battle zone cards that lie alike are called alike. */
export function callBase(state: OpenState, card: Card): Named {
  const place = placeOf(state, card);
  if (place === 'battle') return callIn(state, zoneOf(state.battle, ownerOf(state, card)), card);
  const { id } = definitionOf(state, card).data;
  return { card, id, word: `${place}/${id}${isTapped(state, card) ? '.tapped' : ''}` };
}

/** What a name in a choice says that the card is; undefined: it names none of the game. */
export function whatIs(state: Cards, name: Named | null): Definition | undefined {
  return name === null ? undefined : definitionById(state, name.id);
}
