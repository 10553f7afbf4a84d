// How a duel ends: one side has lost, or both, or neither; two who have lost at the same moment are equal (CO-6).
import { NOBODY, type Outcome, type Score } from '../../engine/index.js';
import { SEATS } from './seats.js';

/** Both seats, as bits. */
const BOTH = (1 << SEATS) - 1;

/** Whether both sides have lost. */
export function isBoth(lost: number): boolean {
  return lost === BOTH;
}

/**
 * @param lost a bit for each seat that has lost; it comes last
 * @param scores by seat
 * @param reason code of how it ended
 */
export function duelOutcome(lost: number, scores: readonly Score[], reason: string): Outcome {
  const drawn = lost === 0 || isBoth(lost);
  const places = scores.map((_, seat) => (!drawn && (lost & (1 << seat)) !== 0 ? SEATS : 1));
  return { places, scores, winner: drawn ? NOBODY : places.indexOf(1), reason };
}
