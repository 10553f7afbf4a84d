// Colours in full: the library that draws knows the palette of 256 only, so cells of pictures are written once more after it.
import type { Canvas, Style } from './canvas.js';

const ESC = '\x1b';
/** Keeps and brings back where the cursor is and how it writes: the library must not notice. */
const KEEP = `${ESC}7`;
const BACK = `${ESC}[0m${ESC}8`;

/** What a terminal has to be sent for the cells of a frame that have colours in full; empty where there are none. */
export function fullColours(canvas: Canvas | undefined): string {
  if (canvas?.isFull !== true) return '';
  let sent = '';
  let before = '';
  for (let y = 0; y < canvas.rows; y++) {
    let next = -1;
    for (let x = 0; x < canvas.columns; x++) {
      const at = y * canvas.columns + x;
      const full = canvas.styles[at]?.full;
      if (full === undefined) continue;
      if (x !== next) sent += `${ESC}[${y + 1};${x + 1}H`;
      const colours = `${ESC}[0;${colour(38, full.fg)};${colour(48, full.bg)}m`;
      if (colours !== before) sent += colours;
      sent += canvas.texts[at] ?? ' ';
      before = colours;
      next = x + 1;
    }
  }
  return sent === '' ? '' : KEEP + sent + BACK;
}

function colour(which: 38 | 48, value: NonNullable<Style['full']>['fg']): string {
  if (value === undefined) return String(which + 1);
  return `${which};2;${value >> 16};${(value >> 8) & 0xff};${value & 0xff}`;
}
