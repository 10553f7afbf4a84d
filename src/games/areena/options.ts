// The rule options.
import type { OptionsOf, OptionTable } from '../../engine/index.js';

export const OPTIONS = { 'ask-always': { kind: 'flag' } } as const satisfies OptionTable;

export type AreenaOptions = OptionsOf<typeof OPTIONS>;
