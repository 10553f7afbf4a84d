// WS-A5: all own characters with a subtype have more power.

import { dataOf, frontOf } from '../../state.js';
import { sameSubtype } from '../card.js';
import type { Ability } from './ability.js';

/** What a file that names no number means. */
const USUAL = 1000;

export const raiseSubtype = {
  name: 'raise-subtype',
  short: 'A5',
  names: ['Aumento poder a subtipo'],
  parameters: {
    example: 'Aumento poder a subtipo Mago 1100',
    read: (text) => {
      const [, what = '', n] = /^(.*?)(?:(?:^|\s)\+?(\d{1,7}))?$/u.exec(text) ?? [];
      return { what: what.replace(/[()]/gu, '').trim(), n: n === undefined ? USUAL : Number(n) };
    },
  },
  onCard: {
    side: 'own',
    // A file that names no subtype means those of the card itself; a card without any means all that there are.
    touches: ({ subtypes }, what, source) =>
      what !== ''
        ? subtypes.some((one) => sameSubtype(one, what))
        : source.subtypes.length > 0
          ? subtypes.some((one) => source.subtypes.some((own) => sameSubtype(one, own)))
          : subtypes.length > 0,
    change: (power, n) => power + n,
  },
  worth: (state, seat, { what, n }) => {
    const touched = frontOf(state, seat).filter(
      (card) => what === '' || dataOf(state, card).subtypes.some((one) => sameSubtype(one, what)),
    );
    return (touched.length * n) / 3000;
  },
} as const satisfies Ability;
