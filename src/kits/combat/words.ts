// The words of effects and blows, in every language of the program: a game spreads them into its catalogue. The keys are made of
// the ids of effects.
import { type ByLanguage, type Having, type Wording, wordsIn } from '../../engine/index.js';
import type { EffectId } from './kinds.js';
import type en from './text/en.js';

/** What effects are called and what they do, the verbs of blows, the short names of gauges. An effect without words does not compile. */
export type CombatWords = Having<Readonly<Record<EffectKey, string>>, Readonly<Record<keyof typeof en, string>>>;

/**
 * The keys of effects, whoever's they are: what one is called, its short name for bars, and what is told of it with whose it is
 * and a number. A wording that has other slots there does not extend this.
 */
export interface EffectWording {
  readonly [key: `fx.${string}`]: never;
  readonly [key: `fxs.${string}`]: never;
  readonly [key: `event.fx.${string}`]: 'name' | 'n';
}

/** The keys of the words that are here, with the slots of their texts. */
export type CombatWording = Having<EffectWording, Wording<typeof en>> & EffectWording;

/** The keys that an effect needs words for, however it goes on. */
export type EffectKey<Id extends string = EffectId> = `fx.${Id}` | `fxs.${Id}` | `event.fx.${'on' | 'off'}.${Id}`;

const CATALOGUES: ByLanguage<CombatWords> = {
  en: () => import('./text/en.js'),
  de: () => import('./text/de.js'),
  fi: () => import('./text/fi.js'),
  bg: () => import('./text/bg.js'),
  es: () => import('./text/es.js'),
};

/** The words of effects and blows in a language; in English where the program has none. */
export function combatWords(language: string): Promise<CombatWords> {
  return wordsIn(CATALOGUES, language);
}
