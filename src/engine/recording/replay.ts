// Turns a recording into a game: the set-up its header stands for, then its moves one by one, with every check.

import { arrange, type Draft } from '../arrange.js';
import { clip, type Fault, newFault } from '../fault.js';
import type { Game } from '../game.js';
import { normaliseName } from '../names.js';
import { fault } from '../own-words.js';
import { failure, failureOf, type Result } from '../result.js';
import type { DeckChoice, Setup } from '../setup.js';
import type { Sitting } from '../sitting.js';
import { NOBODY } from '../step.js';
import type { Move } from './moves.js';
import type { Recording } from './read.js';

/**
 * The set-up of a recording.
 * @param seed the seed to take when the recording names none
 * @param given decks of players whose decks the recording leaves open
 * @returns the set-up, or every fault of the header
 */
export function setupOf(
  recording: Recording,
  game: Game,
  seed: string,
  given: readonly DeckChoice[] = [],
): Result<Setup> {
  const faults: Fault[] = [];
  const { rules } = recording;
  if (rules !== undefined && rules.version !== game.rules)
    return failure(fault('version.rules', { version: rules.version, known: game.rules }, rules.line));
  const names = recording.players.map(({ name }) => name);
  const seatOf = (name: string, line: number): number => {
    const seat = names.indexOf(name);
    if (seat < 0) faults.push(fault('recording.no-such-player', { name: clip(name), known: names }, line));
    return seat;
  };
  const fixed = recording.decks.map(({ rest, lines, line }) => {
    const { player, name } = deckOwner(rest, lines === undefined, names);
    if (player < 0) seatOf(rest, line);
    if (given.some((other) => other.player === player))
      faults.push(fault('deck.fixed', { player: names[player] ?? '' }, line));
    return { player, name, lines: lines ?? [], line };
  });
  const draft: Draft = {
    players: recording.players.map(({ name, bot }) => ({ name, bot })),
    playerLines: recording.players.map(({ line }) => line),
    options: recording.options,
    seed: recording.seed?.text ?? seed,
    seedLine: recording.seed?.line,
    first: recording.first === undefined ? undefined : seatOf(recording.first.name, recording.first.line),
    stacks: recording.stacks.map(({ name, cards, line }) => ({
      player: name === undefined ? NOBODY : seatOf(name, line),
      cards,
      line,
    })),
    decks: [...fixed, ...given.filter(({ player }) => !fixed.some((other) => other.player === player))],
  };
  const arranged = arrange(game, draft);
  const all = arranged.ok ? faults : [...faults, ...arranged.faults].sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
  return all.length === 0 ? arranged : failureOf(all);
}

/**
 * Takes what stands after `deck` apart: a player's name, and a deck's unless its lines follow. Of players whose names begin
 * alike, the longest that fits is meant.
 */
function deckOwner(
  rest: string,
  isNamed: boolean,
  names: readonly string[],
): { readonly player: number; readonly name: string | undefined } {
  const written = normaliseName(rest);
  const fits = names.filter((name) => written === name || (isNamed && written.startsWith(`${name} `)));
  const owner = fits.reduce((one, other) => (other.length > one.length ? other : one), '');
  const name = isNamed ? written.slice(owner.length).trim() : undefined;
  return { player: fits.length === 0 ? -1 : names.indexOf(owner), name };
}

/** How a replay went. The sitting stands where the moves end, or before the move that could not be made. */
export interface Replay {
  /** What stopped it; its code is `diverged` when a hash was wrong. */
  readonly fault: Fault | undefined;
  readonly notices: readonly Fault[];
}

/**
 * Plays a recording's moves at a sitting that has just begun.
 * @param until stop after so many choices
 */
export function replay(recording: Recording, sitting: Sitting, until = Infinity): Replay {
  for (const move of recording.moves) {
    if (sitting.match.state.run.decisions >= until && move.kind !== 'check') break;
    const stop = makeMove(sitting, move);
    if (stop === undefined) continue;
    if (move.torn && stop.code !== 'diverged')
      return { fault: undefined, notices: [fault('recording.torn', { text: clip(lineOf(move)) }, move.line)] };
    return { fault: stop, notices: [] };
  }
  return { fault: undefined, notices: [] };
}

function makeMove(sitting: Sitting, move: Move): Fault | undefined {
  const { match, names } = sitting;
  if (move.kind === 'check') {
    const got = match.hash();
    if (got.startsWith(move.hash)) return undefined;
    const { turn } = match.state.run;
    return fault('diverged', { turn, expected: move.hash, got: got.slice(0, move.hash.length) }, move.line);
  }
  const { name } = move;
  const seat = names.indexOf(name);
  if (seat < 0) return fault('recording.no-such-player', { name: clip(name), known: names }, move.line);
  if (match.over) return fault('recording.after-end', { name }, move.line);
  const text = move.kind === 'choice' ? clip(move.text) : 'concede';
  if (seat !== match.asked)
    return fault(
      'choice.not-asked',
      { name, text, asked: sitting.name(match.asked), choices: match.texts() },
      move.line,
    );
  const refused = move.kind === 'concede' ? sitting.concede() : sitting.choose(move.text);
  // What a refusal tells about itself are the slots of the fault too.
  return refused && newFault(`choice.${refused.code}`, { ...refused.data, name, text }, move.line);
}

function lineOf(move: Move): string {
  switch (move.kind) {
    case 'choice':
      return `${move.name}: ${move.text}`;
    case 'check':
      return `= ${move.hash}`;
    case 'concede':
      return `! concede ${move.name}`;
  }
}
