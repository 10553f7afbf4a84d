// What is measured of the program as people meet it: frames of the screen, and the time until it says something.
import { spawnSync } from 'node:child_process';
import { Sitting } from '../../src/engine/index.js';
import { golf } from '../../src/games/golf/index.js';
import { measureFrames } from '../../src/screen/index.js';
import { loadTongue } from '../../src/text/index.js';
import { TWO } from './golf-games.js';
import { median, type Subject } from './rounds.js';

const FRAMES = 30;
const STARTS = 3;
const BARE_START = 'bare Node';
const GOLF_REPLAY = 'fixtures/golf/two-players.hotseat';

/** @param program the executable */
export function programSubjects(program: string): Subject[] {
  return [
    frame('a frame after a choice', 'after a choice'),
    frame('a frame drawn anew', 'anew'),
    start('hotseat --help', [program, '--help'], 1.5),
    start('hotseat replay, Golf', [program, 'replay', GOLF_REPLAY], 2.5),
    bareStart(),
  ];
}

/** A frame of the table at 200×60, from the sitting to the bytes for the terminal: all of it drawn anew, or after a choice. */
function frame(name: string, kind: 'anew' | 'after a choice'): Subject {
  let seed = 0;
  return {
    name,
    unit: 'ms',
    measure: async () => {
      const tongue = await loadTongue('en', await golf.presentation.catalogue('en'));
      const times: number[] = [];
      while (times.length < FRAMES) {
        const players = TWO.players.map(({ name: player }) => ({ name: player, bot: 'greedy' }));
        const sitting = new Sitting(golf, { ...TWO, players, seed: String(seed++) });
        const screen = await measureFrames(sitting, tongue, 200, 60);
        const draw = (): number => timeOf(() => screen.frame());
        const first = draw();
        if (kind === 'anew') times.push(first);
        else
          while (sitting.botToMove) {
            sitting.moveBot();
            times.push(draw());
          }
        screen.close();
      }
      return median(times);
    },
    goal: { atMost: 16 },
  };
}

/** A whole run of the program, against Node alone. */
function start(name: string, args: readonly string[], atMost: number): Subject {
  return {
    name,
    unit: 'ms',
    measure: () => startOf(args),
    against: { name: BARE_START, ratio: 'own/other' },
    goal: { atMost },
  };
}

function bareStart(): Subject {
  return { name: BARE_START, unit: 'ms', measure: () => startOf(['-e', '0']) };
}

/** Milliseconds that a run of Node takes, from spawning it to its end; the median of a few. */
function startOf(args: readonly string[]): number {
  const runs = Array.from({ length: STARTS }, () =>
    timeOf(() => {
      const { status } = spawnSync(process.execPath, args, { stdio: 'ignore' });
      if (status !== 0) throw new Error(`node ${args.join(' ')} ended with ${status}`);
    }),
  );
  return median(runs);
}

function timeOf(work: () => void): number {
  const begun = performance.now();
  work();
  return performance.now() - begun;
}
