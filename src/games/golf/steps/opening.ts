// The steps that open a game: the order of play, the deal, the reveal round.
import { automatic, decision, type Play } from '../../../engine/index.js';
import { packOf } from '../cards.js';
import { type GolfChoice, REVEAL_TWO } from '../choices.js';
import type { GolfEvent } from '../events.js';
import { downOf, type GolfState, SLOTS } from '../state.js';
import type { GolfStep } from '../step.js';
import { turnUp } from './turn-up.js';

/** The order is as given, or drawn at random before the start (GO-1). */
export const seat = automatic((play: Play<GolfState>, _step: GolfStep) => {
  const { state } = play;
  if (state.run.options.order !== 'random') return;
  const order = [...state.run.order];
  play.chance.shuffle(order);
  state.run.order = order;
  play.tell?.({ code: 'golf.order', players: order } satisfies GolfEvent);
});

/** Six cards to each player in the order of play, one turned up for the discard pile, the rest to draw from (GO-3). */
export const deal = automatic((play: Play<GolfState>, _step: GolfStep) => {
  const { state } = play;
  const pack = packOf(state.run.options['test-mode'] === true).slice();
  play.chance.shuffle(pack);
  if (state.stacked.length > 0) {
    for (const card of state.stacked) pack.splice(pack.lastIndexOf(card), 1);
    pack.push(...state.stacked.toReversed());
    state.stacked = [];
  }
  for (const player of state.run.order) {
    for (let slot = 0; slot < SLOTS; slot++) state.cards[player * SLOTS + slot] = pack.pop() as number;
  }
  const card = pack.pop() as number;
  state.discardPile.push(card);
  state.drawPile = pack;
  play.tell?.({ code: 'golf.dealt', card } satisfies GolfEvent);
});

/** Exactly two cards, both at once: one choice of fifteen (GO-4). */
export const reveal = decision({
  choices: (state: GolfState, { player }: GolfStep, list) => {
    list.append(REVEAL_TWO[downOf(state, player)] ?? []);
  },
  choose: (play: Play<GolfState>, { player }: GolfStep, choice: GolfChoice) => {
    turnUp(play, player, choice);
  },
});
