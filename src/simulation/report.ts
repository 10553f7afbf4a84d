// What a simulation found out, as the one object that `--json` prints. Rates and means are reckoned here, once, from whole
// numbers.
import { type Rate, wilson } from './interval.js';
import { distinctBots, type Plan } from './plan.js';
import type { Count, FactTally, Tally } from './tally.js';

export interface Report {
  readonly schema: 1;
  readonly game: string;
  readonly games: number;
  readonly seed: string;
  readonly draws: number;
  readonly bots: readonly BotReport[];
  readonly seats: readonly SeatReport[];
  /** Only where decks were named. */
  readonly decks?: readonly DeckReport[];
  /** Of the games that ended; zeros when none did. */
  readonly decisions: { readonly mean: number; readonly min: number; readonly max: number };
  /** What the game tells of its ends, by its own names; only of games that do. */
  readonly facts?: Readonly<Record<string, FactReport>>;
  /** Recordings of the games that broke a promise. */
  readonly broken: readonly string[];
}

interface BotReport extends Rate {
  readonly bot: string;
  /** Counted by seat: a game in which the bot has two seats is two. */
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
}

/** A number, or how often each case was, the most frequent first. */
export type FactReport =
  | { readonly mean: number; readonly min: number; readonly max: number }
  | { readonly counts: Readonly<Record<string, number>> };

interface DeckReport extends Rate {
  readonly deck: string;
  /** Counted by seat: a game in which both sides have the deck is two. */
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
}

interface SeatReport extends Rate {
  /** From 1. */
  readonly seat: number;
  readonly wins: number;
  readonly draws: number;
}

/** @param broken the files that keep the games which broke a promise */
export function makeReport(plan: Plan, tally: Tally, broken: readonly string[]): Report {
  const { ended, fewest, most } = tally;
  return {
    schema: 1,
    game: plan.game,
    games: plan.games,
    seed: plan.seed,
    draws: tally.draws,
    bots: distinctBots(plan).map((bot, index) => {
      const { games, wins, draws } = tally.bots[index] ?? NONE;
      return { bot, games, wins, draws, ...wilson(wins, games) };
    }),
    seats: tally.seats.map(({ games, wins, draws }, seat) => ({ seat: seat + 1, wins, draws, ...wilson(wins, games) })),
    ...deckReports(plan, tally),
    decisions: ended === 0 ? { mean: 0, min: 0, max: 0 } : { mean: tally.decisions / ended, min: fewest, max: most },
    ...factReports(tally),
    broken,
  };
}

/** Decks that all sides have alike say nothing about decks. */
function deckReports({ decks }: Plan, tally: Tally): { decks?: DeckReport[] } {
  if (decks === undefined || decks.alike) return {};
  return {
    decks: decks.list.map(({ label }, index) => {
      const { games, wins, draws } = tally.decks[index] ?? NONE;
      return { deck: label, games, wins, draws, ...wilson(wins, games) };
    }),
  };
}

function factReports({ facts }: Tally): { facts?: Record<string, FactReport> } {
  if (facts.size === 0) return {};
  return { facts: Object.fromEntries([...facts].map(([name, fact]) => [name, factReport(fact)])) };
}

function factReport({ cases, games, sum, min, max }: FactTally): FactReport {
  if (games > 0) return { mean: sum / games, min, max };
  // Equal counts stand in the order of their names, so that the order of counting is not seen.
  const ranked = [...cases].sort(([one, times], [other, often]) => often - times || (one < other ? -1 : 1));
  return { counts: Object.fromEntries(ranked) };
}

const NONE: Count = { games: 0, wins: 0, draws: 0 };
