// How a game ends: scores, places, who won and why.
import { NOBODY } from './step.js';

/** Points as plain data; minus infinity has no JSON number. */
export type Score = number | '-Infinity';

export interface Outcome {
  /** By seat, from 1. Equal results share a place and the next is left out: 1, 1, 3. */
  readonly places: readonly number[];
  /** By seat. */
  readonly scores: readonly Score[];
  /** The seat that won, or NOBODY: a draw. */
  readonly winner: number;
  /** Code of how it ended, a key of the catalogues: `reason.<code>`. */
  readonly reason: string;
}

/** The outcome that scores stand for: the lowest (or the highest) wins, equal scores share a place. */
export function rankScores(scores: readonly Score[], best: 'lowest' | 'highest', reason: string): Outcome {
  const places: number[] = [];
  for (const score of scores) {
    let place = 1;
    for (const other of scores) if (isBetter(other, score, best)) place++;
    places.push(place);
  }
  return { places, scores, winner: soleWinner(places), reason };
}

function isBetter(one: Score, other: Score, best: 'lowest' | 'highest'): boolean {
  return best === 'lowest' ? valueOf(one) < valueOf(other) : valueOf(one) > valueOf(other);
}

/** A score as a number that can be compared and reckoned with. */
export function valueOf(score: Score): number {
  return score === '-Infinity' ? -Infinity : score;
}

/** The same result with one seat put last; the others keep their order among themselves (CO-7). */
export function placeLast(outcome: Outcome, seat: number, reason: string): Outcome {
  const places = outcome.places.map((own, other) =>
    other === seat
      ? outcome.places.length
      : 1 + outcome.places.filter((place, rival) => rival !== seat && place < own).length,
  );
  return { places, scores: outcome.scores, winner: soleWinner(places), reason };
}

/** Everybody in the first place. */
export function drawnOutcome(seats: number, reason: string): Outcome {
  const zeros = Array.from({ length: seats }, () => 0);
  return { places: zeros.map(() => 1), scores: zeros, winner: NOBODY, reason };
}

function soleWinner(places: readonly number[]): number {
  const first = places.indexOf(1);
  return places.lastIndexOf(1) === first ? first : NOBODY;
}
