// The steps of Areena, as data. What each does stands in the step table, steps/index.ts.
import type { Card } from '../../kits/duel/index.js';
import type { Kind } from './cards/index.js';
import type { Verb } from './cards/vocabulary.js';

/** Steps that carry nothing but their player. */
interface BareStep {
  readonly do:
    | 'lots'
    | 'shuffle'
    | 'mix'
    | 'tick'
    | 'discard'
    | 'plan'
    | 'attack'
    | 'react'
    | 'answer'
    | 'handle'
    | 'handled'
    | 'damage'
    | 'cleanup'
    | 'trim'
    | 'end'
    | 'give-up';
  readonly player: number;
}

/** A verb of a card as a step; drawing without a count fills the hand (AR-8). */
export type VerbStep =
  | (Exclude<Verb, { do: 'draw' }> & { readonly player: number })
  | { readonly do: 'draw'; readonly player: number; readonly who?: 'self' | 'foe' | 'both'; readonly count?: number };

export type AreenaStep =
  | BareStep
  | VerbStep
  | { readonly do: 'wake'; readonly player: number; readonly kind: Kind }
  | { readonly do: 'use-up'; readonly player: number; readonly card: Card }
  | { readonly do: 'break'; readonly player: number; readonly whose: number }
  | { readonly do: 'find'; readonly player: number; readonly what: Extract<Verb, { do: 'search' }>['what'] };
