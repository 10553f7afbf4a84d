// Marks beside cards, in signs and in words.
import type { Mark, Place, TableView } from '../engine/index.js';
import type { Tongue } from './tongue.js';

/** A mark as it is written beside a card. */
export function sayMark(mark: Mark, tongue: Tongue): string {
  return typeof mark === 'string' ? mark : tongue.speak(mark);
}

/** What a mark means, as the table explains it; undefined for marks that need no words, such as numbers. */
export function wordsOfMark(mark: Mark, { legend = [] }: TableView, tongue: Tongue): string | undefined {
  const written = sayMark(mark, tongue);
  const found = legend.find((line) => sayMark(line.mark, tongue) === written);
  return found && tongue.speak(found.words);
}

/** How a card lies and its marks, in words where the table explains them. */
export function sayMarks({ turned, marks = [] }: Place, table: TableView, tongue: Tongue): string[] {
  const words = marks.map((mark) => wordsOfMark(mark, table, tongue) ?? sayMark(mark, tongue));
  return turned === true ? [tongue.say('place.turned'), ...words] : words;
}
