// How a duel with decks opens: who begins, and the shuffled decks.
import { NOBODY, type Play, type State } from '../../engine/index.js';
import { shuffleWithStacked } from './decks.js';
import { type Card, foeOf, SEATS, zoneOf } from './seats.js';

/** What the state of every duel with decks holds. */
export interface Dueling extends State {
  /** By seat; the last card is the top. */
  decks: Card[][];
  /** Who begins, or NOBODY: it is drawn. */
  readonly first: number;
  /** By seat: kinds that come to the top of the shuffled deck, top first. */
  stacked: readonly (readonly unknown[])[];
}

/** Who begins is drawn, unless it was given. Answers who it is. */
export function drawLots(play: Play<Dueling>): number {
  const { state } = play;
  if (state.first === NOBODY) {
    const first = play.chance.below(SEATS);
    state.run.order = [first, foeOf(first)];
  }
  return zoneOf(state.run.order, 0);
}

/**
 * Shuffles a deck; stacked cards come to its top, once.
 * @param kindOf what a card is, as stacked kinds name it
 */
export function shuffleDeck<S extends Dueling>(
  play: Play<S>,
  player: number,
  kindOf: (state: S, card: Card) => unknown,
): void {
  const { state } = play;
  const stacked = zoneOf(state.stacked, player);
  shuffleWithStacked(play.chance, zoneOf(state.decks, player), stacked, (card) => kindOf(state, card));
  if (stacked.length === 0) return;
  state.stacked = state.stacked.map((kinds, seat) => (seat === player ? [] : kinds));
}
