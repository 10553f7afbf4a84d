// A game as one JSON object, for programs that read what `replay --json` prints.
import type { Options } from './options.js';
import type { Score } from './outcome.js';
import type { Sitting } from './sitting.js';
import { NOBODY } from './step.js';

/** Changes when a field changes its meaning or goes. */
const SCHEMA = 1;

export interface GameReport {
  readonly schema: number;
  readonly game: string;
  readonly seed: string;
  readonly players: readonly string[];
  /** All of them, with their values. */
  readonly options: Options;
  readonly decisions: number;
  readonly turn: number;
  readonly over: boolean;
  /** By player's name; empty while the game goes on. */
  readonly places: Readonly<Record<string, number>>;
  /** By player's name; minus infinity is a text, since JSON has no number for it. */
  readonly scores: Readonly<Record<string, Score>>;
  /** Null while the game goes on, and for a draw. */
  readonly winner: string | null;
  /** Of the state, 64 hex digits. */
  readonly hash: string;
  /** Only while the game goes on: whose choice it is, and the choices. */
  readonly pending?: { readonly player: string; readonly choices: readonly string[] };
}

export function gameReport(sitting: Sitting): GameReport {
  const { game, setup, names, match } = sitting;
  const { state } = match;
  const { outcome } = state.run;
  const byName = <T>(values: readonly T[] | undefined): Record<string, T> =>
    Object.fromEntries((values ?? []).map((value, seat) => [sitting.name(seat), value]));
  return {
    schema: SCHEMA,
    game: game.id,
    seed: setup.seed,
    players: names,
    options: setup.options,
    decisions: state.run.decisions,
    turn: state.run.turn,
    over: match.over,
    places: byName(outcome?.places),
    scores: byName(outcome?.scores),
    winner: outcome === null || outcome.winner === NOBODY ? null : sitting.name(outcome.winner),
    hash: sitting.match.hash(),
    ...(match.over ? {} : { pending: { player: sitting.name(match.asked), choices: match.texts() } }),
  };
}
