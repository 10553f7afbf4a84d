// What games say of lasting effects: keys made of the ids of effects, with the slots that are filled.
import type { EffectId } from './kinds.js';

/**
 * The keys of effects, whoever's they are: what one is called, its short name for bars, and what is told of it with whose it is
 * and a number. A wording that has other slots there does not extend this.
 */
export interface EffectWording {
  readonly [key: `fx.${string}`]: never;
  readonly [key: `fxs.${string}`]: never;
  readonly [key: `event.fx.${string}`]: 'name' | 'n';
}

/** The keys that an effect needs words for, however it goes on. */
export type EffectKey<Id extends string = EffectId> = `fx.${Id}` | `fxs.${Id}` | `event.fx.${'on' | 'off'}.${Id}`;
