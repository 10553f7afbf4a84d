// What a matrix of decks found out, as the one object that `--json` prints.
import type { Part } from './games.js';
import { type Rate, wilson } from './interval.js';
import type { Plan, PlannedDeck } from './plan.js';

export interface Matrix {
  readonly schema: 1;
  readonly game: string;
  /** For each pair. */
  readonly games: number;
  readonly seed: string;
  readonly bot: string;
  readonly decks: readonly string[];
  /** Every pair twice, once from each side. */
  readonly matrix: readonly Meeting[];
  /** Recordings of the games that broke a promise. */
  readonly broken: readonly string[];
}

/** One deck against another, seen from the first. */
export interface Meeting extends Rate {
  readonly deck: string;
  readonly against: string;
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
}

/** Reckons rates from what was counted for each pair. */
export function makeMatrix(
  plan: Plan,
  decks: readonly PlannedDeck[],
  pairs: readonly Plan[],
  parts: readonly Part[],
  broken: readonly string[],
): Matrix {
  const meetings = pairs.flatMap(({ decks: pair }, at) =>
    [0, 1].map((own): Meeting => {
      const { games = 0, wins = 0, draws = 0 } = parts[at]?.tally.decks[own] ?? {};
      const deck = pair?.list[own]?.label ?? '';
      return { deck, against: pair?.list[1 - own]?.label ?? '', games, wins, draws, ...wilson(wins, games) };
    }),
  );
  const names = decks.map(({ label }) => label);
  const place = ({ deck, against }: Meeting): number => names.indexOf(deck) * names.length + names.indexOf(against);
  return {
    schema: 1,
    game: plan.game,
    games: plan.games,
    seed: plan.seed,
    bot: plan.bots[0] ?? '',
    decks: names,
    matrix: meetings.sort((a, b) => place(a) - place(b)),
    broken,
  };
}
