// Plays scripts in tests: lines of choices, or the text of a recording, and answers where the game stands then.
import {
  type Choice,
  type Fault,
  type Game,
  type GameEvent,
  type LogEntry,
  Match,
  readRecording,
  replay,
  Sitting,
  type State,
  setupOf,
  unwrap,
  type View,
} from '../engine/index.js';
import { type SetupParts, setupFor } from './setups.js';

/** Where a game stands after some choices. */
export interface Stand<S extends State, C extends Choice, V extends View> {
  readonly match: Match<S, C, V>;
  readonly state: S;
  /** Everything told, in order. */
  readonly log: readonly GameEvent[];
  /** The seat that is to choose, or NOBODY when the game is over. */
  readonly asked: number;
  /** The texts of what it can choose. */
  readonly open: readonly string[];
}

/**
 * Plays choices on a game, in the order in which they are asked. Throws when one of them is refused.
 * @param parts of the set-up; what is left out is as usual
 */
export function playChoices<S extends State, C extends Choice, V extends View>(
  game: Game<S, C, V>,
  choices: readonly string[],
  parts: SetupParts = {},
): Stand<S, C, V> {
  const log: GameEvent[] = [];
  const match = Match.begin(game, setupFor(game, parts), (event) => log.push(event));
  for (const [at, text] of choices.entries()) {
    const refused = match.choose(text);
    if (refused !== undefined) throw new Error(`choice ${at + 1}, ${text}: ${JSON.stringify(refused)}`);
  }
  const { state, asked } = match;
  return { match, state, log, asked, open: match.texts() };
}

/** What came of a recording that was played. */
export interface Played {
  readonly sitting: Sitting;
  readonly state: State;
  readonly log: readonly LogEntry[];
  readonly asked: number;
  /** What stopped it before its last line. */
  readonly fault: Fault | undefined;
  readonly notices: readonly Fault[];
}

/** Plays the moves of a recording, which somebody may have written as a script; throws when its header cannot be read. */
export function playScript(game: Game, text: string): Played {
  const { recording, faults, notices } = readRecording(text);
  if (faults.length > 0) throw new Error(`no game: ${JSON.stringify(faults)}`);
  const sitting = new Sitting(game, unwrap(setupOf(recording, game, 'drawn')));
  const played = replay(recording, sitting);
  const { log, match } = sitting;
  const { state, asked } = match;
  return { sitting, state, log, asked, fault: played.fault, notices: [...notices, ...played.notices] };
}

/** The same, for recordings that must play to their last line. */
export function sitDown(game: Game, text: string): Sitting {
  const { sitting, fault } = playScript(game, text);
  if (fault !== undefined) throw new Error(`the script stops: ${JSON.stringify(fault)}`);
  return sitting;
}
