// Places and zones that many tables are made of.
import type { Saying } from './saying.js';
import type { GridZone, PileZone, Place } from './table.js';

/** A card whose face nobody may see. */
export function faceDown(id: string, label = ''): Place {
  return { id, label, lies: 'down', face: undefined };
}

/** Nothing lies here, but the place is there to be seen. */
export function freePlace(id: string, label = ''): Place {
  return { id, label, lies: 'free', face: undefined };
}

/** Nothing, and nothing to be seen. */
export function noPlace(id: string, label = ''): Place {
  return { id, label, lies: 'gone', face: undefined };
}

/** Rows of places; those without any are left out. */
export function gridOf(name: Saying, ...rows: readonly (readonly Place[])[]): GridZone {
  return { zone: 'grid', name, rows: rows.filter(({ length }) => length > 0) };
}

/** A pile of which nobody sees more than how many cards it has, such as a deck. */
export function unseenPile(name: Saying, id: string, count: number): PileZone {
  return { zone: 'pile', name, count, top: count > 0 ? faceDown(id) : noPlace(id) };
}

/**
 * A pile that all may look through.
 * @param id of the place of its top card
 * @param cards the topmost first
 */
export function openPile(name: Saying, id: string, cards: readonly Place[]): PileZone {
  const [top] = cards;
  return { zone: 'pile', name, count: cards.length, top: top === undefined ? noPlace(id) : { ...top, id }, cards };
}
