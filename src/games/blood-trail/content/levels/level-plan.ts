// What a level is made of.
import type { EnemyId } from '../enemies/index.js';
import type { ItemId } from '../items/index.js';

export interface LevelPlan {
  /** How many of each kind live here, least and most. */
  readonly foes: readonly { readonly enemy: EnemyId; readonly count: readonly [number, number] }[];
  readonly den: { readonly master: EnemyId; readonly guards: readonly EnemyId[] };
  /** Items that lie here for certain. */
  readonly sure: readonly ItemId[];
  /** How many more lie about, least and most, and what they may be, by weight. */
  readonly items: readonly [number, number];
  readonly may: readonly { readonly item: ItemId; readonly weight: number }[];
  /** A trail of blood leads from the way in to the den. */
  readonly trail: boolean;
  /** There is no way further down. */
  readonly last: boolean;
}
