// Plays games of a simulation one after the other, without anybody listening, and holds each to what every game promises: it
// ends, every decision has a choice, nothing throws, and its state stands up to the game's own check.
import { Bots, type Game, Match } from '../engine/index.js';
import { botAt, deckAt, distinctBots, type Plan, setupOfGame } from './plan.js';
import { countFacts, countGame, emptyTally, type Tally } from './tally.js';

/** A promise that a game broke. */
export interface Breach {
  /** Which game, from 0. */
  readonly index: number;
  /** The number of decisions that had been made. */
  readonly decisions: number;
  /** What is wrong, in English: for whoever mends the game. */
  readonly what: string;
}

export interface Part {
  readonly tally: Tally;
  readonly breaches: Breach[];
}

/** Every so many games the state is checked after each decision, and not only at the end. */
const CLOSE_LOOK = 50;

/** Plays the games of a plan from one number up to, and without, another. */
export function playGames(game: Game, plan: Plan, from: number, to: number): Part {
  const names = distinctBots(plan);
  const tally = emptyTally(names.length, plan.players, plan.decks?.list.length);
  const breaches: Breach[] = [];
  for (let index = from; index < to; index++) {
    const breach = playGame(game, plan, index, (match) => {
      const { outcome, decisions } = match.state.run;
      if (outcome === null) return;
      const botBySeat = outcome.places.map((_, seat) => names.indexOf(botAt(plan, index, seat)));
      const deckBySeat = outcome.places.map((_, seat) => deckAt(plan, index, seat));
      countGame(tally, outcome, decisions, botBySeat, deckBySeat);
      if (game.facts !== undefined) countFacts(tally, game.facts(match.state));
    });
    if (breach !== undefined) breaches.push(breach);
  }
  return { tally, breaches };
}

/**
 * Plays one game to its end.
 * @param ended told when the game has an outcome, even one that broke a promise on its way
 * @returns the first promise that it broke
 */
function playGame(game: Game, plan: Plan, index: number, ended: (match: Match) => void): Breach | undefined {
  const setup = setupOfGame(plan, index);
  const closely = index % CLOSE_LOOK === 0;
  let match: Match | undefined;
  let breach: Breach | undefined;
  const check = (): void => {
    const what = match === undefined ? [] : brokenPromises(match);
    if (what.length > 0) breach ??= { index, decisions: match?.state.run.decisions ?? 0, what: what.join('; ') };
  };
  try {
    match = Match.begin(game, setup);
    const bots = new Bots(game, setup);
    while (!match.over) {
      if (closely) check();
      match.take(bots.choose(match));
    }
    check();
  } catch (error) {
    breach ??= { index, decisions: match?.state.run.decisions ?? 0, what: String(error) };
  }
  if (match !== undefined) ended(match);
  return breach;
}

function brokenPromises(match: Match): string[] {
  const { state, game, choices, over } = match;
  const broken = game.verify(state);
  if (!over && choices.count === 0) broken.push('a decision without a choice');
  if (over && state.run.outcome?.places.length !== state.run.order.length)
    broken.push('an end without a place for everybody');
  return broken;
}
