// Breaks lines between words where a terminal would break them anywhere.
import stringWidth from 'string-width';

/** A line as several, none wider than the columns unless a single word is; all begin with the blanks of the first. */
export function wrapLine(line: string, columns: number): string[] {
  if (columns < 20 || stringWidth(line) <= columns) return [line];
  const blanks = /^ */u.exec(line)?.[0] ?? '';
  const lines: string[] = [];
  let current = '';
  for (const word of line.slice(blanks.length).split(' ')) {
    const longer = current === '' ? blanks + word : `${current} ${word}`;
    if (current !== '' && stringWidth(longer) > columns) {
      lines.push(current);
      current = blanks + word;
    } else current = longer;
  }
  return [...lines, current];
}
