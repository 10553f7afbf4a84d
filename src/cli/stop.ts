// How a command stops when something that a person gave it is wrong: faults, and the exit code they stand for.
import type { Fault, Saying } from '../engine/index.js';

/** Exit codes; docs/command-line.md explains them. */
export const EXIT = {
  done: 0,
  refused: 1,
  usage: 2,
  diverged: 3,
  version: 4,
  unreadable: 5,
  bug: 70,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Thrown by a command that cannot go on; the faults are said to the player. */
export class Stop extends Error {
  readonly faults: readonly Fault[];
  readonly code: ExitCode;
  /** The file that the faults are about, as the player named it. */
  readonly file: string | undefined;
  /** A last line that helps on. */
  readonly hint: Saying | undefined;
  /** What is wrong with further files. */
  readonly also: readonly Stop[];

  constructor(
    faults: readonly Fault[],
    code: ExitCode,
    more: { readonly file?: string; readonly hint?: Saying; readonly also?: readonly Stop[] } = {},
  ) {
    super(faults.map(({ code: own }) => own).join(', '));
    this.faults = faults;
    this.code = code;
    this.file = more.file;
    this.hint = more.hint;
    this.also = more.also ?? [];
  }
}

/** One stop for what is wrong with several files: the first decides the exit code. Undefined where there is none. */
export function stopForAll(stops: readonly Stop[]): Stop | undefined {
  const [first, ...also] = stops;
  if (first === undefined) return undefined;
  const { faults, code, file, hint } = first;
  return new Stop(faults, code, { ...(file !== undefined && { file }), ...(hint && { hint }), also });
}

/** The exit code of what is wrong with a recording: the first fault decides. */
export function exitOf(faults: readonly Fault[]): ExitCode {
  const [first] = faults;
  if (first === undefined) return EXIT.done;
  if (first.code === 'diverged') return EXIT.diverged;
  return first.code.startsWith('version.') ? EXIT.version : EXIT.refused;
}
