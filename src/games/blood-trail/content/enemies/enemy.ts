// What an enemy is.
import type { EffectId } from '../../../../kits/combat/index.js';
import type { ItemId } from '../items/index.js';
import type { Ability, Stats, Verb } from '../vocabulary.js';

export interface Enemy {
  /** A letter. */
  readonly glyph: string;
  readonly life: number;
  readonly stats: Stats;
  /** Whether its blows can leave wounds (BT-6). */
  readonly edged: boolean;
  readonly immune: readonly EffectId[];
  /** The first one is always ready. */
  readonly abilities: readonly [Ability, ...Ability[]];
  readonly experience: number;
  /** Least and most. */
  readonly gold: readonly [number, number];
  readonly loot: readonly { readonly item: ItemId; readonly percent: number }[];
  /** In so many cases of a hundred it is asleep when the level is made. */
  readonly asleep: number;
  /** Begins once, when its life falls to this share of the most, in per cent. */
  readonly second?: { readonly percent: number; readonly steps: readonly Verb[] };
}
