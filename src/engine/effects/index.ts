// Lasting effects (EF-1 to EF-21), for every game.
export { applyEffect, hasEffect, removeEffect, tickEffects } from './apply.js';
export { effectBar, effectLabel, gaugeBar } from './bars.js';
export { accuracy, blowWord, heal, hurt, isHeavilyWounded, statistic } from './bearer.js';
export {
  type Bearer,
  bleed,
  type EffectEvent,
  type EffectKind,
  type EffectTable,
  effect,
  type Hearer,
  type LastingEffect,
  type RepeatRule,
} from './effect.js';
export { quietHearer } from './hearer.js';
export { EFFECT_KINDS, type EffectId } from './kinds.js';
export type { EffectKey, EffectWording } from './words.js';
