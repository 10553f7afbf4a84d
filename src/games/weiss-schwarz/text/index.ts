// The words of the game. English says which keys there are; the other catalogues must have the same ones to compile.
import type { ByLanguage, Language } from '../../../engine/index.js';
import { type DeckWords, deckWords } from '../../../kits/duel/index.js';
import type en from './en/index.js';

export type WeissCatalogue = Readonly<Record<keyof typeof en, string>>;

/** The rules page: headings and paragraphs in order. */
export const RULES = [
  'weiss.rules.aim',
  'weiss.rules.aim.text',
  'weiss.rules.cards',
  'weiss.rules.cards.text',
  'weiss.rules.zones',
  'weiss.rules.zones.text',
  'weiss.rules.start',
  'weiss.rules.start.text',
  'weiss.rules.turn',
  'weiss.rules.turn.text',
  'weiss.rules.clock',
  'weiss.rules.clock.text',
  'weiss.rules.main',
  'weiss.rules.main.text',
  'weiss.rules.combat',
  'weiss.rules.combat.text',
  'weiss.rules.damage',
  'weiss.rules.damage.text',
  'weiss.rules.effects',
  'weiss.rules.effects.text',
  'weiss.rules.end',
  'weiss.rules.end.text',
  'weiss.rules.options',
  'weiss.rules.options.text',
] as const satisfies readonly (keyof WeissCatalogue)[];

const CATALOGUES: ByLanguage<WeissCatalogue> = {
  en: () => import('./en/index.js'),
  de: () => import('./de/index.js'),
  fi: () => import('./fi/index.js'),
  bg: () => import('./bg/index.js'),
  es: () => import('./es/index.js'),
};

/** The game’s words, and those of decks. */
export async function catalogue(language: Language): Promise<WeissCatalogue & DeckWords> {
  const [own, decks] = await Promise.all([CATALOGUES[language](), deckWords(language)]);
  return { ...decks, ...own.default };
}
