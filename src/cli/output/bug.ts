// An error of ours: a report is written, and the player is told where it is.
import type { Sitting } from '../../engine/index.js';
import { places, writeBugReport } from '../../store/index.js';
import type { Start } from '../start.js';

/**
 * Writes the report of an error in the program.
 * @param sitting what was being played
 * @returns the last words for the player. They are made without a formatter: it may be what has failed.
 */
export function reportBug(start: Start, sitting: Sitting | undefined, error: unknown): string {
  const { words } = start;
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const message = stack.split('\n', 1)[0] ?? '';
  const more = start.debug ? `\n${stack}` : '';
  try {
    const file = writeBugReport(
      places(start.env).bugs,
      {
        command: start.argv,
        version: start.version,
        runtime: `Node ${process.version}, ${process.platform} ${process.arch}`,
        stack,
        recording: sitting?.text,
        hash: sitting === undefined ? undefined : sitting.match.hash(),
      },
      new Date(),
    );
    return words['cli.bug'].replace('{message}', () => message).replace('{file}', () => file) + more;
  } catch {
    return words['cli.bug.no-file'].replace('{message}', () => message) + more;
  }
}
