// Lowering, which card files know beside the twelve: all characters of the opponent, or those of a level, have less power.
import { foeOf } from '../../../../kits/duel/index.js';
import { dataOf, frontOf } from '../../state.js';
import type { Ability } from './ability.js';

/** What a file that names no number means. */
const USUAL = 1000;

export const lowerPower = {
  name: 'lower-power',
  short: 'AD',
  names: ['Reducir Poder'],
  parameters: {
    example: 'Reducir Poder 1000',
    // A number alone is the power; of two, or behind the word for it, the first is a level.
    read: (text) => {
      const [, word, first, second] = /^(?:(nivel|level)\s+)?(?:(\d{1,7})(?:\s+(\d{1,7}))?)?$/iu.exec(text) ?? [];
      if (text !== '' && first === undefined) return undefined;
      const what = word !== undefined || second !== undefined ? (first ?? '') : '';
      const n = what === '' ? first : second;
      return what.length > 1 ? undefined : { what, n: n === undefined ? USUAL : Number(n) };
    },
  },
  onCard: {
    side: 'foe',
    touches: ({ level }, what) => what === '' || level === Number(what),
    change: (power, n) => power - n,
  },
  worth: (state, seat, { what, n }) => {
    const touched = frontOf(state, foeOf(seat)).filter(
      (card) => what === '' || dataOf(state, card).level === Number(what),
    );
    return (touched.length * n) / 3000;
  },
} as const satisfies Ability;
