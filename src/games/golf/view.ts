// What a seat may know of a game of Golf (GO-19, CO-5), and full states that fit it.
import type { Chance, OpenPart, Run, RunView } from '../../engine/index.js';
import { type Card, PACK } from '../../kits/french-pack/index.js';
import { packOf } from './cards.js';
import type { GolfOptions } from './options.js';
import { ALL, copy, type GolfState, goneOf, NONE, SLOTS } from './state.js';

/** Stands for a card whose face the seat does not know. */
export const HIDDEN = -2;

/** A state without what is hidden: unknown cards are HIDDEN, the draw pile is a number. */
export interface GolfView extends OpenPart<GolfState, 'drawPile' | 'stacked'> {
  readonly drawCount: number;
}

/**
 * A drawn card is known to the player whose turn it is; face-down cards to nobody, not even their owner. Field by field,
 * because bots ask for a view at every decision, and leaving fields out of a copy takes twenty times as long.
 */
export function view(state: GolfState, seat: number, run: RunView<GolfOptions>): GolfView {
  return {
    run,
    cards: state.cards.map((card, at) => (isDown(state.down, at) ? HIDDEN : card)),
    down: state.down.slice(),
    gone: state.gone.slice(),
    discardPile: state.discardPile.slice(),
    drawn: state.drawn === NONE || seat === state.run.active ? state.drawn : HIDDEN,
    drawCount: state.drawPile.length,
    finisher: state.finisher,
    turnsLeft: state.turnsLeft,
    lastSeenTurn: state.lastSeenTurn,
    conceded: state.conceded,
  };
}

/** Deals the unseen cards anew over the face-down places and the draw pile. */
export function imagine(view: GolfView, chance: Chance, run: Run<GolfOptions>): GolfState {
  const unseen = unseenCards(view);
  chance.shuffle(unseen);
  const cards = view.cards.map((card) => (card === HIDDEN ? (unseen.pop() as Card) : card));
  const drawn = view.drawn === HIDDEN ? (unseen.pop() as Card) : view.drawn;
  if (unseen.length !== view.drawCount)
    throw new Error(`golf: ${unseen.length} cards are unseen, ${view.drawCount} lie to be drawn`);
  return copy({ ...view, run, cards, drawn, drawPile: unseen, stacked: [] }, run);
}

/** The cards of the pack that the seat cannot see, in the order of the pack. */
export function unseenCards(view: GolfView): Card[] {
  const counts = new Map<Card, number>();
  const count = (card: Card, by: number): void => {
    if (card >= 0) counts.set(card, (counts.get(card) ?? 0) + by);
  };
  const pack = packOf(view.run.options['test-mode']);
  for (const card of pack) count(card, 1);
  view.cards.forEach((card, at) => {
    if (!isGone(view.gone, at)) count(card, -1);
  });
  for (const card of view.discardPile) count(card, -1);
  count(view.drawn, -1);
  return [...new Set(pack)].flatMap((card) => Array.from({ length: counts.get(card) ?? 0 }, () => card));
}

/** What is wrong with a state: every card of the pack lies in exactly one place, as often as the pack has it. */
export function verify(state: GolfState): string[] {
  if (state.cards.length === 0) return [];
  const missing = PACK.map(() => 0);
  const count = (card: Card, by: number): void => {
    missing[card] = (missing[card] ?? 0) + by;
  };
  for (const card of packOf(state.run.options['test-mode'])) count(card, 1);
  state.cards.forEach((card, at) => {
    if (!isGone(state.gone, at)) count(card, -1);
  });
  for (const card of state.drawPile) count(card, -1);
  for (const card of state.discardPile) count(card, -1);
  if (state.drawn !== NONE) count(state.drawn, -1);
  const faults: string[] = [];
  missing.forEach((times, card) => {
    if (times !== 0) faults.push(`card ${card}: ${Math.abs(times)} too ${times > 0 ? 'few' : 'many'}`);
  });
  state.down.forEach((down, player) => {
    if ((down & goneOf(state, player)) !== 0 || (down & ~ALL) !== 0) faults.push(`seat ${player}: face down and gone`);
  });
  return faults;
}

function isDown(down: readonly number[], at: number): boolean {
  return ((down[Math.floor(at / SLOTS)] as number) & (1 << (at % SLOTS))) !== 0;
}

function isGone(gone: readonly number[], at: number): boolean {
  return ((gone[Math.floor(at / SLOTS)] as number) & (1 << (at % SLOTS))) !== 0;
}
