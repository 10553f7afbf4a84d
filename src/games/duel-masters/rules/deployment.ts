// A card that is used, paid for or free: creatures come into the battle zone, spells are carried out (DM-8, DM-22).
import { type Card, NONE } from '../../../kits/duel/index.js';
import { definitionOf } from '../cards/index.js';
import type { DuelEvent } from '../events.js';
import { ownerOf, type Running } from '../state.js';
import type { DuelStep } from '../step.js';
import { placeOf } from './evolution-pile.js';
import { wakeAt } from './triggers.js';
import { dataOf, enter } from './zones.js';

/**
 * Uses a card that has left its zone.
 * @param bases what an evolution is put on
 * @param paid what was paid for it; 0: nothing
 */
export function deploy(play: Running, card: Card, bases: readonly Card[], paid: number): void {
  const { state } = play;
  const player = ownerOf(state, card);
  const { creature, actions } = definitionOf(state, card);
  if (creature) {
    tellSummoned(play, card, bases, paid);
    enter(play, card, bases);
    return;
  }
  state.handling.push(card);
  play.tell?.({ code: 'duel-masters.casts', player, card: dataOf(state, card), n: paid } satisfies DuelEvent);
  wakeAt(play, 'casts', player, card);
  const steps: DuelStep[] = [
    { do: 'effect', player, owner: player, card, rival: NONE, actions, at: 0, within: false },
    { do: 'spent', player, card },
  ];
  play.putWhole(steps);
}

/** Tells that a creature comes into the battle zone, before it does. */
export function tellSummoned(play: Running, card: Card, bases: readonly Card[], paid: number): void {
  if (play.tell === undefined) return;
  const { state } = play;
  const player = ownerOf(state, card);
  const told = { player, card: dataOf(state, card), n: paid };
  const event: DuelEvent =
    bases.length === 0
      ? { code: 'duel-masters.summons', ...told }
      : {
          code: 'duel-masters.evolves',
          ...told,
          bases: bases.map((base) => dataOf(state, base)),
          places: bases.map((base) => placeOf(state, base)),
        };
  play.tell(event);
}
