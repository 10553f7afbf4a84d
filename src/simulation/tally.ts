// What a simulation counts: whole numbers only, so that tallies of parts add up to the same totals in any order.
import type { Outcome, Score } from '../engine/index.js';

/** What is counted of a bot, or of a seat: a game that two bots of one name play counts twice for that bot. */
export interface Count {
  games: number;
  /** Games that were won alone. */
  wins: number;
  /** Games whose first place was shared, this seat among them. */
  draws: number;
}

/** Plain data that travels between threads. */
export interface Tally {
  /** Games that ended with an outcome. */
  ended: number;
  draws: number;
  /** By the place of a bot among those that were named. */
  readonly bots: Count[];
  readonly seats: Count[];
  /** By the place of a deck in the plan's list. */
  readonly decks: Count[];
  decisions: number;
  fewest: number;
  most: number;
  /** By bot: how often it ended with which score. */
  readonly scores: Map<Score, number>[];
  /** What the game itself tells of its end, by the fact's name. */
  readonly facts: Map<string, FactTally>;
}

/** How often each case was, or numbers put together; a fact is one or the other in all games. */
export interface FactTally {
  readonly cases: Map<string, number>;
  games: number;
  sum: number;
  min: number;
  max: number;
}

export function emptyTally(bots: number, seats: number, decks = 0): Tally {
  const counts = (length: number): Count[] => Array.from({ length }, () => ({ games: 0, wins: 0, draws: 0 }));
  return {
    ended: 0,
    draws: 0,
    bots: counts(bots),
    seats: counts(seats),
    decks: counts(decks),
    decisions: 0,
    fewest: Infinity,
    most: 0,
    scores: Array.from({ length: bots }, () => new Map<Score, number>()),
    facts: new Map(),
  };
}

/**
 * Counts a game that has ended.
 * @param botBySeat the place of each seat's bot among those that were named
 * @param deckBySeat the place of each seat's deck in the plan's list
 */
export function countGame(
  tally: Tally,
  outcome: Outcome,
  decisions: number,
  botBySeat: readonly number[],
  deckBySeat: readonly (number | undefined)[] = [],
): void {
  const { places, scores } = outcome;
  const drawn = places.filter((place) => place === 1).length > 1;
  tally.ended++;
  if (drawn) tally.draws++;
  tally.decisions += decisions;
  tally.fewest = Math.min(tally.fewest, decisions);
  tally.most = Math.max(tally.most, decisions);
  botBySeat.forEach((bot, seat) => {
    for (const count of [tally.bots[bot], tally.seats[seat], tally.decks[deckBySeat[seat] ?? -1]]) {
      if (count === undefined) continue;
      count.games++;
      if (places[seat] !== 1) continue;
      if (drawn) count.draws++;
      else count.wins++;
    }
    addScore(tally.scores[bot], scores[seat] ?? 0, 1);
  });
}

/** Counts what the game tells of its end. */
export function countFacts(tally: Tally, facts: Readonly<Record<string, string | number>>): void {
  for (const [name, value] of Object.entries(facts)) {
    const fact = factOf(tally, name);
    if (typeof value === 'string') fact.cases.set(value, (fact.cases.get(value) ?? 0) + 1);
    else addNumbers(fact, { games: 1, sum: value, min: value, max: value });
  }
}

/** Adds what another part of the simulation counted. */
export function addTally(sum: Tally, part: Tally): void {
  sum.ended += part.ended;
  sum.draws += part.draws;
  sum.decisions += part.decisions;
  sum.fewest = Math.min(sum.fewest, part.fewest);
  sum.most = Math.max(sum.most, part.most);
  addCounts(sum.bots, part.bots);
  addCounts(sum.seats, part.seats);
  addCounts(sum.decks, part.decks);
  for (const [name, fact] of part.facts) {
    const own = factOf(sum, name);
    addNumbers(own, fact);
    for (const [value, times] of fact.cases) own.cases.set(value, (own.cases.get(value) ?? 0) + times);
  }
  part.scores.forEach((scores, bot) => {
    for (const [score, times] of scores) addScore(sum.scores[bot], score, times);
  });
}

function addCounts(sums: readonly Count[], parts: readonly Count[]): void {
  parts.forEach(({ games, wins, draws }, index) => {
    const sum = sums[index];
    if (sum === undefined) return;
    sum.games += games;
    sum.wins += wins;
    sum.draws += draws;
  });
}

function factOf({ facts }: Tally, name: string): FactTally {
  const fact = facts.get(name) ?? { cases: new Map<string, number>(), games: 0, sum: 0, min: Infinity, max: -Infinity };
  facts.set(name, fact);
  return fact;
}

function addNumbers(fact: FactTally, { games, sum, min, max }: Omit<FactTally, 'cases'>): void {
  fact.games += games;
  fact.sum += sum;
  fact.min = Math.min(fact.min, min);
  fact.max = Math.max(fact.max, max);
}

function addScore(scores: Map<Score, number> | undefined, score: Score, times: number): void {
  scores?.set(score, (scores.get(score) ?? 0) + times);
}
