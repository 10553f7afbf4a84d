// Text as the terminal shows it: characters with their widths, and cutting and wrapping by columns instead of code units.
import stringWidth from 'string-width';

/** What takes one place on the screen: a character with its combining marks, one or two columns wide. */
export interface Glyph {
  readonly text: string;
  readonly width: number;
}

/** Letters and signs that are one column wide in every terminal, so that most texts need no closer look. */
const NARROW =
  /^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u02ff\u0370-\u0482\u048a-\u052f\u2010-\u2027\u2030-\u203a\u2190-\u21ff\u2200-\u22ff\u2500-\u25fc\u2660-\u2667]*$/;
/** Terminals and blessed disagree on the width of these, which would shift the rest of the line. */
const UNSURE = /\p{Emoji_Presentation}|\p{Extended_Pictographic}|\ufe0f/u;
const SEGMENTER = new Intl.Segmenter();
const ELLIPSIS = '…';

/** The glyphs of a text in normal form; control characters are left out, characters of doubtful width become `?`. */
export function glyphs(text: string): Glyph[] {
  const clean = tidy(text);
  if (NARROW.test(clean)) return Array.from(clean, (letter) => ({ text: letter, width: 1 }));
  const found: Glyph[] = [];
  for (const { segment } of SEGMENTER.segment(clean)) {
    const width = UNSURE.test(segment) && !NARROW.test(segment) ? 1 : stringWidth(segment);
    if (width === 0) continue;
    found.push(
      width > 2 || (UNSURE.test(segment) && !NARROW.test(segment)) ? { text: '?', width: 1 } : { text: segment, width },
    );
  }
  return found;
}

/** How many columns a text takes. */
export function widthOf(text: string): number {
  if (NARROW.test(text)) return text.length;
  return glyphs(text).reduce((sum, { width }) => sum + width, 0);
}

/** A text cut to a number of columns; what was cut off is shown by `…`. */
export function cut(text: string, columns: number): string {
  if (columns <= 0) return '';
  if (widthOf(text) <= columns) return text;
  return take(text, columns - 1) + ELLIPSIS;
}

/** A text with blanks added up to a number of columns, or cut to it. */
export function fit(text: string, columns: number): string {
  const shown = cut(text, columns);
  return shown + ' '.repeat(Math.max(0, columns - widthOf(shown)));
}

/** Lines of at most a number of columns, broken at blanks; words that are too long are broken where they must. */
export function wrap(text: string, columns: number): string[] {
  if (columns <= 0) return [];
  const lines: string[] = [];
  let line = '';
  for (const word of tidy(text).split(/ +/u)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer) <= columns) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = word;
    while (widthOf(line) > columns) {
      const head = take(line, columns) || [...line].slice(0, 1).join('');
      lines.push(head);
      line = line.slice(head.length);
    }
  }
  if (line !== '' || lines.length === 0) lines.push(line);
  return lines;
}

/** Composed letters, blanks in the place of line breaks and no control characters. */
function tidy(text: string): string {
  if (NARROW.test(text)) return text;
  return text
    .normalize('NFC')
    .replace(/[\n\r\t]+/gu, ' ')
    .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u00ad]/gu, '');
}

function take(text: string, columns: number): string {
  let taken = '';
  let used = 0;
  for (const { text: letter, width } of glyphs(text)) {
    if (used + width > columns) break;
    taken += letter;
    used += width;
  }
  return taken;
}
