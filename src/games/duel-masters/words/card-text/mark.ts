// Short marks beside cards on the table, and what they mean.
import { type Mark, type Saying, type TableView } from '../../../../engine/index.js';
import type { Card } from '../../../../kits/duel/index.js';
import { definitionOf } from '../../cards/index.js';
import {
  BLOCKER,
  CANNOT,
  CREW_BREAKER,
  DOUBLE_BREAKER,
  GUARD,
  MUST_ATTACK,
  POWER_ATTACKER,
  SHIELD_BURNER,
  SLAYER,
  SPEED_ATTACKER,
  STEALTH,
  TRIPLE_BREAKER,
} from '../../cards/keyword-bits.js';
import { type CardData, CIVILIZATIONS, type Civilization } from '../../cards/vocabulary.js';
import { powerOf, traitsOf, wordsOf } from '../../rules/creature.js';
import { isTapped, type OpenState } from '../../state.js';
import { say } from '../../text/say.js';
import { sayCivilization } from './phrase.js';

/** What counts most comes first: where room is scarce the last ones are left out. */
export const MARKS = [
  'sick',
  'blocker',
  'guard',
  'triple-breaker',
  'double-breaker',
  'crew-breaker',
  'slayer',
  'no-attack',
  'no-attack-player',
  'must-attack',
  'unblockable',
  'hard-to-block',
  'stealth',
  'power-attacker',
  'shield-burner',
  'tap',
  'silent',
  'survivor',
  'wave-striker',
  'turbo-rush',
  'evolution',
  'shield-trigger',
  'charger',
] as const;
export type MarkName = (typeof MARKS)[number];

/** Marks that a creature has by its keywords at the moment. */
const BY_WORD: readonly (readonly [MarkName, number])[] = [
  ['blocker', BLOCKER],
  ['guard', GUARD],
  ['triple-breaker', TRIPLE_BREAKER],
  ['double-breaker', DOUBLE_BREAKER],
  ['crew-breaker', CREW_BREAKER],
  ['slayer', SLAYER],
  ['must-attack', MUST_ATTACK],
  ['stealth', STEALTH],
  ['power-attacker', POWER_ATTACKER],
  ['shield-burner', SHIELD_BURNER],
];

/** The marks of a creature in the battle zone, as it is now: its power, and what it can. */
export function creatureMarks(state: OpenState, card: Card): Mark[] {
  const words = wordsOf(state, card);
  const { data, tap, silent, waveStriker, evolution } = definitionOf(state, card);
  const names = new Set<MarkName>(BY_WORD.filter(([, bit]) => (words & bit) !== 0).map(([name]) => name));
  if (isSick(state, card)) names.add('sick');
  if ((words & CANNOT) !== 0)
    for (const trait of traitsOf(state, card)) {
      if (trait.has !== 'cannot') continue;
      if (trait.deed === 'attack') names.add('no-attack');
      if (trait.deed === 'attack-player') names.add('no-attack-player');
      if (trait.deed === 'be-blocked') names.add(trait.against === undefined ? 'unblockable' : 'hard-to-block');
    }
  if (tap !== undefined) names.add('tap');
  if (silent !== undefined) names.add('silent');
  if (data.type !== 'spell' && data.races.includes('survivor')) names.add('survivor');
  if (waveStriker) names.add('wave-striker');
  if (hasTurboRush(data)) names.add('turbo-rush');
  if (evolution) names.add('evolution');
  return [String(powerOf(state, card)), ...MARKS.filter((name) => names.has(name)).map((name) => mark(name))];
}

/** Whether a creature came in this turn and cannot attack yet (DM-8). */
export function isSick(state: OpenState, card: Card): boolean {
  return state.came[card] === state.run.turn && !isTapped(state, card) && (wordsOf(state, card) & SPEED_ATTACKER) === 0;
}

/** A card in hand as it would be paid for: what it costs now, and its civilizations as bits. */
export interface Price {
  readonly cost: number;
  readonly set: number;
}

/** The marks of a card in hand: its cost, and what is to be known of it there. */
export function handMarks(data: CardData, price: Price): Mark[] {
  const words = new Set<string>((data.keywords ?? []).map(({ has }) => has));
  return [
    priceMark(price),
    ...(data.type === 'spell' ? [] : [String(data.power)]),
    ...(words.has('shield-trigger') ? [mark('shield-trigger')] : []),
    ...(words.has('charger') ? [mark('charger')] : []),
    ...(data.type === 'evolution' ? [mark('evolution')] : []),
    ...(words.has('blocker') ? [mark('blocker')] : []),
  ];
}

/** The letters of civilizations, given as bits, in their order: the mark of a mana card. */
export function letters(set: number): Saying {
  const [first, ...others] = civilizationsOf(set).map((one) => say(`duel-masters.letter.${one}`));
  return others.reduce(
    (before, next) => say('duel-masters.letters', { first: before, next }),
    first ?? say('duel-masters.none'),
  );
}

/**
 * @param prices that stand beside cards just now
 * @param sets of civilizations of the mana cards that lie there
 */
export function legend(prices: readonly Price[], sets: readonly number[]): NonNullable<TableView['legend']> {
  return [
    ...sets.map((set) => ({
      mark: letters(set),
      words: say('duel-masters.legend.mana', { civilizations: civilizationsOf(set).map(sayCivilization) }),
    })),
    ...prices.map((price) => ({
      mark: priceMark(price),
      words: say('duel-masters.legend.cost', {
        n: price.cost,
        civilizations: civilizationsOf(price.set).map(sayCivilization),
      }),
    })),
    ...MARKS.map((name) => ({
      mark: mark(name),
      words: say(`duel-masters.legend.${name}`),
    })),
  ];
}

function civilizationsOf(set: number): Civilization[] {
  return CIVILIZATIONS.filter((_, at) => (set & (1 << at)) !== 0);
}

function priceMark({ cost, set }: Price): Saying {
  return say('duel-masters.mark.cost', { n: cost, letters: letters(set) });
}

function mark(name: MarkName): Saying {
  return say(`duel-masters.mark.${name}`);
}

function hasTurboRush(data: CardData): boolean {
  return data.type !== 'spell' && (data.abilities ?? []).some(({ under }) => under === 'turbo-rush');
}
