// The steps of a run, as data.
import type { Verb } from './content/vocabulary.js';

/** What takes several world turns: the hero goes on with it until something happens. */
export type Errand =
  | { readonly kind: 'explore' }
  | { readonly kind: 'rest' }
  /** The cells still to go; a last one that is occupied is not entered. */
  | { readonly kind: 'travel'; readonly path: readonly number[] };

/** What an errand compares with: it stops when any of this has changed for the worse, or something new has come. */
export interface Before {
  /** Where the hero stood. */
  readonly at: number;
  readonly life: number;
  /** Places found, doors left out. */
  readonly finds: number;
  readonly rounds: number;
  /** Numbers of the enemies in view. */
  readonly inView: readonly number[];
}

export type TrailStep =
  | { readonly do: 'prepare' | 'act' | 'world' | 'beat' | 'choose' | 'score'; readonly player: number }
  | { readonly do: 'errand'; readonly player: number; readonly errand: Errand; readonly before: Before | null }
  /** Whoever begins it is ready to act at once: the hero, or the enemies. */
  | { readonly do: 'fight'; readonly player: number; readonly foes: readonly number[]; readonly first: 'hero' | 'foes' }
  | { readonly do: 'own-turn' | 'foe' | 'foe-plan'; readonly player: number; readonly creature: number }
  | {
      readonly do: 'perform';
      readonly player: number;
      readonly actor: number;
      readonly target: number;
      readonly verb: Verb;
    };
