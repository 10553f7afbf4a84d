// What is written beside a card.
import type { Place } from '../../engine/index.js';
import { sayMark } from '../../text/index.js';
import type { Brush } from './brush.js';

/** The marks of a card, ready to be drawn. */
export function marksOf({ marks = [] }: Place, { theme, tongue }: Brush): string[] {
  return marks.map((mark) => theme.fold(sayMark(mark, tongue)));
}
