// Words: catalogues in every language, and tongues that say what games and programs have to say.
import type { ByLanguage, Game, Language } from '../engine/index.js';
import type en from './en/index.js';
import { type CardStyle, Tongue } from './tongue.js';

export { capital } from './capital.js';
export { sayFault, sayRefusal } from './faults.js';
export { type LogLine, logLines, sayEvent, withoutEmpty } from './log.js';
export { sayMark, sayMarks, wordsOfMark } from './marks.js';
export { type Standing, sayOutcome, sayScore, standings } from './result.js';
export { type CardStyle, Tongue } from './tongue.js';

/** A catalogue of the common texts: English says which keys there are. */
export type Catalogue = Readonly<Record<keyof typeof en, string>>;

const CATALOGUES: ByLanguage<Catalogue> = {
  en: () => import('./en/index.js'),
  de: () => import('./de/index.js'),
  fi: () => import('./fi/index.js'),
  bg: () => import('./bg/index.js'),
  es: () => import('./es/index.js'),
};

/** The common catalogue of a language, loaded when it is needed. */
export async function commonCatalogue(language: Language): Promise<Catalogue> {
  return (await CATALOGUES[language]()).default;
}

/** The words of a game in a language, or in English where it lacks that language. */
export async function gameCatalogue(
  { presentation }: Pick<Game, 'presentation'>,
  language: Language,
): Promise<Readonly<Record<string, string>>> {
  return (await presentation.catalogue(language)) ?? (await presentation.catalogue('en')) ?? {};
}

/**
 * A tongue for a language.
 * @param own a further catalogue, such as a game's
 */
export async function loadTongue(
  language: Language,
  own: Readonly<Record<string, string>> = {},
  style: CardStyle = 'drawn',
): Promise<Tongue> {
  return new Tongue(language, { ...(await commonCatalogue(language)), ...own }, style);
}
