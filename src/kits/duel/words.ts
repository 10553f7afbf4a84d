// What is wrong with decks and stacked cards, in every language of the program: a game spreads the words into its catalogue.
import { type ByLanguage, type GameWording, type Wording, wordsIn, wordsOf } from '../../engine/index.js';
import type en from './text/en.js';

/** What can be wrong with a deck list, or with cards stacked on a deck. */
export type DeckWords = Readonly<Record<keyof typeof en, string>>;

/** The keys of the words that are here, with the slots of their texts. */
export type DeckWording = Wording<typeof en>;

export const { fault } = wordsOf<GameWording, DeckWording>();

const CATALOGUES: ByLanguage<DeckWords> = {
  en: () => import('./text/en.js'),
  de: () => import('./text/de.js'),
  fi: () => import('./text/fi.js'),
  bg: () => import('./text/bg.js'),
  es: () => import('./text/es.js'),
};

/** The words in a language; in English where the program has none. */
export function deckWords(language: string): Promise<DeckWords> {
  return wordsIn(CATALOGUES, language);
}
