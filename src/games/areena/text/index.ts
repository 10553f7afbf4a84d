// The words of Areena. English says which keys there are; the other catalogues must have the same ones to compile.
import type { ByLanguage, Language } from '../../../engine/index.js';
import { type CombatWords, combatWords } from '../../../kits/combat/index.js';
import { type DeckWords, deckWords } from '../../../kits/duel/index.js';
import type en from './en/index.js';

export type AreenaCatalogue = Readonly<Record<keyof typeof en, string>>;

/** The rules page: headings and paragraphs in order. */
export const RULES = [
  'areena.rules.aim',
  'areena.rules.aim.text',
  'areena.rules.cards',
  'areena.rules.cards.text',
  'areena.rules.equipment',
  'areena.rules.equipment.text',
  'areena.rules.tactics',
  'areena.rules.tactics.text',
  'areena.rules.start',
  'areena.rules.start.text',
  'areena.rules.refresh',
  'areena.rules.refresh.text',
  'areena.rules.plan',
  'areena.rules.plan.text',
  'areena.rules.assault',
  'areena.rules.assault.attack',
  'areena.rules.assault.react',
  'areena.rules.assault.damage',
  'areena.rules.regroup',
  'areena.rules.regroup.text',
  'areena.rules.effects',
  'areena.rules.effects.text',
  'areena.rules.bound',
  'areena.rules.bound.text',
  'areena.rules.options',
  'areena.rules.options.text',
] as const satisfies readonly (keyof AreenaCatalogue)[];

const CATALOGUES: ByLanguage<AreenaCatalogue> = {
  en: () => import('./en/index.js'),
  de: () => import('./de/index.js'),
  fi: () => import('./fi/index.js'),
  bg: () => import('./bg/index.js'),
  es: () => import('./es/index.js'),
};

/** Areena’s words, and those of fights and decks. */
export async function catalogue(language: Language): Promise<AreenaCatalogue & CombatWords & DeckWords> {
  const [own, combat, decks] = await Promise.all([CATALOGUES[language](), combatWords(language), deckWords(language)]);
  return { ...combat, ...decks, ...own.default };
}
