// What content is written in: a small closed set of verbs, and the shapes of callings, enemies, items, quests and levels.
// Content is data only; what a verb does stands in steps/verbs.ts.
import type { EffectId } from '../../../kits/combat/index.js';
import type { EnemyId } from './enemies/index.js';
import type { ItemId } from './items/index.js';

export type Statistic = 'strength' | 'defence' | 'agility' | 'speed' | 'accuracy' | 'critical';

/** One thing that a skill, an ability or an item does. Whoever acts is the actor; whoever it is aimed at is the target. */
export type Verb =
  /** A blow for so many per cent of the actor's strength; when it strikes home, further verbs follow. */
  | { readonly do: 'blow'; readonly percent: number; readonly then?: readonly Verb[] }
  /** Damage that neither misses nor is warded off. */
  | { readonly do: 'harm'; readonly amount: number }
  /** A lasting effect on the target; the power of bleeding is its wounds. */
  | { readonly do: 'inflict'; readonly effect: EffectId; readonly turns: number; readonly power: number }
  /** A lasting effect on the actor. */
  | { readonly do: 'gain'; readonly effect: EffectId; readonly turns: number; readonly power: number }
  /** Takes lasting effects off the actor. */
  | { readonly do: 'cure'; readonly effects: readonly EffectId[] }
  /** Gives the actor life back. */
  | { readonly do: 'mend'; readonly amount: number }
  /** Gives the actor mana back. */
  | { readonly do: 'focus'; readonly amount: number }
  /** Raises a statistic of the actor for good. */
  | { readonly do: 'train'; readonly statistic: Statistic; readonly by: number }
  /** Shows the whole level. */
  | { readonly do: 'chart' }
  /** Ends a fight by getting away for certain. */
  | { readonly do: 'slip' }
  /** The verbs follow in so many cases of a hundred. */
  | { readonly do: 'perhaps'; readonly percent: number; readonly steps: readonly Verb[] }
  /** The verbs are done to every opponent in turn. */
  | { readonly do: 'everyone'; readonly steps: readonly Verb[] };

/** Whom it is aimed at: one opponent, who is then named in the choice, or nobody in particular. */
export type Aim = 'foe' | 'self';

export interface Skill {
  readonly id: string;
  readonly mana: number;
  /** Own turns that must pass before it can be used again. */
  readonly rest: number;
  readonly aim: Aim;
  readonly steps: readonly Verb[];
}

/** What somebody is like before equipment and effects. */
type Stats = Readonly<Record<Statistic, number>>;

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

export interface Ability {
  readonly id: string;
  /** Own turns that must pass before it can be used again. */
  readonly rest: number;
  /** How often the enemies' own plan chooses it, against the other weights. */
  readonly weight: number;
  readonly steps: readonly Verb[];
}

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

/** Used up by use; worn; kept for a quest; or money. */
export type Item =
  | {
      readonly kind: 'use';
      readonly glyph: string;
      readonly where: 'anywhere' | 'fight' | 'map';
      readonly aim: Aim;
      readonly steps: readonly Verb[];
    }
  | {
      readonly kind: 'gear';
      readonly glyph: string;
      readonly slot: Slot;
      readonly adds: Partial<Stats>;
      readonly edged: boolean;
    }
  | { readonly kind: 'keep'; readonly glyph: string }
  | { readonly kind: 'coins'; readonly glyph: string };

export type Slot = 'weapon' | 'armour' | 'charm';

export interface Quest {
  readonly stages: readonly Stage[];
}

interface Stage {
  readonly goal:
    | { readonly do: 'slay'; readonly enemy: EnemyId }
    | { readonly do: 'gather'; readonly item: ItemId; readonly count: number };
  readonly experience: number;
  readonly gold: number;
  /** The way down from this level (counted from 1) stays shut until the stage is done. */
  readonly shuts?: number;
  /** The run is won when the stage is done. */
  readonly wins?: boolean;
}

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
