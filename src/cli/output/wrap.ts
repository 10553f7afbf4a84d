// Wraps text to the width of a terminal.
import stringWidth from 'string-width';

/** Longest line even on wide terminals, for the sake of reading. */
const WIDEST = 100;

/** @param columns the terminal's width; undefined: there is none */
export function wrapped(text: string, columns: number | undefined): string {
  const width = Math.max(20, Math.min(columns ?? 80, WIDEST));
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && stringWidth(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line].join('\n');
}
