// What content is written in: a small closed set of verbs, and the shapes of skills, abilities and items. Content is data only;
// what a verb does stands in steps/verbs.ts.
import type { EffectId } from '../../../kits/combat/index.js';

export const STATISTICS = ['strength', 'defence', 'agility', 'speed', 'accuracy', 'critical'] as const;
export type Statistic = (typeof STATISTICS)[number];

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
export type Stats = Readonly<Record<Statistic, number>>;

export interface Ability {
  readonly id: string;
  /** Own turns that must pass before it can be used again. */
  readonly rest: number;
  /** How often the enemies' own plan chooses it, against the other weights. */
  readonly weight: number;
  readonly steps: readonly Verb[];
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
