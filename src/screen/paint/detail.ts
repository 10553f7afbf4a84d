// What the cursor is on, in words: the text of a card before it is chosen. It stands below the choices, or under the log.
import type { Canvas, Rect } from '../canvas.js';
import { widthOf, wrap } from '../glyphs.js';
import { itemOf, type Model } from '../model.js';
import type { Item } from '../picker.js';
import { notesAt } from '../place-words.js';
import { personToMove } from '../position.js';
import type { Theme } from '../theme.js';

/**
 * What is to be known of the item under the cursor: a name, where it is about a place, then what is said of it.
 * @param room columns that the item itself has: when it is cut, it is said here in full
 */
export function detailLines(model: Model, room: number): readonly string[] {
  const item = itemOf(model);
  if (item === undefined || model.overlay !== undefined || !personToMove(model.position)) return [];
  const notes = notesOf(model, item);
  const isCut = widthOf(item.label) > room;
  const [name = '', ...said] = notes;
  if (notes.length > 0) {
    // What the choice itself does, such as what it would take, unless it is what the card says.
    const own = item.detail !== undefined && !repeats(item.detail, said) ? [item.detail] : [];
    return [isCut ? item.label : name, ...own, ...said];
  }
  if (item.detail === undefined) return isCut ? [item.label] : [];
  return item.about === undefined ? [item.detail] : [item.label, item.detail];
}

/** What is said of the place that the whole choice is about, or of the one that the cursor is on. */
function notesOf({ position }: Model, { about, spot }: Item): string[] {
  const notes = about === undefined ? [] : notesAt(position, about);
  return notes.length > 0 || spot === undefined ? notes : notesAt(position, spot);
}

/** Whether a text says nothing but what some notes say, whatever stands between and behind them. */
function repeats(text: string, notes: readonly string[]): boolean {
  const rest = notes.reduce((left, note) => left.replace(note.replace(/[.!]$/u, ''), ''), text);
  return !/[\p{L}\p{N}]/u.test(rest);
}

/** How many rows they need at a width. */
export function detailHeight(lines: readonly string[], width: number, theme: Theme): number {
  return lines.reduce((sum, line) => sum + wrap(theme.fold(line), width).length, 0);
}

/** Draws them, the first as a heading, as far as there is room. */
export function drawDetail(canvas: Canvas, area: Rect, lines: readonly string[], theme: Theme): void {
  let row = 0;
  lines.forEach((text, at) => {
    for (const line of wrap(theme.fold(text), area.width)) {
      if (row >= area.height) return;
      canvas.put(area.x, area.y + row++, line, theme.part(at === 0 ? 'title' : 'muted'), area.x + area.width);
    }
  });
}
