// Every item, by its name in choices. To add one: its data in one of the lists, and its name in the catalogues.
import type { Item } from '../vocabulary.js';
import { DRAUGHTS } from './draughts.js';
import { GEAR } from './gear.js';

const ITEMS = {
  ...DRAUGHTS,
  ...GEAR,
  'miners-badge': { kind: 'keep', glyph: '&' },
  coins: { kind: 'coins', glyph: '$' },
} as const satisfies Readonly<Record<string, Item>>;

export type ItemId = keyof typeof ITEMS;

/** In the order in which choices and packs list them. */
export const ITEM_IDS = Object.keys(ITEMS).filter((id): id is ItemId => Object.hasOwn(ITEMS, id));

export function itemOf(id: ItemId): Item {
  return ITEMS[id];
}
