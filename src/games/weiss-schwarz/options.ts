// The rule options.
import type { OptionsOf, OptionTable } from '../../engine/index.js';

export const OPTIONS = {
  /** For small test decks. */
  'deck-size': { kind: 'number', least: 1, most: 200, usual: 50 },
  /** Whoever reaches it loses (WS-12). */
  'greatest-level': { kind: 'number', least: 1, most: 9, usual: 4 },
  /** One soul more for direct attacks (WS-9). */
  'direct-soul': { kind: 'flag' },
  /** What characters do once is done again in the effects phase of every turn (WS-15). */
  'repeat-abilities': { kind: 'flag' },
} as const satisfies OptionTable;

export type WeissOptions = OptionsOf<typeof OPTIONS>;
