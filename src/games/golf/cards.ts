// The packs (GO-2, GO-17), and what their cards count. What a card is stands in the kit of the French pack.
import { type Card, PACK, RANK, RANKS, type RankName, SUITS } from '../../kits/french-pack/index.js';

/** The pack of the test mode: twos, queens and kings dealt in turn over the four suits, 18, 17 and 17 of them (GO-17). */
export const TEST_PACK: readonly Card[] = PACK.map((_, index) => {
  const rank = RANKS.indexOf((['2', 'Q', 'K'] as const)[index % 3] as RankName);
  return (index % SUITS.length) * RANKS.length + rank;
});

/** Points by card: ace 1, two −2, jack and queen 10, king 0, the others their number (GO-12). */
export const POINTS: readonly number[] = RANK.map((rank) => {
  const name = RANKS[rank] as RankName;
  const special: Partial<Record<RankName, number>> = { A: 1, '2': -2, J: 10, Q: 10, K: 0 };
  return special[name] ?? Number(name);
});

export function packOf(testMode: boolean): readonly Card[] {
  return testMode ? TEST_PACK : PACK;
}
