// From the text of a recording to a game that was played: faults and notices on the way are collected.

import { randomInt } from 'node:crypto';
import {
  clip,
  type DeckChoice,
  type Failure,
  type Fault,
  failure,
  failureOf,
  type Game,
  type Recording,
  type Result,
  readRecording,
  replay,
  type Setup,
  Sitting,
  setupOf,
  success,
} from '../../engine/index.js';
import type { Shelf } from '../../games/index.js';
import { type Complaint, complaint } from '../complaint.js';
import type { Context } from '../context.js';
import { EXIT, type ExitCode } from '../exit.js';
import { fault } from '../say.js';
import type { Input } from './file.js';

/** A recording whose header is good. */
export interface Loaded {
  readonly recording: Recording;
  readonly game: Game;
  readonly setup: Setup;
  /** What is wrong among the moves. */
  readonly complaints: readonly Complaint[];
  readonly notices: readonly Fault[];
  /** As it is called in messages. */
  readonly file: string;
}

/** A game played as far as its recording goes. */
export interface Played {
  readonly sitting: Sitting;
  readonly complaints: readonly Complaint[];
  readonly notices: readonly Fault[];
  readonly file: string;
}

/**
 * Reads a recording and sets its game up, if nothing is wrong with its header.
 * @param decks of players whose decks the recording leaves open
 */
export async function loadRecording(
  context: Context,
  { text, file }: Input,
  decks: readonly DeckChoice[] = [],
): Promise<Result<Loaded, Complaint>> {
  const { recording, faults, notices } = readRecording(text);
  const failing = (more: readonly Fault[]): Failure<Complaint> => {
    const all = [...faults, ...more].sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
    return failureOf(complaintsIn(file, all));
  };
  const isForeign = faults.some(({ code }) => code.startsWith('version.') || code === 'recording.no-version');
  if (recording.game === undefined || isForeign) return failing([]);
  const game = await gameOf(recording, recording.game, context.games);
  if (!game.ok) return failing(game.faults);
  context.game = game.value;
  const setup = setupOf(recording, game.value, drawSeed(), decks);
  if (!setup.ok) return failing(setup.faults);
  const inHeader = faults.some((one) => (one.line ?? 0) < (recording.headerEnd ?? Infinity));
  if (inHeader) return failing([]);
  return success({
    recording,
    game: game.value,
    setup: setup.value,
    complaints: complaintsIn(file, faults),
    notices,
    file,
  });
}

/**
 * Plays a recording up to its end, to the first thing that is wrong, or to a number of choices.
 * @param until stop after so many choices
 */
export function playRecording(context: Context, loaded: Loaded, until = Infinity): Played {
  const { file } = loaded;
  const sitting = new Sitting(loaded.game, loaded.setup);
  context.sitting = sitting;
  const broken = loaded.complaints[0]?.line ?? Infinity;
  const moves = loaded.recording.moves.filter(({ line }) => line < broken);
  const { fault: stopped, notices } = replay({ ...loaded.recording, moves }, sitting, until);
  return {
    sitting,
    complaints: [...complaintsIn(file, stopped === undefined ? [] : [stopped]), ...loaded.complaints],
    notices: [...loaded.notices, ...notices],
    file,
  };
}

/** A seed for a game whose players named none: six digits, easy to type again. */
export function drawSeed(): string {
  return String(randomInt(100_000, 1_000_000));
}

async function gameOf(
  { from }: Recording,
  { id, line }: NonNullable<Recording['game']>,
  games: Shelf,
): Promise<Result<Game>> {
  const game = await games.load(id);
  if (game !== undefined) return success(game);
  return failure(
    from === undefined
      ? fault('game.unknown', { name: clip(id), known: games.ids }, line)
      : fault('game.from-outside', { name: clip(id), origin: clip(from.origin) }, from.line),
  );
}

/** What is wrong with a recording, each fault with the exit code of its kind. */
function complaintsIn(file: string, faults: readonly Fault[]): Complaint[] {
  return faults.map((one) => complaint(one, exitOf(one), { file }));
}

function exitOf({ code }: Fault): ExitCode {
  if (code === 'diverged') return EXIT.diverged;
  return code.startsWith('version.') ? EXIT.version : EXIT.refused;
}
