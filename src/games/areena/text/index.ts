// The words of Areena. English says which keys there are; the other catalogues must have the same ones to compile.
import type { Language } from '../../../engine/index.js';
import type en from './en/index.js';

export type AreenaCatalogue = Readonly<Record<keyof typeof en, string>>;

/** The rules page: headings and paragraphs in order. */
export const RULES = [
  'areena.rules.aim',
  'areena.rules.aim.text',
  'areena.rules.cards',
  'areena.rules.cards.text',
  'areena.rules.equipment',
  'areena.rules.equipment.text',
  'areena.rules.tactics',
  'areena.rules.tactics.text',
  'areena.rules.start',
  'areena.rules.start.text',
  'areena.rules.refresh',
  'areena.rules.refresh.text',
  'areena.rules.plan',
  'areena.rules.plan.text',
  'areena.rules.assault',
  'areena.rules.assault.attack',
  'areena.rules.assault.react',
  'areena.rules.assault.damage',
  'areena.rules.regroup',
  'areena.rules.regroup.text',
  'areena.rules.effects',
  'areena.rules.effects.text',
  'areena.rules.bound',
  'areena.rules.bound.text',
  'areena.rules.options',
  'areena.rules.options.text',
] as const satisfies readonly (keyof AreenaCatalogue)[];

export async function catalogue(language: Language): Promise<AreenaCatalogue> {
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
