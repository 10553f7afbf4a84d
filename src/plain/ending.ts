// How a game by lines ends: with a result, or before it.
import type { Sitting } from '../engine/index.js';
import { standings } from '../text/index.js';
import type { Teller } from './teller.js';

export interface PlainIo {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
  /** Whether a person sits at a terminal: then lines need no echo, and what is hidden must be pushed out of sight. */
  readonly interactive: boolean;
  /** Where the game is kept; undefined: it could not be kept. */
  readonly file: string | undefined;
  /** The command that shows the game again. */
  readonly replay: string;
  /** The command that goes on with it, or begins it anew where it could not be kept. */
  readonly resume: string;
  /** Ends the game from outside, such as with Ctrl-C. */
  readonly stop?: AbortSignal;
}

/** Why nothing more is asked before the game is over: somebody left, or the input ended. */
export type Stop = 'left' | 'ended';

/** Where the game is kept, and how it goes on. */
export function tellStop(stop: Stop, teller: Teller, { file, resume }: PlainIo): void {
  teller.write('');
  if (stop === 'ended') teller.say('plain.ended');
  if (file === undefined) {
    teller.say('plain.not-kept');
    teller.sayWhole('plain.anew', { command: resume });
  } else {
    teller.sayWhole('plain.kept', { file });
    teller.sayWhole('plain.go-on', { command: resume });
  }
}

/** Places and scores, the seed, and how to see the game again. Who won has been told as the last thing that happened. */
export function tellResult({ match, setup }: Sitting, teller: Teller, { replay }: PlainIo): void {
  const { outcome } = match.state.run;
  if (outcome === null) throw new Error('the game is not over');
  teller.write('', teller.tongue.say('plain.final'));
  for (const { place, name, score } of standings(outcome, teller.tongue))
    teller.say('plain.standing', { place, player: name, score });
  teller.say('plain.seed', { seed: setup.seed });
  teller.sayWhole('plain.replay', { command: replay });
}
