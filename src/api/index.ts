// What other programs call: games by their ids, and checking, replaying and simulating as functions that answer what the command
// line prints with `--json`. Nothing here reads or writes a file.
import {
  type CardLibrary,
  type DeckReading,
  type Fault,
  failure,
  faultsOf,
  type Game,
  type GameReport,
  gameReport,
  type Options,
  type Result,
  readRecording,
  replay as replayMoves,
  Sitting,
  setupOf,
  success,
} from '../engine/index.js';
import { GAMES } from '../games/index.js';
import {
  makeReport,
  type Plan,
  type Report,
  readPlan,
  readyDecks,
  runSimulation,
  usualBots,
} from '../simulation/index.js';

export type { DeckReading, Fault, Game, GameReport, Report, Result };

/** The ids of the games that come with the program. */
export const gameIds: readonly string[] = GAMES.ids;

/** One of our games, with the bots that every game has; undefined where none has that id. */
export function loadGame(id: string): Promise<Game | undefined> {
  return GAMES.load(id);
}

/** What a replay came to: where the game stands, and what stopped it before its last line. */
export interface Replayed extends GameReport {
  readonly stoppedBy: Fault | undefined;
}

/**
 * Plays the text of a recording or a script.
 * @param game the game that it is of
 * @param until stop after so many choices
 * @returns the game as `hotseat replay --json` prints it, as far as its moves can be made; or every fault of its header
 */
export function replay(game: Game, text: string, until = Infinity): Result<Replayed> {
  const { recording, faults } = readRecording(text);
  const setup = setupOf(recording, game, 'drawn');
  const [first, ...others] = [...faults, ...faultsOf(setup)];
  if (first !== undefined) return failure(first, ...others);
  if (!setup.ok) return setup;
  const sitting = new Sitting(game, setup.value);
  const { fault: stoppedBy } = replayMoves(recording, sitting, until);
  return success({ ...gameReport(sitting), stoppedBy });
}

/** What is simulated; what is left out is as the command line has it. */
export interface Simulation {
  readonly games?: number;
  readonly players?: number;
  /** Bots in the order of seats; they change seats from game to game. */
  readonly bots?: readonly string[];
  /** As written after `--option`. */
  readonly options?: readonly string[];
  /** The same seed gives the same totals. */
  readonly seed: string;
}

/**
 * Plays many games between bots, in this thread; games with decks are played with the ready ones in turn.
 * @returns the report as `hotseat simulate --json` prints it, or everything that is wrong with what was asked for
 */
export async function simulate(game: Game, wanted: Simulation): Promise<Result<Report>> {
  const { games, players, bots = usualBots(game), options = [], seed } = wanted;
  const read = readPlan(game, {
    games: games === undefined ? undefined : String(games),
    players: players === undefined ? undefined : String(players),
    bots: bots.join(','),
    options,
    seed,
  });
  if (!read.ok) return read;
  const { library } = game;
  const plan: Plan = library === undefined ? read.value : { ...read.value, decks: readyDecks(library) };
  const part = await runSimulation(game, plan, {
    jobs: 1,
    home: undefined,
    signal: new AbortController().signal,
    progress: () => undefined,
  });
  if (part === undefined) throw new Error('a simulation that nobody ended has ended');
  return success(makeReport(plan, part.tally, []));
}

/**
 * Reads a deck list of a game with decks.
 * @param options of the game it is for, where they change what a deck may be
 * @returns its cards and everything that is wrong with it; undefined for a game without decks
 */
export function checkDeck(game: Game, lines: readonly string[], options?: Options): DeckReading | undefined {
  const library: CardLibrary | undefined = game.library;
  return library?.readDeck(lines, 1, options);
}
