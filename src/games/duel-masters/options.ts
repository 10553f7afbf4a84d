// The rule options.
import type { OptionsOf, OptionTable } from '../../engine/index.js';

export const OPTIONS = { 'wave-strikers': { kind: 'word', words: ['own', 'both'] } } as const satisfies OptionTable;

export type DuelOptions = OptionsOf<typeof OPTIONS>;
