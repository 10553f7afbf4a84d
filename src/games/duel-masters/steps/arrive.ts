// Creatures that an effect puts into the battle zone, free and without being used; an evolution needs its bases all the same.
import { decision, type Play } from '../../../engine/index.js';
import { callIn } from '../call.js';
import { definitionOf } from '../cards/index.js';
import type { Zone } from '../cards/vocabulary.js';
import { choiceOn, type DuelChoice } from '../choices.js';
import { tellSummoned } from '../deploy.js';
import { type Card, type DuelState, ownerOf, seatOf } from '../state.js';
import { basesFor } from '../use.js';
import { enter, take, tellMoved } from '../zones.js';
import type { DuelStep } from './step.js';

type Running = Play<DuelState>;
type EvolveStep = Extract<DuelStep, { do: 'evolve' }>;

/** A card of a zone comes into the battle zone, if it is a creature that can. */
export function arrive(play: Running, card: Card, from: Exclude<Zone, 'battle'>): void {
  const { state } = play;
  const definition = definitionOf(state, card);
  const player = ownerOf(state, card);
  if (!definition.creature) return;
  if (definition.evolution && basesFor(state, player, definition).length === 0) return;
  take(state, card, from);
  tellMoved(play, card, from, 'battle');
  if (!definition.evolution) {
    enter(play, card, []);
    return;
  }
  state.handling.push(card);
  play.put({ do: 'evolve', player, card } satisfies DuelStep);
}

/** Which creatures the evolution is put on. */
export const evolve = decision({
  choices: (state: DuelState, { player, card }: EvolveStep, list) => {
    const own = seatOf(state.battle, player);
    for (const bases of basesFor(state, player, definitionOf(state, card)))
      list.add(
        choiceOn(
          'evolve',
          null,
          bases.map((base) => callIn(state, own, base)),
        ),
      );
  },
  choose: (play: Running, { card }: EvolveStep, { on }: DuelChoice) => {
    const { state } = play;
    const bases = on.map(({ card: base }) => base);
    state.handling.splice(state.handling.indexOf(card), 1);
    tellSummoned(play, card, bases, 0);
    enter(play, card, bases);
  },
});
