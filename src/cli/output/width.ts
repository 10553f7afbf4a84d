// How many columns texts take on a terminal.

/** The columns that a text takes. */
export type Measure = (text: string) => number;

/**
 * Letters, digits and signs that take one column each, alone and beside any other of them: what the words of our languages are
 * written with; the lines of boxes and bars, and the suits of cards. Marks that join letters, wide letters and pictures are not
 * among them.
 */
const NARROW =
  /^[ -~\u00a1-\u00ac\u00ae-\u024f\u0400-\u0482\u048a-\u04ff\u2010-\u2027\u2212\u2500-\u259f\u2660-\u2667]*$/u;

/** What measures some texts, and any part of them. The tables of all letters there are come only where they are needed. */
export async function measureFor(texts: readonly string[]): Promise<Measure> {
  if (texts.every((text) => NARROW.test(text))) return (text) => text.length;
  return (await import('string-width')).default;
}
