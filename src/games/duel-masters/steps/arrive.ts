// Creatures that an effect puts into the battle zone, free and without being used; an evolution needs its bases all the same.
import { decision } from '../../../engine/index.js';
import { type Card, zoneOf } from '../../../kits/duel/index.js';
import { callBase } from '../cards/call.js';
import { type Definition, definitionOf } from '../cards/index.js';
import type { Zone } from '../cards/vocabulary.js';
import { bare, choiceOn, type DuelChoice } from '../choices.js';
import { tellSummoned } from '../rules/deployment.js';
import { basesFor } from '../rules/use.js';
import { enter, put, take, tellMoved } from '../rules/zones.js';
import { type DuelState, ownerOf, type Running } from '../state.js';
import type { DuelStep } from '../step.js';

type EvolveStep = Extract<DuelStep, { do: 'evolve' }>;

/** A card of a zone comes into the battle zone, if it is a creature that can. */
export function arrive(play: Running, card: Card, from: Exclude<Zone, 'battle'>): void {
  const { state } = play;
  const definition = definitionOf(state, card);
  const player = ownerOf(state, card);
  if (!definition.creature) return;
  if (!definition.evolution) {
    take(state, card, from);
    tellMoved(play, card, from, 'battle');
    enter(play, card, []);
    return;
  }
  // Nobody else knows whether a hand holds a base, as long as the card does not come out of that hand itself.
  const unknown = from !== 'hand' && needsHand(definition) && zoneOf(state.hands, player).length > 0;
  if (!unknown && basesFor(state, player, definition, card).length === 0) return;
  take(state, card, from);
  state.handling.push(card);
  play.put({ do: 'evolve', player, card, from } satisfies DuelStep);
}

/** What the evolution is put on; when it may be a card of the hand, its player can also leave it where it was. */
export const evolve = decision({
  choices: (state: DuelState, { player, card }: EvolveStep, list) => {
    const definition = definitionOf(state, card);
    for (const bases of basesFor(state, player, definition, card))
      list.add(
        choiceOn(
          'evolve',
          null,
          bases.map((base) => callBase(state, base)),
        ),
      );
    if (needsHand(definition) || list.count === 0) list.add(bare('done'));
  },
  choose: (play: Running, { card, from }: EvolveStep, { act, on }: DuelChoice) => {
    const { state } = play;
    const bases = on.map(({ card: base }) => base);
    state.handling.splice(state.handling.indexOf(card), 1);
    if (act === 'done') {
      put(state, card, from);
      return;
    }
    tellMoved(play, card, from, 'battle');
    tellSummoned(play, card, bases, 0);
    enter(play, card, bases);
  },
  asksAlways: (state: DuelState, { card }: EvolveStep) => needsHand(definitionOf(state, card)),
});

function needsHand({ bases }: Definition): boolean {
  return bases.some((base) => base.in === 'hand');
}
