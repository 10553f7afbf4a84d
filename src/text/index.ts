// Words: catalogues in every language, and tongues that say what games and programs have to say.
import type { Language } from '../engine/index.js';
import type en from './en/index.js';
import { type CardStyle, Tongue } from './tongue.js';

export { capital } from './capital.js';
export { sayFault, sayRefusal } from './faults.js';
export { type LogLine, logLines, sayEvent } from './log.js';
export { type Standing, sayOutcome, sayScore, standings } from './result.js';
export { type CardStyle, Tongue } from './tongue.js';

/** A catalogue of the common texts: English says which keys there are. */
export type Catalogue = Readonly<Record<keyof typeof en, string>>;

/** The common catalogue of a language, loaded when it is needed. */
export async function commonCatalogue(language: Language): Promise<Catalogue> {
  switch (language) {
    case 'en':
      return (await import('./en/index.js')).default;
    case 'de':
      return (await import('./de/index.js')).default;
    case 'fi':
      return (await import('./fi/index.js')).default;
    case 'bg':
      return (await import('./bg/index.js')).default;
    case 'es':
      return (await import('./es/index.js')).default;
  }
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
