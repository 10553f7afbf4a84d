// What a hand counts: pictures ten, the ace eleven or, where that would be too much, one.
import { RANK } from 'hotseat/kits/french-pack';

export const BEST = 21;
const ACE = 0;

export function totalOf(cards) {
  const hard = cards.reduce((sum, card) => sum + Math.min(10, RANK[card] + 1), 0);
  return cards.some((card) => RANK[card] === ACE) && hard + 10 <= BEST ? hard + 10 : hard;
}
