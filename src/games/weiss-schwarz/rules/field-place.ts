// The places of a side, as choices name them.
import { BACK, FRONT, PLACES } from '../state.js';

/** By place: `front-1` to `front-3`, `back-1`, `back-2`, each row from the own left. */
export const PLACE_NAMES: readonly string[] = [
  ...Array.from({ length: FRONT }, (_, at) => `front-${at + 1}`),
  ...Array.from({ length: BACK }, (_, at) => `back-${at + 1}`),
];

/** Every place of a side, a bit each. */
export const ALL_PLACES = (1 << PLACES) - 1;

/** The place that a word such as `front-1` or `foe-back-2` names, from 0, and whose it is; undefined: it names none. */
export function placeNamed(where: string): { readonly side: 'own' | 'foe'; readonly place: number } | undefined {
  const [, side, name = ''] = /^(?:(own|foe)-)?(.*)$/u.exec(where) ?? [];
  const place = PLACE_NAMES.indexOf(name);
  return place < 0 ? undefined : { side: side === 'foe' ? 'foe' : 'own', place };
}
