// Signals that end what a command is doing, and the exit codes they stand for. A screen, once open, hears them by itself.

const EXITS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/**
 * Does something that a signal may end: it is told by the abort signal, and comes to its own end.
 * @returns what came of it, and the exit code of the signal when one came
 */
export async function untilSignal<T>(
  work: (stop: AbortSignal) => Promise<T>,
): Promise<{ readonly result: T; readonly code: number | undefined }> {
  const stop = new AbortController();
  let code: number | undefined;
  const end = (signal: keyof typeof EXITS): void => {
    code = EXITS[signal];
    stop.abort();
  };
  const signals = Object.keys(EXITS);
  for (const signal of signals) process.on(signal, end);
  try {
    return { result: await work(stop.signal), code };
  } finally {
    for (const signal of signals) process.off(signal, end);
  }
}
