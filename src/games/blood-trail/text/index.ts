// The words of Blood Trail, in three parts: words of the game, names of what content there is, and the rules page. English says
// which words there are; what content there is says which names there must be.
import type { ByLanguage, Language } from '../../../engine/index.js';
import { type CombatWords, combatWords } from '../../../kits/combat/index.js';
import type enWords from './en/messages.js';
import type enRules from './en/rules.js';
import type { NamesPart } from './names-part.js';

type WordsPart = Readonly<Record<keyof typeof enWords, string>>;
type RulesPart = Readonly<Record<keyof typeof enRules, string>>;

/** The rules page: headings and paragraphs in order. */
export const RULES = [
  'trail.rules.aim',
  'trail.rules.aim.text',
  'trail.rules.map',
  'trail.rules.map.text',
  'trail.rules.map.long',
  'trail.rules.signs',
  'trail.rules.signs.text',
  'trail.rules.fight',
  'trail.rules.fight.text',
  'trail.rules.fight.turn',
  'trail.rules.fight.blow',
  'trail.rules.effects',
  'trail.rules.effects.harm',
  'trail.rules.effects.help',
  'trail.rules.effects.life',
  'trail.rules.gain',
  'trail.rules.gain.text',
  'trail.rules.end',
  'trail.rules.end.text',
  'trail.rules.two',
  'trail.rules.two.text',
  'trail.rules.options',
  'trail.rules.options.text',
] as const satisfies readonly (keyof RulesPart)[];

const CATALOGUES: ByLanguage<WordsPart & NamesPart & RulesPart> = {
  en: () => import('./en/index.js'),
  de: () => import('./de/index.js'),
  fi: () => import('./fi/index.js'),
  bg: () => import('./bg/index.js'),
  es: () => import('./es/index.js'),
};

/** Blood Trail’s words, and those of fights. */
export async function catalogue(language: Language): Promise<WordsPart & NamesPart & RulesPart & CombatWords> {
  const [own, combat] = await Promise.all([CATALOGUES[language](), combatWords(language)]);
  return { ...combat, ...own.default };
}
