// The steps of a turn: draw (or turn up, or take), swap, discard (GO-5 to GO-10).
import { automatic, type Closed, decision, NOBODY, type Play } from '../../../engine/index.js';
import { DISCARDS, DRAW, formatChoice, type GolfChoice, REVEAL, SWAPS, TAKES } from '../choices.js';
import type { GolfEvent } from '../events.js';
import { isRowDone } from '../rules/scoring.js';
import {
  ALL,
  cardAt,
  downOf,
  type GolfState,
  goneOf,
  MOST_STILL_TURNS,
  NONE,
  ROW,
  ROWS,
  slotsOf,
  stillTurns,
} from '../state.js';
import type { GolfStep } from '../step.js';
import { place, turnedUp, turnUp } from './turn-up.js';

const DRAW_ONLY: readonly GolfChoice[] = [DRAW];

/** Turn up one or two own cards, draw from the draw pile, or take the top of the discard pile against a slot. */
export const draw = decision({
  choices: (state: GolfState, { player }: GolfStep, list) => {
    list.append(REVEAL[downOf(state, player)] ?? []);
    if (state.drawPile.length > 0) list.append(DRAW_ONLY); // GO-8
    if (state.discardPile.length > 0) list.append(TAKES[ALL & ~goneOf(state, player)] ?? []); // GO-8
  },
  choose: (play: Play<GolfState>, { player }: GolfStep, choice: GolfChoice) => {
    const { state } = play;
    if (choice.act === 'reveal') {
      turnUp(play, player, choice);
    } else if (choice.act === 'draw') {
      const card = state.drawPile.pop() as number;
      state.drawn = card;
      turnedUp(state);
      play.tell?.({
        code: 'golf.drew',
        player,
        card,
        only: player, // GO-19
        uncovers: true,
        instead: drewUnseen(player),
      } satisfies GolfEvent);
    } else {
      const card = state.discardPile.pop() as number;
      const { old, hidden } = place(state, player, choice.slot, card);
      play.tell?.({ code: 'golf.took', player, slot: choice.slot, card, old, uncovers: hidden } satisfies GolfEvent);
    }
  },
  closed: (state: GolfState, { player }: GolfStep): Closed[] => [
    ...closedSlots(REVEAL, ALL & ~goneOf(state, player) & ~downOf(state, player), 'golf.face-up'),
    ...closedSlots(REVEAL, goneOf(state, player), 'golf.gone'),
    ...(state.drawPile.length === 0 ? [{ text: 'draw', code: 'golf.draw-pile-empty' }] : []),
    ...(state.discardPile.length === 0
      ? closedSlots(TAKES, ALL, 'golf.discard-pile-empty')
      : closedSlots(TAKES, goneOf(state, player), 'golf.gone')),
    ...elsewhere([
      ...closedSlots(SWAPS, ALL, 'golf.nothing-drawn'),
      ...closedSlots(DISCARDS, ALL, 'golf.nothing-drawn'),
    ]),
  ],
});

/** Where the drawn card goes: into a slot, or on the discard pile, and then one own card must be turned up (GO-6). */
export const swap = decision({
  choices: (state: GolfState, { player }: GolfStep, list) => {
    if (state.drawn === NONE) return;
    list.append(SWAPS[ALL & ~goneOf(state, player)] ?? []);
    list.append(DISCARDS[downOf(state, player)] ?? []);
  },
  choose: (play: Play<GolfState>, { player }: GolfStep, choice: GolfChoice) => {
    const { state } = play;
    const { slot } = choice;
    const card = state.drawn;
    state.drawn = NONE;
    if (choice.act === 'swap') {
      const { old, hidden } = place(state, player, slot, card);
      play.tell?.({ code: 'golf.swapped', player, slot, card, old, uncovers: hidden } satisfies GolfEvent);
    } else {
      state.discardPile.push(card);
      play.tell?.({ code: 'golf.discarded', player, card } satisfies GolfEvent);
      turnUp(play, player, choice);
    }
  },
  closed: (state: GolfState, { player }: GolfStep): Closed[] => [
    ...closedSlots(SWAPS, goneOf(state, player), 'golf.gone'),
    ...closedSlots(DISCARDS, ALL & ~goneOf(state, player) & ~downOf(state, player), 'golf.face-up'),
    ...closedSlots(DISCARDS, goneOf(state, player), 'golf.gone'),
    ...elsewhere([
      { text: 'draw', code: 'golf.already-drawn' },
      ...closedSlots(TAKES, ALL, 'golf.already-drawn'),
      ...closedSlots(REVEAL, ALL, 'golf.already-drawn'),
    ]),
  ],
});

/** After the whole action finished rows go to the discard pile (GO-9), and the last round may begin (GO-10). */
export const discard = automatic((play: Play<GolfState>, { player }: GolfStep) => {
  const { state } = play;
  removeRows(play, player);
  if (state.finisher !== NOBODY) {
    state.turnsLeft--;
  } else if (downOf(state, player) === 0) {
    state.finisher = player;
    state.turnsLeft = state.run.order.length - 1;
    play.tell?.({ code: 'golf.last-round', player } satisfies GolfEvent);
  }
  if (stillTurns(state) === MOST_STILL_TURNS)
    play.tell?.({ code: 'golf.still', turns: MOST_STILL_TURNS } satisfies GolfEvent);
});

/** Removes a player's finished rows, the upper one first, each from left to right (GO-9). */
export function removeRows(play: Play<GolfState>, player: number): void {
  const { state } = play;
  for (let row = 0; row < ROWS.length; row++) {
    if (!isRowDone(state, player, row)) continue;
    for (let slot = row * ROW; slot < (row + 1) * ROW; slot++) state.discardPile.push(cardAt(state, player, slot));
    state.gone[player] = goneOf(state, player) | (ROWS[row] as number);
    play.tell?.({ code: 'golf.row-removed', player, row, cards: state.discardPile.slice(-ROW) } satisfies GolfEvent);
  }
}

function drewUnseen(player: number): GolfEvent {
  return { code: 'golf.drew-unseen', player };
}

function closedSlots(lists: readonly (readonly GolfChoice[])[], bits: number, code: string): Closed[] {
  return slotsOf(bits).flatMap((slot) =>
    (lists[1 << slot] ?? []).map((choice) => ({ text: formatChoice(choice), code })),
  );
}

/** What belongs to the other half of the turn. */
function elsewhere(closed: readonly Closed[]): Closed[] {
  return closed.map((one) => ({ ...one, elsewhere: true }));
}
