// What games share in which creatures fight: lasting effects (EF-1 to EF-21), statistics, wounds, accuracy, the words for a blow.
export { applyEffect, bears, hasEffect, removeEffect, renewed, tickEffects } from './apply.js';
export { accuracy, blowWord, heal, hurt, isHeavilyWounded, statistic } from './bearer.js';
export {
  type Bearer,
  type EffectEvent,
  type EffectKind,
  type EffectMark,
  type EffectTable,
  effect,
  type Hearer,
  inflicted,
  isFatal,
  kindOf,
  type LastingEffect,
  type RepeatRule,
} from './effect.js';
export { quietHearer } from './hearer.js';
export { bleed, EFFECT_KINDS, type EffectId } from './kinds.js';
export { type CombatWording, type CombatWords, combatWords, type EffectKey, type EffectWording } from './words.js';
