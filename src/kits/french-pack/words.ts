// The words of the cards, in every language of the program: a game spreads them into its catalogue.
import { type ByLanguage, type Wording, wordsIn, wordsOf } from '../../engine/index.js';
import type en from './text/en.js';

/** Every rank, every suit, and how a card is called. */
export type PackWords = Readonly<Record<keyof typeof en, string>>;

export const { say } = wordsOf<Wording<typeof en>>();

const CATALOGUES: ByLanguage<PackWords> = {
  en: () => import('./text/en.js'),
  de: () => import('./text/de.js'),
  fi: () => import('./text/fi.js'),
  bg: () => import('./text/bg.js'),
  es: () => import('./text/es.js'),
};

/** The words of the pack in a language; in English where the program has none. */
export function packWords(language: string): Promise<PackWords> {
  return wordsIn(CATALOGUES, language);
}
