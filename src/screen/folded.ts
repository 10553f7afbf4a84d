// Words as the terminal can show them.
import type { Slot } from '../engine/index.js';
import type { Tongue } from '../text/index.js';
import type { Theme } from './theme.js';

/** What a tongue says, with the letters and signs that a theme has. */
export function folded(tongue: Tongue, { fold }: Theme): Tongue['say'] {
  return (key: string, slots?: Readonly<Record<string, Slot>>) => fold(tongue.sayText(key, slots));
}
