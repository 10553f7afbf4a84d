// What a simulation plays: games that are all alike but for their seeds and for who sits where. Plain data, so that it goes
// to worker threads as it is.
import {
  arrange,
  type DeckChoice,
  type Fault,
  failure,
  type Game,
  type Options,
  playersFault,
  type Result,
  type Setup,
  splitOption,
  success,
  successUnless,
  together,
} from '../engine/index.js';
import { fault } from './say.js';

export interface Plan {
  /** The game's id. */
  readonly game: string;
  readonly games: number;
  readonly players: number;
  /** As they were named, in order; a bot may stand there twice. */
  readonly bots: readonly string[];
  readonly options: Options;
  /** In normal form. */
  readonly seed: string;
  /** Which decks are played with; undefined: games without decks. */
  readonly decks?: PlannedDecks | undefined;
}

/** The decks of a plan, and who gets which. */
export interface PlannedDecks {
  readonly list: readonly PlannedDeck[];
  /** Places in the list in the order in which the seats take them; null: the game's own choice. */
  readonly turns: readonly (number | null)[];
  /** All seats of a game get the same deck, and the next one when every bot has had every seat. */
  readonly alike: boolean;
}

export interface PlannedDeck {
  /** As it is called in reports. */
  readonly label: string;
  /** Of a ready deck; undefined for one that is given by its lines. */
  readonly name: string | undefined;
  readonly lines: readonly string[];
}

/** A plan as it was written; what was not named is undefined. */
export interface WrittenPlan {
  readonly games: string | undefined;
  readonly players: string | undefined;
  readonly bots: string | undefined;
  readonly options: readonly string[];
  readonly seed: string;
}

/** The games that are played when nobody says how many. */
const USUAL_GAMES = 1000;
const MOST_GAMES = 100_000_000;
/** The bots that play when nobody names any: the first of these that a game has. */
const USUAL_BOTS = ['greedy', 'random'];

/** @returns the plan, or everything that is wrong with it, each mistake once */
export function readPlan(game: Game, written: WrittenPlan): Result<Plan> {
  const bots = written.bots === undefined ? usualBots(game) : splitNames(written.bots);
  const read = together({
    games: readWhole('-n, --games', written.games, USUAL_GAMES, MOST_GAMES),
    players: readPlayers(game, written.players, bots.length),
    bots: successUnless(checkBots(game, bots), bots),
    setup: arrangeAny(game, written),
  });
  if (!read.ok) return read;
  const { games, players, setup } = read.value;
  return success({ game: game.id, games, players, bots, options: setup.options, seed: setup.seed });
}

/** How many worker threads are asked for. */
export function readJobs(text: string | undefined, usual: number): Result<number> {
  return readWhole('--jobs', text, usual, 256);
}

/** The bots of a plan, each once, in the order they were named. */
export function distinctBots(plan: Plan): string[] {
  return [...new Set(plan.bots)];
}

/** Which bot sits in a seat of a game; both are counted from 0. The bots move on by one seat each game. */
export function botAt(plan: Plan, index: number, seat: number): string {
  return plan.bots[(seat + index) % plan.bots.length] ?? '';
}

/** Whether every seat meets the same opponents in the long run: one bot alone does, and so do bots that fill the seats evenly. */
export function hasLikeSeats(plan: Plan): boolean {
  return distinctBots(plan).length === 1 || plan.players % plan.bots.length === 0;
}

/** The same for decks: all alike, one alone, or as many as fill the seats evenly. */
export function hasLikeDecks({ decks, players }: Plan): boolean {
  return decks === undefined || decks.alike || players % decks.turns.length === 0;
}

/** Which deck of the plan's list a seat of a game has; undefined: the game's own choice. */
export function deckAt({ decks, bots }: Plan, index: number, seat: number): number | undefined {
  if (decks === undefined) return undefined;
  const { turns, alike } = decks;
  const turn = alike ? Math.floor(index / bots.length) : seat + index;
  return turns[turn % turns.length] ?? undefined;
}

/** Everything that fixes one of the games, counted from 0: it can be played again on its own. */
export function setupOfGame(plan: Plan, index: number): Setup {
  const players = Array.from({ length: plan.players }, (_, seat) => {
    const bot = botAt(plan, index, seat);
    return { name: `${bot}-${seat + 1}`, bot };
  });
  const decks = players.flatMap((_, player): DeckChoice[] => {
    const deck = plan.decks?.list[deckAt(plan, index, player) ?? -1];
    return deck === undefined ? [] : [{ player, name: deck.name, lines: deck.lines }];
  });
  return { players, options: plan.options, seed: seedOfGame(plan, index), first: undefined, stacks: [], decks };
}

/** The seed of one of the games, counted from 0: the plan's own with the game's number, from 1. */
export function seedOfGame(plan: Plan, index: number): string {
  return `${plan.seed}-${index + 1}`;
}

/** The bots that play when nobody names any. */
export function usualBots(game: Game): string[] {
  const known = Object.keys(game.bots);
  const usual = USUAL_BOTS.filter((name) => known.includes(name));
  // Where one can play alone, that is what is asked about.
  return usual.length > 0 && game.seats.least > 1 ? usual : (usual.length > 0 ? usual : known).slice(0, 1);
}

/** Takes a list with commas apart. */
export function splitNames(list: string): string[] {
  return list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** Options and seed of a plan, with any players that are right: seats and bots are looked at by themselves. */
function arrangeAny(game: Game, { options, seed }: WrittenPlan): Result<Setup> {
  return arrange(game, {
    players: Array.from({ length: game.seats.least }, (_, seat) => ({ name: `bot-${seat + 1}`, bot: undefined })),
    options: options.map((option) => splitOption(option)),
    seed,
    first: undefined,
    decksFollow: game.library !== undefined,
  });
}

/** How many seats a game of the plan has, if it has room for them. */
function readPlayers(game: Game, text: string | undefined, bots: number): Result<number> {
  const { least, most } = game.seats;
  const players = readWhole('--players', text, Math.min(most, Math.max(least, bots)), 99);
  if (!players.ok || (players.value >= least && players.value <= most)) return players;
  return failure(playersFault(game, players.value));
}

function checkBots(game: Game, bots: readonly string[]): Fault[] {
  const known = Object.keys(game.bots);
  if (bots.length === 0) return [fault('simulate.no-bots', { known })];
  const unknown = [...new Set(bots)].filter((name) => !known.includes(name));
  return unknown.map((name) => fault('bot.unknown', { name, known }));
}

/** A whole number from 1 up to `most`. */
function readWhole(option: string, text: string | undefined, usual: number, most: number): Result<number> {
  if (text === undefined) return success(usual);
  const number = /^\d{1,10}$/u.test(text.trim()) ? Number(text) : 0;
  return number >= 1 && number <= most ? success(number) : failure(fault('simulate.number', { option, text, most }));
}
