// A row of cards that is too long for its room: as many cards as fit, the cursor's among them, and how many more there are at
// either end. Cards out of sight keep a place beyond the ends, so that the cursor walks on to them.
import type { Place } from '../../engine/index.js';
import type { Canvas } from '../canvas.js';
import { widthOf } from '../glyphs.js';
import { type Block, stack } from './blocks.js';
import { type Brush, CARD_SIZE } from './brush.js';
import { cardBlock } from './card.js';

/** Columns of a count at an end: a sign and two digits, and a blank. */
const END = 4;

/** How the cards of a row are drawn. */
export interface RowManner {
  /** Columns of a card, and between two cards. */
  readonly width: number;
  readonly gap: number;
  readonly isNamed: boolean;
}

/** One line of cards within some room. */
export function rowBlock(
  places: readonly Place[],
  room: number,
  { width, gap, isNamed }: RowManner,
  brush: Brush,
): Block {
  const step = width + gap;
  const isWhole = places.length * step - gap <= room;
  const shown = isWhole ? places.length : Math.max(1, Math.floor((room - 2 * END + gap) / step));
  const focus = focusOf(places, brush);
  const from = Math.max(0, Math.min(places.length - shown, focus - Math.floor(shown / 2)));
  const height = CARD_SIZE[brush.density].rows;
  const left = isWhole ? 0 : END;
  const columns = Math.max(0, Math.min(shown, places.length) * step - gap);
  if (places.length === 0) return stack([]);
  return {
    width: isWhole ? columns : left + columns + END,
    height,
    draw: (canvas, x, y) => {
      places.forEach((place, at) => {
        const start = x + left + (at - from) * step;
        if (at >= from && at < from + shown) cardBlock(place, width, brush, isNamed).draw(canvas, start, y);
        // Nothing is drawn there, and no click can hit it.
        else brush.spots.set(place.id, { x: start + Math.floor(width / 2), y, width: 0, height });
      });
      if (isWhole) return;
      const line = y + Math.floor(height / 2);
      const [before, after] = [places.slice(0, from), places.slice(from + shown)];
      drawEnd(canvas, x, line, before, brush, (count, [sign]) => `${sign}${count}`);
      drawEnd(canvas, x + left + columns + 1, line, after, brush, (count, [, sign]) => `${count}${sign}`);
    },
  };
}

/** The card that must be in sight: the cursor's, else one that belongs to the choice being made. */
function focusOf(places: readonly Place[], { chosen, picked }: Brush): number {
  const cursor = places.findIndex(({ id }) => id === chosen);
  return cursor >= 0 ? cursor : places.findIndex(({ id }) => picked.has(id));
}

/** How many cards are out of sight at an end, in the colour of what can be chosen when one of them can. */
function drawEnd(
  canvas: Canvas,
  x: number,
  y: number,
  hidden: readonly Place[],
  { theme, open }: Brush,
  write: (count: number, signs: readonly [string, string]) => string,
): void {
  if (hidden.length === 0) return;
  const text = write(hidden.length, theme.signs.change);
  const style = theme.part(hidden.some(({ id }) => open.has(id)) ? 'open' : 'muted');
  canvas.put(x, y, text, style, x + widthOf(text));
}
