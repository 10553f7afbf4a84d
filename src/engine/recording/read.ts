// Reads the recording format: lines into a header and moves, with every fault named by its line. What the lines mean for a
// game is found out in replay.ts.
import { clip, type Fault } from '../fault.js';
import { fault } from '../own-words.js';
import { type Header, readHeader } from './header.js';
import { isSaying, type Line, linesOf } from './lines.js';
import { type Move, readMoves } from './moves.js';

/** The version of the format that this program reads and writes. */
export const FORMAT_VERSION = 1;

/** Header and lines as they were written. Nothing is checked against a game yet. */
export interface Recording extends Header {
  /** Line of the `---`; undefined: there is none. */
  readonly headerEnd: number | undefined;
  readonly moves: readonly Move[];
}

/** A recording as far as it could be read, its faults in the order of lines, and notices that stop nothing. */
export interface RecordingReading {
  readonly recording: Recording;
  readonly faults: readonly Fault[];
  readonly notices: readonly Fault[];
}

export function readRecording(text: string): RecordingReading {
  const lines = linesOf(text);
  const version = lines.find(isSaying);
  const { header, faults: wrong, end } = readHeader(lines, version ?? { line: lines.length });
  const { moves, faults, notices } = readMoves(lines.slice(end ?? lines.length));
  const recording = { ...header, headerEnd: end, moves };
  if (version === undefined) return { recording, faults: [fault('recording.empty', {}, 1)], notices };
  const foreign = versionFault(version);
  if (foreign !== undefined) return { recording, faults: [foreign], notices };
  const gameless = header.game === undefined ? [fault('recording.no-game', {}, 1)] : [];
  return { recording, faults: [...wrong, ...faults, ...gameless], notices };
}

/** What is wrong with the first line, which says the version of the format. */
function versionFault({ content, line }: Line): Fault | undefined {
  const version = /^hotseat\s+(\d+)$/u.exec(content)?.[1];
  if (version === undefined) return fault('recording.no-version', { text: clip(content) }, line);
  return Number(version) === FORMAT_VERSION
    ? undefined
    : fault('version.format', { version, known: FORMAT_VERSION }, line);
}
