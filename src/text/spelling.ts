// How a language is spelt where there are no letters but the English ones. Only what differs from dropping accents and from
// the usual transliteration; the rest is left to whoever draws.
import type { Language } from '../engine/index.js';

/** By language: what is written for a letter, large ones from the small. */
const SPELLINGS: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>> = {
  de: { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' },
  bg: { ъ: 'a', х: 'h', ь: 'y' },
};

/** A text of a catalogue, spelt as the language is without its own letters. */
export function spellPlainly(text: string, language: Language): string {
  const spellings = SPELLINGS[language];
  if (spellings === undefined) return text;
  return [...text].map((letter) => spellings[letter] ?? large(spellings[letter.toLowerCase()]) ?? letter).join('');
}

function large(spelling: string | undefined): string | undefined {
  return spelling && spelling.charAt(0).toUpperCase() + spelling.slice(1);
}
