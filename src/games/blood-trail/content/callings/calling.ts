// What a calling is.
import type { ItemId } from '../items/index.js';
import type { Skill, Stats } from '../vocabulary.js';

export interface Calling {
  readonly life: number;
  readonly mana: number;
  readonly stats: Stats;
  /** Added at each level gained. */
  readonly growth: { readonly life: number; readonly mana: number } & Partial<Stats>;
  readonly skills: readonly Skill[];
  readonly weapon: ItemId;
  readonly armour: ItemId;
  readonly pack: readonly ItemId[];
}
