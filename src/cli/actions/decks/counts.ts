// What a deck is made of: how many cards, of which types, and of which weights.
import type { DeckEntry } from '../../../engine/index.js';
import type { Tongue } from '../../../text/index.js';

export interface TypeCount {
  readonly type: string;
  readonly count: number;
}

export interface WeightCount {
  readonly weight: number;
  readonly count: number;
}

/** How many cards a list of entries stands for. */
export function countCards(entries: readonly DeckEntry[]): number {
  return entries.reduce((sum, { count }) => sum + count, 0);
}

/** The entries with each card once, where it stands first. */
export function merged(entries: readonly DeckEntry[]): DeckEntry[] {
  const byId = new Map<string, DeckEntry>();
  for (const entry of entries) {
    const { id } = entry.card;
    byId.set(id, { ...entry, count: entry.count + (byId.get(id)?.count ?? 0) });
  }
  return [...byId.values()];
}

/** How many cards of each type, in the order in which the types first appear. */
export function countTypes(entries: readonly DeckEntry[], tongue: Tongue): TypeCount[] {
  const counts = new Map<string, number>();
  for (const { card, count } of entries) {
    const type = tongue.speak(card.type);
    counts.set(type, (counts.get(type) ?? 0) + count);
  }
  return [...counts].map(([type, count]) => ({ type, count }));
}

/** How many cards of each weight from the least to the greatest, none left out; cards without a weight are not on the curve. */
export function countWeights(entries: readonly DeckEntry[]): WeightCount[] {
  const counts = new Map<number, number>();
  for (const { card, count } of entries) {
    if (card.weight !== undefined) counts.set(card.weight, (counts.get(card.weight) ?? 0) + count);
  }
  if (counts.size === 0) return [];
  const least = Math.min(...counts.keys());
  const most = Math.max(...counts.keys());
  return Array.from({ length: most - least + 1 }, (_, at) => ({
    weight: least + at,
    count: counts.get(least + at) ?? 0,
  }));
}
