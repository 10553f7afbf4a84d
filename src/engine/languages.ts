// Languages, and words that are loaded in the one that is asked for.

/** The languages that everything a player reads exists in. */
export const LANGUAGES = ['en', 'de', 'fi', 'bg', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A module for each language, loaded when it is asked for. */
export type ByLanguage<T> = Readonly<Record<Language, () => Promise<{ readonly default: T }>>>;

/** The words of a catalogue in a language; in English where the program has none. */
export async function wordsIn<T>(catalogues: ByLanguage<T>, language: string): Promise<T> {
  const known = LANGUAGES.find((one) => one === language) ?? 'en';
  return (await catalogues[known]()).default;
}
