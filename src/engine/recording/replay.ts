// Turns a recording into a game: the set-up its header stands for, then its moves one by one, with every check.

import { arrange, type Draft } from '../arrange.js';
import { type Fault, fault } from '../fault.js';
import type { Game } from '../game.js';
import { hashState } from '../hash.js';
import type { Setup } from '../setup.js';
import type { Sitting } from '../sitting.js';
import { NOBODY } from '../step.js';
import type { Move, Recording } from './read.js';

/**
 * The set-up of a recording.
 * @param seed the seed to take when the recording names none
 * @returns the set-up, or every fault of the header
 */
export function setupOf(recording: Recording, game: Game, seed: string): Setup | Fault[] {
  const faults: Fault[] = [];
  const { rules } = recording;
  if (rules !== undefined && rules.version !== game.rules)
    return [fault('version.rules', { version: rules.version, known: game.rules }, rules.line)];
  const names = recording.players.map(({ name }) => name);
  const seatOf = (name: string, line: number): number => {
    const seat = names.indexOf(name);
    if (seat < 0) faults.push(fault('recording.no-such-player', { name, known: names }, line));
    return seat;
  };
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
    decks: recording.decks.map(({ rest, lines, line }) => {
      const owner = recording.players.findIndex(({ name }) => rest === name || rest.startsWith(`${name} `));
      if (owner < 0) seatOf(rest, line);
      const name = rest.slice(recording.players[owner]?.name.length ?? 0).trim();
      return { player: owner, name: lines === undefined ? name : undefined, lines: lines ?? [], line };
    }),
  };
  const arranged = arrange(game, draft);
  if (Array.isArray(arranged)) return [...faults, ...arranged].sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
  return faults.length > 0 ? faults : arranged;
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
    if (sitting.match.state.decisions >= until && move.kind !== 'check') break;
    const stop = makeMove(sitting, move);
    if (stop === undefined) continue;
    if (move.torn && stop.code !== 'diverged')
      return { fault: undefined, notices: [fault('recording.torn', { text: lineOf(move) }, move.line)] };
    return { fault: stop, notices: [] };
  }
  return { fault: undefined, notices: [] };
}

function makeMove(sitting: Sitting, move: Move): Fault | undefined {
  const { match, names } = sitting;
  if (move.kind === 'check') {
    const got = hashState(match.state);
    if (got.startsWith(move.hash)) return undefined;
    const { turn } = match.state;
    return fault('diverged', { turn, expected: move.hash, got: got.slice(0, move.hash.length) }, move.line);
  }
  const { name } = move;
  const seat = names.indexOf(name);
  if (seat < 0) return fault('recording.no-such-player', { name, known: names }, move.line);
  if (match.over) return fault('recording.after-end', { name }, move.line);
  const text = move.kind === 'choice' ? move.text : 'concede';
  if (seat !== match.asked)
    return fault(
      'choice.not-asked',
      { name, text, asked: sitting.name(match.asked), choices: match.texts() },
      move.line,
    );
  const refused = move.kind === 'concede' ? sitting.concede() : sitting.choose(text);
  return refused && fault(`choice.${refused.code}`, { ...refused.data, name, text }, move.line);
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
