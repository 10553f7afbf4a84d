// The rule options.
import type { OptionsOf, OptionTable } from '../../engine/index.js';
import { CALLING_IDS } from './content/callings/index.js';

export const OPTIONS = {
  calling: { kind: 'word', words: CALLING_IDS },
  turns: { kind: 'number', least: 10, most: 5000, usual: 5000 },
} as const satisfies OptionTable;

export type TrailOptions = OptionsOf<typeof OPTIONS>;
