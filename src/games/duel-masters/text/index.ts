// The words of Duel Masters. English says which keys there are; the other catalogues must have the same ones to compile.
import type { ByLanguage, Language } from '../../../engine/index.js';
import { type DeckWords, deckWords } from '../../../kits/duel/index.js';
import type en from './en/index.js';

export type DuelCatalogue = Readonly<Record<keyof typeof en, string>>;

/** The rules page: headings and paragraphs in order. */
export const RULES = [
  'duel-masters.rules.aim',
  'duel-masters.rules.aim.text',
  'duel-masters.rules.cards',
  'duel-masters.rules.cards.text',
  'duel-masters.rules.start',
  'duel-masters.rules.start.text',
  'duel-masters.rules.turn',
  'duel-masters.rules.turn.text',
  'duel-masters.rules.charge',
  'duel-masters.rules.charge.text',
  'duel-masters.rules.main',
  'duel-masters.rules.main.text',
  'duel-masters.rules.evolution',
  'duel-masters.rules.evolution.text',
  'duel-masters.rules.attack',
  'duel-masters.rules.attack.text',
  'duel-masters.rules.block',
  'duel-masters.rules.block.text',
  'duel-masters.rules.battle',
  'duel-masters.rules.battle.text',
  'duel-masters.rules.shields',
  'duel-masters.rules.shields.text',
  'duel-masters.rules.keywords',
  'duel-masters.rules.keywords.text',
  'duel-masters.rules.skills',
  'duel-masters.rules.skills.text',
  'duel-masters.rules.order',
  'duel-masters.rules.order.text',
  'duel-masters.rules.bound',
  'duel-masters.rules.bound.text',
  'duel-masters.rules.options',
  'duel-masters.rules.options.text',
] as const satisfies readonly (keyof DuelCatalogue)[];

const CATALOGUES: ByLanguage<DuelCatalogue> = {
  en: () => import('./en/index.js'),
  de: () => import('./de/index.js'),
  fi: () => import('./fi/index.js'),
  bg: () => import('./bg/index.js'),
  es: () => import('./es/index.js'),
};

/** The game’s words, and those of decks. */
export async function catalogue(language: Language): Promise<DuelCatalogue & DeckWords> {
  const [own, decks] = await Promise.all([CATALOGUES[language](), deckWords(language)]);
  return { ...decks, ...own.default };
}
