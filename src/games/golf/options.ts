// The rule options.
import type { OptionsOf, OptionTable } from '../../engine/index.js';

export const OPTIONS = {
  'test-mode': { kind: 'flag' },
  order: { kind: 'word', words: ['given', 'random'] },
} as const satisfies OptionTable;

export type GolfOptions = OptionsOf<typeof OPTIONS>;
