// From the text of a recording to a game that was played: faults and notices on the way are collected, not thrown.
import { randomInt } from 'node:crypto';
import {
  clip,
  type DeckChoice,
  type Fault,
  fault,
  type Game,
  type Recording,
  readRecording,
  replay,
  type Setup,
  Sitting,
  setupOf,
} from '../../engine/index.js';
import type { Context } from '../context.js';
import { exitOf, Stop } from '../stop.js';

/** A recording whose header is good. */
export interface Loaded {
  readonly recording: Recording;
  readonly game: Game;
  readonly setup: Setup;
  /** Faults among the moves. */
  readonly faults: readonly Fault[];
  readonly notices: readonly Fault[];
}

/** A game played as far as its recording goes. */
export interface Played {
  readonly sitting: Sitting;
  readonly faults: readonly Fault[];
  readonly notices: readonly Fault[];
}

/**
 * Reads a recording and sets its game up; throws a stop when that cannot be done.
 * @param file as it is called in messages
 * @param decks of players whose decks the recording leaves open
 */
export async function loadRecording(
  context: Context,
  text: string,
  file: string,
  decks: readonly DeckChoice[] = [],
): Promise<Loaded> {
  const { recording, faults, notices } = readRecording(text);
  const stop = (more: readonly Fault[]): Stop => {
    const all = [...faults, ...more].sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
    return new Stop(all, exitOf(all), { file });
  };
  const isForeign = faults.some(({ code }) => code.startsWith('version.') || code === 'recording.no-version');
  if (recording.game === undefined || isForeign) throw stop([]);
  const { id, line } = recording.game;
  const { games } = context;
  const game = await games.load(id);
  if (game === undefined)
    throw stop([
      recording.from === undefined
        ? fault('game.unknown', { name: clip(id), known: games.ids }, line)
        : fault('game.from-outside', { name: clip(id), origin: clip(recording.from.origin) }, recording.from.line),
    ]);
  context.game = game;
  const setup = setupOf(recording, game, drawSeed(), decks);
  if (!setup.ok) throw stop(setup.faults);
  const inHeader = faults.some((one) => (one.line ?? 0) < (recording.headerEnd ?? Infinity));
  if (inHeader) throw stop([]);
  return { recording, game, setup: setup.value, faults, notices };
}

/**
 * Plays a recording up to its end, to its first fault, or to a number of choices.
 * @param until stop after so many choices
 */
export function playRecording(context: Context, loaded: Loaded, until = Infinity): Played {
  const sitting = new Sitting(loaded.game, loaded.setup);
  context.sitting = sitting;
  const broken = loaded.faults[0]?.line ?? Infinity;
  const moves = loaded.recording.moves.filter(({ line }) => line < broken);
  const { fault: stopped, notices } = replay({ ...loaded.recording, moves }, sitting, until);
  return {
    sitting,
    faults: stopped === undefined ? loaded.faults : [stopped, ...loaded.faults],
    notices: [...loaded.notices, ...notices],
  };
}

/** A seed for a game whose players named none: six digits, easy to type again. */
export function drawSeed(): string {
  return String(randomInt(100_000, 1_000_000));
}
