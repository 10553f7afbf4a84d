// The words of Golf. English says which keys there are; the other catalogues must have the same ones to compile.
import type { ByLanguage, Language } from '../../../engine/index.js';
import { type PackWords, packWords } from '../../../kits/french-pack/index.js';
import type en from './en.js';

export type GolfCatalogue = Readonly<Record<keyof typeof en, string>>;

/** The rules page: headings and paragraphs in order. */
export const RULES = [
  'golf.rules.aim',
  'golf.rules.aim.text',
  'golf.rules.start',
  'golf.rules.start.text',
  'golf.rules.turn',
  'golf.rules.turn.reveal',
  'golf.rules.turn.draw',
  'golf.rules.turn.take',
  'golf.rules.rows',
  'golf.rules.rows.text',
  'golf.rules.end',
  'golf.rules.end.text',
  'golf.rules.points',
  'golf.rules.points.text',
  'golf.rules.points.pairs',
  'golf.rules.win',
  'golf.rules.win.text',
  'golf.rules.options',
  'golf.rules.options.text',
] as const satisfies readonly (keyof GolfCatalogue)[];

const CATALOGUES: ByLanguage<GolfCatalogue> = {
  en: () => import('./en.js'),
  de: () => import('./de.js'),
  fi: () => import('./fi.js'),
  bg: () => import('./bg.js'),
  es: () => import('./es.js'),
};

/** Golf's words, and those of the pack. */
export async function catalogue(language: Language): Promise<GolfCatalogue & PackWords> {
  const [own, pack] = await Promise.all([CATALOGUES[language](), packWords(language)]);
  return { ...pack, ...own.default };
}
