// Plays scripts in tests: the text of a recording becomes a sitting that stands where the script stops.
import { type Fault, type Game, readRecording, replay, Sitting, setupOf, unwrap } from '../src/engine/index.js';

export interface Played {
  readonly sitting: Sitting;
  readonly fault: Fault | undefined;
  readonly notices: readonly Fault[];
}

/** Plays the moves of a script; throws when its header cannot be read. */
export function playScript(game: Game, text: string): Played {
  const { recording, faults, notices } = readRecording(text);
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
  const setup = unwrap(setupOf(recording, game, 'drawn'));
  const sitting = new Sitting(game, setup);
  const played = replay(recording, sitting);
  return { sitting, fault: played.fault, notices: [...notices, ...played.notices] };
}

/** The same, for scripts that must play to their last line. */
export function sitDown(game: Game, text: string): Sitting {
  const { sitting, fault } = playScript(game, text);
  if (fault !== undefined) throw new Error(`the script stops: ${JSON.stringify(fault)}`);
  return sitting;
}
