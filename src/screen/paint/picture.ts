// A picture in half-blocks: each cell shows two pixels, one above the other.
import type { Canvas, Size, Style } from '../canvas.js';
import { type Picture, scaled } from '../picture.js';
import { type Rgb, rgb } from '../rgb.js';
import type { Theme } from '../theme.js';

const UPPER = '▀';
const LOWER = '▄';
/** What is less opaque than this leaves the terminal's own colour. */
const SEEN = 16;

/** The cells that a picture takes within some room; its sides keep their proportion, a cell being twice as high as wide. */
export function pictureSize({ width, height }: Picture, { columns, rows }: Size): Size {
  const scale = Math.min(columns / width, (2 * rows) / height);
  return {
    columns: Math.max(1, Math.min(columns, Math.round(width * scale))),
    rows: Math.max(1, Math.min(rows, Math.ceil((height * scale) / 2))),
  };
}

/** Draws a picture as large as its cells. */
export function drawPicture(canvas: Canvas, x: number, y: number, picture: Picture, size: Size, theme: Theme): void {
  const { columns, rows } = size;
  const { pixels } = scaled(picture, columns, 2 * rows);
  const at = (column: number, row: number): Rgb | undefined => pixelAt(pixels, (row * columns + column) * 4);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const upper = at(column, 2 * row);
      const lower = at(column, 2 * row + 1);
      if (upper === undefined && lower === undefined) continue;
      const [sign, style]: [string, Style] =
        upper === undefined ? [LOWER, theme.pixels(lower, undefined)] : [UPPER, theme.pixels(upper, lower)];
      canvas.put(x + column, y + row, sign, style);
    }
  }
}

/** A pixel before black; undefined where it is transparent. */
function pixelAt(pixels: Uint8Array, from: number): Rgb | undefined {
  const alpha = pixels[from + 3] ?? 0;
  if (alpha < SEEN) return undefined;
  const before = (value = 0): number => Math.round((value * alpha) / 255);
  return rgb(before(pixels[from]), before(pixels[from + 1]), before(pixels[from + 2]));
}
