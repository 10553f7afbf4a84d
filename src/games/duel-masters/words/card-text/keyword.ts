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

function wordsOf(card: CardData): Set<string> {
  const words = new Set<string>((card.keywords ?? []).map(({ has }) => has));
  if (card.type === 'spell') {
    addActions(words, card.do);
    return words;
  }
  if (card.type === 'evolution') words.add(card.bases.length === 2 ? 'vortex' : 'evolution');
  if (card.races.includes('survivor')) words.add('survivor');
  for (const ability of card.abilities ?? []) addAbility(words, ability);
  return words;
}

function addAbility(words: Set<string>, ability: Ability): void {
  if (ability.under !== undefined) words.add(ability.under);
  if (ability.ability === 'tap' || ability.ability === 'silent') words.add(ability.ability);
  if (ability.ability === 'always') addTraits(words, ability.traits);
  else if ('do' in ability) addActions(words, ability.do);
}

function addActions(words: Set<string>, actions: readonly Action[]): void {
  for (const action of actions) {
    if (action.do === 'give') addTraits(words, action.traits);
    else if (action.do === 'may' || action.do === 'if') addActions(words, action.then);
    else if (action.do === 'choose') for (const mode of action.of) addActions(words, mode);
  }
}

function addTraits(words: Set<string>, traits: readonly Trait[]): void {
  for (const { has } of traits) words.add(has);
}
