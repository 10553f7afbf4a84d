// A canvas: the cells of one frame. Everything is drawn here first, so that drawing is a pure function and tests can read it.
import { glyphs } from './glyphs.js';

/** How a cell looks. Colours are numbers of the terminal's palette; undefined leaves the terminal's own. */
export interface Style {
  readonly fg?: number | undefined;
  readonly bg?: number | undefined;
  readonly bold?: boolean;
  readonly underline?: boolean;
  readonly inverse?: boolean;
  /** Colours in full, 0xrrggbb, for terminals that can show them; `fg` and `bg` are the nearest of the palette. */
  readonly full?: { readonly fg: number | undefined; readonly bg: number | undefined };
}

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** The lines that boxes are drawn with, clockwise from the upper left corner, then across and down. */
export interface Border {
  readonly corners: readonly [string, string, string, string];
  readonly across: string;
  readonly down: string;
}

export const PLAIN: Style = Object.freeze({});

export class Canvas {
  readonly columns: number;
  readonly rows: number;
  /** By row and column; the right half of a wide character is an empty text. */
  readonly texts: string[];
  readonly styles: Style[];
  /** The colours of cells that have none of their own. */
  readonly base: Style;
  /** Whether any cell has colours in full. */
  isFull = false;
  readonly #fold: (text: string) => string;

  /** @param fold what every text goes through before it is drawn, such as a transliteration to ASCII */
  constructor({ columns, rows }: Size, fold: (text: string) => string = (text) => text, base: Style = PLAIN) {
    this.columns = columns;
    this.rows = rows;
    this.texts = new Array<string>(columns * rows).fill(' ');
    this.styles = new Array<Style>(columns * rows).fill(PLAIN);
    this.base = base;
    this.#fold = fold;
  }

  /**
   * Draws a text on one line, cut off at the edges.
   * @param end the first column that is not drawn on
   * @returns the column after the last one drawn
   */
  put(x: number, y: number, text: string, style: Style = PLAIN, end: number = this.columns): number {
    if (y < 0 || y >= this.rows) return x;
    let at = x;
    const last = Math.min(end, this.columns);
    for (const { text: letter, width } of glyphs(this.#fold(text))) {
      if (at + width > last) break;
      if (at >= 0) this.#set(at, y, letter, width, style);
      at += width;
    }
    return at;
  }

  fill({ x, y, width, height }: Rect, text = ' ', style: Style = PLAIN): void {
    for (let row = y; row < y + height; row++) this.put(x, row, text.repeat(Math.max(0, width)), style, x + width);
  }

  box({ x, y, width, height }: Rect, { corners, across, down }: Border, style: Style = PLAIN): void {
    const line = across.repeat(Math.max(0, width - 2));
    this.put(x, y, corners[0] + line + corners[1], style);
    this.put(x, y + height - 1, corners[3] + line + corners[2], style);
    for (let row = y + 1; row < y + height - 1; row++) {
      this.put(x, row, down, style);
      this.put(x + width - 1, row, down, style);
    }
  }

  /** The frame as text, without blanks at the ends of lines. */
  lines(): string[] {
    return Array.from({ length: this.rows }, (_, y) =>
      this.texts
        .slice(y * this.columns, (y + 1) * this.columns)
        .join('')
        .trimEnd(),
    );
  }

  styleAt(x: number, y: number): Style {
    return this.styles[y * this.columns + x] ?? PLAIN;
  }

  #set(x: number, y: number, text: string, width: number, style: Style): void {
    const at = y * this.columns + x;
    // Half of a wide character that is drawn over leaves a blank.
    if (this.texts[at] === '' && x > 0) this.texts[at - 1] = ' ';
    const after = at + width;
    if (x + width < this.columns && this.texts[after] === '') this.texts[after] = ' ';
    this.texts[at] = text;
    this.styles[at] = style;
    if (style.full !== undefined) this.isFull = true;
    if (width === 2) {
      this.texts[at + 1] = '';
      this.styles[at + 1] = style;
    }
  }
}
