// The choices of Duel Masters. Those about any copy of a card, or about a number, are made once and shared.
import { type Card, NONE, withCardWords } from '../../kits/duel/index.js';
import type { Definition } from './cards/index.js';
import { cardByName } from './cards/names.js';

export const ACTS = [
  /** Untap: leaves a creature tapped for its silent skill, or untaps all others. */
  'leave',
  'ready',
  /** Charge: a hand card to the mana zone, or none. */
  'charge',
  'skip',
  /** Main: uses a hand card, `on` its bases; `pay`: the same, choosing the mana. */
  'use',
  'pay',
  /** A mana card that is tapped to pay. */
  'spend',
  /** Attack: with a creature, `on` a creature or, with nothing there, the opponent. */
  'attack',
  /** Taps a creature for its tap ability, or for that of the card that it is `on`. */
  'tap',
  'block',
  /** Does not block. */
  'pass',
  /** Breaks the shield of a number. */
  'break',
  /** Uses the shield trigger that was broken, `on` its bases, or keeps the card in hand. */
  'trigger',
  'keep',
  /** A card that an action is done to; a shield by its number. */
  'pick',
  'shield',
  /** Ends main, the attacks, or picking. */
  'done',
  'yes',
  'no',
  /** One of several things that a text offers, by its number. */
  'mode',
  /** What was looked at has been seen. */
  'seen',
  /** Puts an evolution that comes by an effect `on` its bases. */
  'evolve',
] as const;
export type Act = (typeof ACTS)[number];

/**
 * A card as choices call it: its id, `.2` for the second of that id in its zone, `foe/` before a card of the other side, the
 * zone before a base that is not in the battle zone: `mana/hound`.
 */
export interface Named {
  /** NONE: any copy of it will do. */
  readonly card: Card;
  readonly id: string;
  readonly word: string;
}

export interface DuelChoice {
  readonly act: Act;
  /** The card it is about, or null. */
  readonly what: Named | null;
  /** What is attacked, or what an evolution is put on. */
  readonly on: readonly Named[];
  /** A shield's place or a mode, from 1; else 0. */
  readonly number: number;
}

/** After `attack X`: the opponent. */
export const PLAYER_WORD = 'player';
const NO_CARDS: readonly Named[] = Object.freeze([]);

/** A choice that names no card. */
export function bare(act: Act): DuelChoice {
  return BARE[act];
}

/** A choice about any copy of a card, made once for each. */
export function choiceOf(act: Act, definition: Definition): DuelChoice {
  let own = byCard.get(definition);
  if (own === undefined) {
    own = new Map();
    byCard.set(definition, own);
  }
  let choice = own.get(act);
  if (choice === undefined) {
    choice = make(act, nameOf(definition), NO_CARDS, 0);
    own.set(act, choice);
  }
  return choice;
}

/** A choice about a certain card, and what it is done on. */
export function choiceWith(act: Act, what: Named | null, on: readonly Named[] = NO_CARDS): DuelChoice {
  return { act, what, on, number: 0 };
}

/** A choice of what an evolution is put on, whatever the order: it is written in that of the words. */
export function choiceOn(
  act: 'use' | 'pay' | 'trigger' | 'evolve',
  what: Named | null,
  bases: readonly Named[],
): DuelChoice {
  return choiceWith(act, what, bases.length < 2 ? bases : [...bases].sort((a, b) => compare(a.word, b.word)));
}

/** A choice by number, from 1. */
export function choiceAt(act: 'break' | 'shield' | 'mode', number: number): DuelChoice {
  const own = (byNumber[act] ??= []);
  return (own[number] ??= make(act, null, NO_CARDS, number));
}

/** Any copy of a card. */
export function nameOf(definition: Definition): Named {
  let name = names.get(definition);
  if (name === undefined) {
    const { id } = definition.data;
    name = Object.freeze({ card: NONE, id, word: id });
    names.set(definition, name);
  }
  return name;
}

/** `charge bolt`, `use hound-king plain-hound.2`, `attack wall player`, `break 3`, `done`. */
export function formatChoice({ act, what, on, number }: DuelChoice): string {
  const words: string[] = [act];
  if (what !== null) words.push(what.word);
  if (act === 'attack' && on.length === 0) words.push(PLAYER_WORD);
  for (const { word } of on) words.push(word);
  if (number > 0) words.push(String(number));
  return words.join(' ');
}

/**
 * Small letters, cards by id whatever language names them, and what an evolution is put on in the order of the words: `use
 * bolt`, `Attack Storm Hound.2 player`.
 */
export function tidyChoice(text: string): string {
  const [act = '', ...rest] = text.toLowerCase().split(/[\s,]+/u);
  const words = [act, ...withCardWords(rest, namedBy)];
  const from = EVOLVING[act];
  return (from === undefined ? words : [...words.slice(0, from), ...words.slice(from).sort(compare)]).join(' ');
}

/** After how many words of a choice its bases follow. */
const EVOLVING: Readonly<Record<string, number>> = { use: 2, pay: 2, trigger: 2, evolve: 1 };

/** Whose or where it is, what it is, which one. */
const NAMING = /^((?:foe|mana|graveyard|hand)\/)?(.*?)(\.(?:\d+|tapped))?$/u;

/** The canonical word for a name such as `foe/storm hound.2`, or undefined when it names none of our cards. */
function namedBy(text: string): string | undefined {
  const [, place = '', name = '', copy = ''] = NAMING.exec(text) ?? [];
  if (/^\d*$/u.test(name) || RESERVED.has(name)) return undefined;
  const card = cardByName(name);
  return card === undefined ? undefined : `${place}${card.id}${copy}`;
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

const RESERVED: ReadonlySet<string> = new Set([PLAYER_WORD]);

const make = (act: Act, what: Named | null, on: readonly Named[], number: number): DuelChoice =>
  Object.freeze({ act, what, on, number });

const BARE = Object.fromEntries(ACTS.map((act) => [act, make(act, null, NO_CARDS, 0)])) as Record<Act, DuelChoice>;
const byCard = new WeakMap<Definition, Map<Act, DuelChoice>>();
const names = new WeakMap<Definition, Named>();
const byNumber: Partial<Record<Act, DuelChoice[]>> = {};
