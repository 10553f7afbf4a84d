// The log beside the table: its last lines, under a heading for each turn.

import type { LogLine } from '../../text/index.js';
import { type Canvas, PLAIN, type Rect } from '../canvas.js';
import { wrap } from '../glyphs.js';
import type { Theme } from '../theme.js';

export interface DrawnLine {
  readonly text: string;
  readonly kind: LogLine['kind'];
}

/** Log lines as broken to a width; what goes on in a second line is indented. */
export function brokenLines(log: readonly LogLine[], width: number, theme: Theme): DrawnLine[] {
  return log.flatMap(({ kind, text }) => {
    const [first, next] = kind === 'heading' ? ['', ''] : [' ', '   '];
    return wrap(theme.fold(text), width - next.length).map((line, at) => ({
      kind,
      text: (at === 0 ? first : next) + line,
    }));
  });
}

export function drawLog(canvas: Canvas, area: Rect, log: readonly LogLine[], theme: Theme): void {
  // Every entry makes one line at least, so the last ones are enough.
  const lines = brokenLines(log.slice(-area.height), area.width, theme).slice(-area.height);
  lines.forEach((line, at) => canvas.put(area.x, area.y + at, line.text, logStyle(line, theme), area.x + area.width));
}

export function logStyle({ kind }: DrawnLine, theme: Theme): typeof PLAIN {
  return kind === 'heading' ? theme.part('heading') : PLAIN;
}
