// A window over the table: a box with a title and its keys, and lines in it that are scrolled.
import { type Canvas, PLAIN, type Rect, type Size, type Style } from '../canvas.js';
import { cut } from '../glyphs.js';
import type { Theme } from '../theme.js';

export interface Line {
  readonly text: string;
  readonly style: Style;
}

export const BLANK: Line = { text: '', style: PLAIN };

/** How many lines of a window as large as the screen are seen at once. */
export function pageOf({ rows }: Size): number {
  return rows - 4;
}

/** An empty box with a title in its upper border and the keys in its lower one. */
export function drawWindow(canvas: Canvas, area: Rect, title: string, keys: string, theme: Theme): void {
  const { x, y, width, height } = area;
  canvas.fill(area);
  canvas.box(area, theme.signs.border, theme.part('frame'));
  if (title !== '') canvas.put(x + 2, y, ` ${cut(title, width - 6)} `, theme.part('title'));
  canvas.put(x + 2, y + height - 1, ` ${cut(keys, width - 6)} `, theme.part('key'));
}

/** The lines of a window as large as the screen, from a column on and scrolled, with signs where there are more. */
export function drawLines(canvas: Canvas, x: number, lines: readonly Line[], top: number, theme: Theme): void {
  const page = pageOf(canvas);
  const from = Math.min(top, Math.max(0, lines.length - page));
  lines
    .slice(from, from + page)
    .forEach(({ text, style }, at) => canvas.put(x, 2 + at, text, style, canvas.columns - 2));
  const right = canvas.columns - 3;
  if (from > 0) canvas.put(right, 1, theme.signs.more[0], theme.part('key'));
  if (from + page < lines.length) canvas.put(right, canvas.rows - 2, theme.signs.more[1], theme.part('key'));
}
