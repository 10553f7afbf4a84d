// What everything that paints a table needs to know: theme, tongue, how large cards are drawn, and which places stand out.

import type { Tongue } from '../../text/index.js';
import type { Rect, Size } from '../canvas.js';
import type { Theme } from '../theme.js';

/** How large zones are drawn: cards in large boxes, in small boxes, or one line a row of cards. */
export type Density = 'large' | 'boxed' | 'compact';

export interface Brush {
  readonly theme: Theme;
  readonly tongue: Tongue;
  readonly density: Density;
  /** Room is so scarce that rows are not folded but move sideways under the cursor, and small cards stand without names. */
  readonly isCrowded: boolean;
  /** The place that the cursor is on. */
  readonly chosen: string | undefined;
  /** The places that can be chosen. */
  readonly open: ReadonlySet<string>;
  /** The places that belong to the choice that is being made. */
  readonly picked: ReadonlySet<string>;
  /** Where places were drawn, by their id: filled while drawing. */
  readonly spots: Map<string, Rect>;
}

/** The least width and the height of a card. */
export const CARD_SIZE: Readonly<Record<Density, Size>> = {
  large: { columns: 7, rows: 5 },
  boxed: { columns: 5, rows: 3 },
  compact: { columns: 8, rows: 1 },
};
