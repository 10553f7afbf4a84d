// The words for how a game ended.
import { NOBODY, type Outcome, type Score } from '../engine/index.js';
import type { Tongue } from './tongue.js';

/** One line of the final table. */
export interface Standing {
  readonly seat: number;
  readonly place: number;
  readonly name: string;
  readonly score: string;
  readonly won: boolean;
}

/** Places, names and scores, the best first; equal places in the order of seats. */
export function standings(outcome: Outcome, tongue: Tongue): Standing[] {
  return outcome.places
    .map((place, seat) => ({
      seat,
      place,
      name: tongue.name(seat),
      score: sayScore(outcome.scores[seat] ?? 0, tongue),
      won: place === 1,
    }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}

/** Who won, or that it is a draw and between whom, or that nobody won, and why the game ended. */
export function sayOutcome(outcome: Outcome, tongue: Tongue): string {
  const firsts = outcome.places.flatMap((place, seat) => (place === 1 ? [{ seat }] : []));
  const slots = { winner: { seat: outcome.winner }, players: firsts, reason: { key: `reason.${outcome.reason}` } };
  if (outcome.winner !== NOBODY) return tongue.say('event.@over.won', slots);
  // Alone against the world a player can lose without anybody winning.
  return tongue.say(firsts.length > 1 ? 'event.@over.drawn' : 'event.@over.lost', slots);
}

/** A score as the language writes numbers, which is how sentences write them too; minus infinity as the terminal can show it. */
export function sayScore(score: Score, tongue: Tongue): string {
  if (score === '-Infinity') return tongue.say('score.minus-infinity');
  const written = new Intl.NumberFormat(tongue.language).format(score);
  return tongue.style === 'ascii' ? written.replace('\u2212', '-') : written;
}
