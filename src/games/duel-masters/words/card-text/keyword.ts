// Keywords explained: what a card's words mean, for those who inspect it.
import type { Saying } from '../../../../engine/index.js';
import type { Ability, Action, CardData, Trait } from '../../cards/vocabulary.js';
import { say } from '../../text/say.js';

/** Words that are explained. The rest of a text says itself. */
export const KEYWORDS = [
  'shield-trigger',
  'charger',
  'blocker',
  'guard',
  'slayer',
  'speed-attacker',
  'double-breaker',
  'triple-breaker',
  'crew-breaker',
  'power-attacker',
  'shield-burner',
  'stealth',
  'evolution',
  'vortex',
  'survivor',
  'wave-striker',
  'turbo-rush',
  'tap',
  'silent',
] as const;
export type ExplainedWord = (typeof KEYWORDS)[number];

/** A line for each keyword of a card, in the order of KEYWORDS. */
export function sayReminders(card: CardData): Saying[] {
  const words = wordsOf(card);
  return KEYWORDS.filter((word) => words.has(word)).map((word) => say(`duel-masters.reminder.${word}`));
}

function wordsOf(card: CardData): ReadonlySet<string> {
  const own = (card.keywords ?? []).map(({ has }) => has);
  if (card.type === 'spell') return new Set([...own, ...card.do.flatMap(wordsOfAction)]);
  return new Set([
    ...own,
    ...(card.type !== 'evolution' ? [] : card.bases.length === 2 ? ['vortex'] : ['evolution']),
    ...(card.races.includes('survivor') ? ['survivor'] : []),
    ...(card.abilities ?? []).flatMap(wordsOfAbility),
  ]);
}

function wordsOfAbility(ability: Ability): string[] {
  const under = ability.under === undefined ? [] : [ability.under];
  const own = ability.ability === 'tap' || ability.ability === 'silent' ? [...under, ability.ability] : under;
  if (ability.ability === 'always') return [...own, ...wordsOfTraits(ability.traits)];
  return 'do' in ability ? [...own, ...ability.do.flatMap(wordsOfAction)] : own;
}

function wordsOfAction(action: Action): string[] {
  if (action.do === 'give') return wordsOfTraits(action.traits);
  if (action.do === 'may' || action.do === 'if') return action.then.flatMap(wordsOfAction);
  return action.do === 'choose' ? action.of.flatMap((mode) => mode.flatMap(wordsOfAction)) : [];
}

function wordsOfTraits(traits: readonly Trait[]): string[] {
  return traits.map(({ has }) => has);
}
