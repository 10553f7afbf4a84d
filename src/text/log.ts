// The words for what happened: one line an event, a heading a turn.
import { type Game, type GameEvent, isEngineEvent, type LogEntry } from '../engine/index.js';
import { sayOutcome } from './result.js';
import type { Tongue } from './tongue.js';

/** A line of the log; a heading begins a turn. */
export interface LogLine {
  readonly kind: 'heading' | 'line';
  readonly text: string;
}

/** The lines of a log, as told to one seat (`Sitting.logFor`). A turn in which nothing was worth a line has no heading either. */
export function logLines(game: Game, entries: readonly LogEntry[], tongue: Tongue): LogLine[] {
  return withoutEmpty(
    entries.flatMap(({ event }) => {
      const text = sayEvent(game, event, tongue);
      return text === undefined ? [] : [{ kind: isHeading(event) ? 'heading' : 'line', text }];
    }),
  );
}

/** Lines without the headings that another heading follows at once; the last one stays, its turn may just have begun. */
export function withoutEmpty(lines: readonly LogLine[]): LogLine[] {
  return lines.filter(({ kind }, at) => kind !== 'heading' || lines[at + 1]?.kind !== 'heading');
}

/** What an event says, or undefined when it is not worth a line. */
export function sayEvent(game: Game, event: GameEvent, tongue: Tongue): string | undefined {
  if (!isEngineEvent(event)) {
    const saying = game.presentation.sayEvent(event);
    return saying && tongue.speak(saying);
  }
  switch (event.code) {
    case '@turn':
      return tongue.say('event.@turn', { turn: event.turn, player: { seat: event.player } });
    case '@phase':
      return isOutsideTurns(game, event.phase) ? tongue.say(`phase.${event.phase}`) : undefined;
    case '@conceded':
      return tongue.say('event.@conceded', { player: { seat: event.player } });
    case '@bounded':
      return tongue.say('event.@bounded', { decisions: event.decisions });
    case '@over':
      return sayOutcome(event.outcome, tongue);
  }
}

function isHeading(event: GameEvent): boolean {
  return event.code === '@turn' || event.code === '@phase';
}

/** Phases of the opening and the closing are worth a heading; a turn's are not, the turn has one. */
function isOutsideTurns(game: Game, phase: string): boolean {
  return game.rows.some((row) => row.phase === phase && row.section !== 'turn');
}
