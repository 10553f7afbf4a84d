// What is wrong with something that a command was given: faults of the engine's kind, with all that it takes to tell them. Whatever
// reads for commands answers a result, and a command that fails answers its complaints.
import { type Failure, type Fault, failure, failureOf, type Result, type Saying } from '../engine/index.js';
import type { ExitCode } from './exit.js';

export interface Complaint extends Fault {
  /** The exit code that it stands for; of several complaints the first one decides. */
  readonly exit: ExitCode;
  /** The file that it is about, as the player named it; undefined: the command line. */
  readonly file: string | undefined;
  /** A line that helps on. */
  readonly hint: Saying | undefined;
}

/** What a complaint tells beyond its fault. */
export type About = Partial<Pick<Complaint, 'file' | 'hint'>>;

export function complaint(fault: Fault, exit: ExitCode, { file, hint }: About = {}): Complaint {
  return { ...fault, exit, file, hint };
}

/** Faults as the complaints of a command. */
export function complaints(faults: readonly Fault[], exit: ExitCode, about?: About): Complaint[] {
  return faults.map((one) => complaint(one, exit, about));
}

/** A result whose faults are a command's complaints. */
export function complaining<T>(result: Result<T>, exit: ExitCode, about?: About): Result<T, Complaint> {
  return result.ok ? result : failureOf(complaints(result.faults, exit, about));
}

/** What a command answers to a single thing that is wrong. */
export function complain(fault: Fault, exit: ExitCode, about?: About): Failure<Complaint> {
  return failure(complaint(fault, exit, about));
}
