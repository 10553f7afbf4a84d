// What a card says, made from the data that it is played by: a line for what it is, one for its keywords, one for each
// ability. What its keywords mean is said apart.
import type { Saying } from '../../../engine/index.js';
import { sayRace } from '../cards/names.js';
import type { CardData } from '../cards/vocabulary.js';
import { say } from '../text/say.js';
import { AT_FIRST, sayAbility } from './card-text/ability.js';
import { sayActions } from './card-text/action.js';
import { sayReminders } from './card-text/keyword.js';
import { sayBases, sayCivilization } from './card-text/phrase.js';
import { type Keyword, sayTrait, sayTraits } from './card-text/trait.js';

export { sayName } from '../cards/names.js';
export { sayReminders } from './card-text/keyword.js';

/** A card's text, a line each, in the order of its data. */
export function sayCard(card: CardData): Saying[] {
  return partsOf(card).map(line);
}

/** A card's whole text in one piece. */
export function sayWhole(card: CardData): Saying {
  return sayCard(card).reduce((first, next) => say('duel-masters.text.also', { first, next }));
}

/** A card's text and what its keywords mean, a line each. */
export function sayNotes(card: CardData): Saying[] {
  return [...sayCard(card), ...sayReminders(card)];
}

/** What the abilities of a creature, or a spell, do: its text without what it is. */
export function sayAbilities(card: CardData): Saying[] {
  return abilitiesOf(card).map(line);
}

/** The power printed on a creature; `+` when it grows in some situation (DM-17). */
export function printedPower(card: CardData): string {
  if (card.type === 'spell') return '';
  return `${card.power}${grows(card) ? '+' : ''}`;
}

function line(text: Saying): Saying {
  return { ...say('duel-masters.text.line', { text }), capital: true };
}

function partsOf(card: CardData): Saying[] {
  return [sayType(card), ...abilitiesOf(card)];
}

function abilitiesOf(card: CardData): Saying[] {
  const words = (card.keywords ?? []).filter(isWord);
  const sentences = (card.keywords ?? []).filter((keyword) => !isWord(keyword));
  const base = card.type === 'evolution' ? [sayEvolution(card)] : [];
  const own =
    card.type === 'spell'
      ? [sayActions(card.do, { ...AT_FIRST, spell: true })]
      : (card.abilities ?? []).map(sayAbility);
  return [...base, ...(words.length === 0 ? [] : [sayTraits(words)]), ...sentences.map(sayTrait), ...own];
}

function sayType(card: CardData): Saying {
  const slots = { civilizations: card.civilizations.map(sayCivilization), cost: card.cost };
  if (card.type === 'spell') return say('duel-masters.type.spell', slots);
  const creature = { ...slots, power: printedPower(card) };
  return card.races.length === 0
    ? say(`duel-masters.type.${card.type}.raceless`, creature)
    : say(`duel-masters.type.${card.type}`, { ...creature, races: card.races.map(sayRace) });
}

/** DM-28, DM-37. */
function sayEvolution({ bases: [one, two] }: Extract<CardData, { type: 'evolution' }>): Saying {
  const base = sayBases(one);
  return two === undefined
    ? say('duel-masters.base.evolution', { base })
    : say('duel-masters.base.vortex', { base, second: sayBases(two) });
}

/** Keywords that are a word or two share a line; whole sentences have one each. */
function isWord({ has }: Keyword): boolean {
  return has !== 'can' && has !== 'cannot' && has !== 'returns' && has !== 'power' && has !== 'crew-breaker';
}

function grows({ keywords = [], abilities = [] }: Exclude<CardData, { type: 'spell' }>): boolean {
  const own = abilities.flatMap((one) => (one.ability === 'always' && one.to === undefined ? one.traits : []));
  return [...keywords, ...own].some(
    (trait) => trait.has === 'power-attacker' || (trait.has === 'power' && trait.by > 0),
  );
}
