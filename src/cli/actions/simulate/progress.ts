// The progress bar of a simulation: on a terminal's standard error, and nowhere else.
import type { Tongue } from '../../../text/index.js';

export interface Progress {
  add(games: number): void;
  /** Takes the bar off the screen; what was printed before stays. */
  clear(): void;
}

/** @param total games to be played */
export async function openProgress(
  total: number,
  tongue: Tongue,
  unicode: boolean,
  output: NodeJS.WriteStream,
): Promise<Progress> {
  if (!output.isTTY) return { add: () => undefined, clear: () => undefined };
  const { SingleBar } = await import('cli-progress');
  const number = new Intl.NumberFormat(tongue.language);
  const bar = new SingleBar({
    stream: output,
    format: `[{bar}] {percentage} %  {value} / {total} ${tongue.say('simulate.progress')}  {eta_formatted}`,
    formatValue: (value, _options, kind) =>
      kind === 'value' || kind === 'total' ? number.format(value) : String(value),
    barCompleteChar: unicode ? '█' : '#',
    barIncompleteChar: unicode ? '░' : '-',
    barsize: 24,
    clearOnComplete: true,
    hideCursor: true,
    gracefulExit: false,
  });
  bar.start(total, 0);
  return { add: (games) => bar.increment(games), clear: () => bar.stop() };
}
