// Reports of errors in the program: one text file with everything needed to make the error happen again.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface BugReport {
  readonly command: readonly string[];
  readonly version: string;
  /** Node's version and the system's name. */
  readonly runtime: string;
  readonly stack: string;
  /** The recording so far, with seed and choices; undefined when nothing was being played. */
  readonly recording: string | undefined;
  /** Hash of the state. */
  readonly hash: string | undefined;
}

/** @returns the report's file; throws what the system says when it cannot be written */
export function writeBugReport(folder: string, report: BugReport, now: Date): string {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `bug-${now.toISOString().replace(/[-:.]/gu, '')}-${process.pid}.txt`);
  writeFileSync(file, bugReport(report), { flag: 'wx' });
  return file;
}

/** The report as text. What is not the recording stands in comments, so that the file itself can be replayed. */
function bugReport({ command, version, runtime, stack, recording, hash }: BugReport): string {
  const comments = [
    `hotseat ${version}, ${runtime}`,
    `command: ${JSON.stringify(command)}`,
    `state: ${hash ?? '-'}`,
    ...stack.split('\n'),
  ].map((line) => `# ${line}\n`);
  return comments.join('') + (recording ?? '');
}
