// A capital at the beginning: lines of a list begin alike, whatever catalogue text they are made from.
import type { Language } from '../engine/index.js';

/** The text with its first letter as the language writes it large. */
export function capital(text: string, language: Language): string {
  const [first = '', ...rest] = text;
  return first.toLocaleUpperCase(language) + rest.join('');
}
