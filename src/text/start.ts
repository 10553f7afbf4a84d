// The words that the start of the program needs: one part of one catalogue, and no machinery. `--help` must come at once, so
// this file loads neither the engine nor the formatter.
import type { ByLanguage, Language } from '../engine/index.js';
import type en from './en/cli.js';

/** The texts of the command line. */
export type CliCatalogue = Readonly<Record<keyof typeof en, string>>;

const PARTS: ByLanguage<CliCatalogue> = {
  en: () => import('./en/cli.js'),
  de: () => import('./de/cli.js'),
  fi: () => import('./fi/cli.js'),
  bg: () => import('./bg/cli.js'),
  es: () => import('./es/cli.js'),
};

/** The command line's part of a catalogue, as it stands: texts with slots need a tongue. */
export async function cliCatalogue(language: Language): Promise<CliCatalogue> {
  return (await PARTS[language]()).default;
}

/** The language that a word names, or undefined. */
export function languageNamed(word: string): Language | undefined {
  return languages().find((language) => language === word);
}

/** Every language, English first. */
export function languages(): Language[] {
  return Object.keys(PARTS).filter(isLanguage);
}

/** The language of a locale environment: the first of LC_ALL, LC_MESSAGES and LANG that is set; English if it is not one of ours. */
export function localeLanguage(env: Readonly<Record<string, string | undefined>>): Language {
  const locale = (env.LC_ALL || env.LC_MESSAGES || env.LANG || '').toLowerCase();
  return languages().find((language) => new RegExp(`^${language}(?![a-z])`, 'u').test(locale)) ?? 'en';
}

function isLanguage(word: string): word is Language {
  return Object.hasOwn(PARTS, word);
}
