// A promise: something that every game keeps, and how it is judged by playing.
import { NOBODY, type Setup } from '../../engine/index.js';
import { type FaultCode, FaultList, type GameFault } from '../faults.js';
import type { Trial } from '../trial.js';
import { type Moment, walk } from '../walk.js';

/** How much may be played to judge a promise. */
export interface Bounds {
  /** Games, of all set-ups in turn. */
  readonly games: number;
  /** Choices in each; a game that goes on longer is left there. */
  readonly choices: number;
}

/** How a promise was kept. */
export interface Verdict {
  readonly faults: readonly GameFault[];
  /** How often there was something to look at. A promise about hidden cards says nothing of a game that hides none. */
  readonly looked: number;
}

export interface GamePromise {
  /** What is promised, in a sentence. */
  readonly name: string;
  /** How many games are enough for a thorough judgement. */
  readonly games: number;
  /** Promises without which this one says nothing of its own: when they are broken, so is it. */
  readonly restsOn: readonly GamePromise[];
  /** Whether a trial has what is needed to judge it. */
  applies(trial: Trial): boolean;
  judge(trial: Trial, bounds?: Partial<Bounds>): Promise<Verdict>;
}

/** What a watcher says of what it sees; where it stands at that time is added by itself. */
export interface Notes {
  /** Notes a fault that is told apart from others of its kind by what is wrong. */
  fault(code: FaultCode, what: string, where?: string): void;
  /** Notes a fault unless there is one of its kind. */
  first(code: FaultCode, what: string): void;
  /** Counts something that was looked at. */
  look(): void;
}

/** What looks at the games that are played to judge a promise. All of its parts are optional. */
export interface Watcher {
  /** A game is about to begin. */
  begins?(setup: Setup, seed: string): void;
  /** A decision, before something is chosen, or the end. */
  at?(moment: Moment): void;
  /** A game is over, or was left; it was walked by this seed. */
  ended?(moment: Moment, setup: Setup, seed: string): void;
  /** All games were played. */
  done?(): void;
}

interface Definition {
  readonly name: string;
  readonly games: number;
  readonly restsOn?: readonly GamePromise[];
  readonly applies?: (trial: Trial) => boolean;
  /** A watcher for one judgement. */
  readonly watch: (trial: Trial, notes: Notes) => Watcher | Promise<Watcher>;
}

/** A promise that is judged by random play. A game that throws meanwhile is at fault, and left. */
export function promise({ name, games: thorough, restsOn = [], applies = () => true, watch }: Definition): GamePromise {
  return {
    name,
    games: thorough,
    restsOn,
    applies,
    async judge(trial, { games = thorough, choices = Infinity } = {}) {
      const faults = new FaultList();
      let looked = 0;
      let where = '';
      const watcher = await watch(trial, {
        fault: (code, what, other = where) => faults.add(code, other, what),
        first: (code, what) => faults.first(code, where, what),
        look: () => looked++,
      });
      for (let index = 0; index < games; index++) {
        const one = trial.setups[index % trial.setups.length];
        if (one === undefined) break;
        const seed = String(index);
        const place = `${one.name}, seed ${seed}`;
        where = place;
        try {
          const setup = one.setup(seed);
          watcher.begins?.(setup, seed);
          const look = (moment: Moment): void => {
            where = `${place}, ${sayMoment(moment)}`;
            watcher.at?.(moment);
          };
          const end = walk(trial.game, setup, `walk ${seed}`, look, choices);
          watcher.ended?.(end, setup, `walk ${seed}`);
        } catch (error) {
          faults.first('play.throws', where, String(error));
        }
      }
      watcher.done?.();
      return { faults: faults.all, looked };
    },
  };
}

/** The seats of a game, and NOBODY, who sees what everybody may. */
export function eyes({ match }: Moment): number[] {
  return [NOBODY, ...match.state.run.order];
}

/** Whose eyes these are. */
export function sayEyes(seat: number): string {
  return seat === NOBODY ? 'an onlooker' : `seat ${seat}`;
}

function sayMoment({ match }: Moment): string {
  return match.over ? 'at the end' : `decision ${match.state.run.decisions + 1}, ${match.step ?? ''}`;
}
