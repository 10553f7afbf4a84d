// The 52 cards: a card is a number, suit × 13 + rank; everything fixed about it stands in tables by that number.

/** Ranks as card texts write them, from the ace. */
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
export const SUITS = ['C', 'S', 'H', 'D'] as const;

export type Card = number;
export type RankName = (typeof RANKS)[number];
export type SuitName = (typeof SUITS)[number];

/** The 52 cards, each once. */
export const PACK: readonly Card[] = Array.from({ length: SUITS.length * RANKS.length }, (_, card) => card);

/** Rank by card, 0 for the ace. */
export const RANK: readonly number[] = PACK.map((card) => card % RANKS.length);

export function rankName(card: Card): RankName {
  return RANKS[card % RANKS.length] as RankName;
}

export function suitName(card: Card): SuitName {
  return SUITS[Math.floor(card / RANKS.length)] as SuitName;
}

/** `10H`, as recordings write a card. */
export function formatCard(card: Card): string {
  return rankName(card) + suitName(card);
}

/** The card that a text stands for, in any case; undefined when there is none. */
export function parseCard(text: string): Card | undefined {
  const [, rank = '', suit = ''] = /^(.+)(.)$/u.exec(text.trim().toUpperCase()) ?? [];
  const rankAt = RANKS.indexOf(rank as RankName);
  const suitAt = SUITS.indexOf(suit as SuitName);
  return rankAt < 0 || suitAt < 0 ? undefined : suitAt * RANKS.length + rankAt;
}
