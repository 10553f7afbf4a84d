// The lines of a recording's file, before anybody asks what they say.

/** Something that stands in a line, counted from 1. */
export interface Lined {
  readonly line: number;
}

export interface Line extends Lined {
  /** Without its line end. */
  readonly raw: string;
  /** Without blanks at its ends. */
  readonly content: string;
  /** The last line of a file that does not end its lines: it may have been cut off. */
  readonly torn: boolean;
}

export function linesOf(text: string): Line[] {
  const all = text.replace(/^\uFEFF/u, '').split(/\r?\n/u);
  return all.map((raw, at) => ({ line: at + 1, raw, content: raw.trim(), torn: at === all.length - 1 && raw !== '' }));
}

/** Whether a line says anything: blank ones and comments do not. */
export function isSaying({ content }: Line): boolean {
  return content !== '' && !content.startsWith('#');
}
