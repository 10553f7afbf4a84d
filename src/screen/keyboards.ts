// Keyboards: a command key is a place on the keyboard. On a Cyrillic layout the same place writes another letter, so letters
// are brought back to the place that they stand on. Layouts contradict each other: the first one whose place means something
// wins, the layouts of the player's own language before the others.
import type { Language } from '../engine/index.js';

type Layout = 'russian' | 'bulgarian-phonetic' | 'bulgarian-standard';

/** By layout: the letters in the order of the Latin ones. */
const LATIN = 'qwertyuiopasdfghjklzxcvbnm';
const LETTERS: Readonly<Record<Layout, string>> = {
  russian: 'йцукенгшщзфывапролдячсмить',
  'bulgarian-phonetic': 'явертъуиопасдфгхйклзьцжбнм',
  'bulgarian-standard': ',уеишщксдзьяаожгтнвюйъэфхп',
};

const ORDER_BULGARIAN: readonly Layout[] = ['bulgarian-phonetic', 'bulgarian-standard', 'russian'];
const ORDER_OTHERS: readonly Layout[] = ['russian', 'bulgarian-phonetic', 'bulgarian-standard'];

/**
 * The Latin letter on the place of a key; the key itself when it is no Cyrillic letter.
 * @param means whether a Latin letter is a command just now
 */
export function atPlace(key: string, language: Language, means: (key: string) => boolean): string {
  if (means(key)) return key;
  const small = key.toLowerCase();
  const isCapital = small !== key;
  for (const layout of language === 'bg' ? ORDER_BULGARIAN : ORDER_OTHERS) {
    // A comma is a comma on every other keyboard.
    const place = small === ',' && language !== 'bg' ? -1 : [...LETTERS[layout]].indexOf(small);
    const letter = place < 0 ? undefined : LATIN[place];
    const latin = isCapital ? letter?.toUpperCase() : letter;
    if (latin !== undefined && means(latin)) return latin;
  }
  return key;
}
