// The decks of a set-up: what is wrong with them, and what a game makes of them.
import { type Fault, nearest, type Setup } from '../../../engine/index.js';
import { checkDeckLines, checkStacks, deckLinesOf } from '../../../kits/duel/index.js';
import type { CardData, Kind } from '../cards/card.js';
import type { Draft } from '../cards/card-line.js';
import { freeSlug, slugOf } from '../cards/slug.js';
import { fault } from '../text/say.js';
import { readDeck, sizeOf } from './card-file.js';
import { DECK_NAMES, SHIPPED } from './index.js';

/** The cards of both decks. */
export interface GameCards {
  /** Each card once, in the order of ids, so that nothing tells in which order files named them. */
  readonly cards: readonly CardData[];
  /** By seat: what its cards are, in the same order. */
  readonly kinds: readonly (readonly Kind[])[];
  /** Cards a side. */
  readonly size: number;
}

/** What is wrong with the decks and stacked cards of a set-up. */
export function checkDecks(setup: Setup): Fault[] {
  const { players, options, decks, stacks } = setup;
  const faults = checkDeckLines(setup, DECK_NAMES, (lines, firstLine) => readDeck(lines, firstLine, options).faults);
  const right = sizeOf(options);
  // Ready decks have their size, whatever an option asks for.
  const named = new Map(
    decks.flatMap(({ name, line }) => (name !== undefined && isShipped(name) ? [[name, line]] : [])),
  );
  for (const [name, line] of named) {
    const count = SHIPPED[name].length;
    if (count !== right) faults.push(fault('weiss.ready-size', { name, count, right }, line));
  }
  players.forEach((player, seat) => {
    const name = readyName(seat);
    const count = SHIPPED[name].length;
    if (count !== right && !decks.some((deck) => deck.player === seat))
      faults.push(fault('weiss.no-deck', { player: player.name, name, count, right }));
  });
  if (faults.length > 0 || stacks.length === 0) return faults;
  const { cards, kinds } = decksOf(setup);
  return checkStacks(setup, kinds, {
    kindOf: (text) => kindNamed(cards, text),
    nearTo: (text) =>
      nearest(
        text,
        cards.map(({ name }) => name),
      ),
    nameOf: (kind) => cards[kind]?.name ?? '',
  });
}

/** The decks of a set-up without faults: as given, or the ready ones, Weiss’s and Schwarz’s. */
export function decksOf(setup: Setup): GameCards {
  const [weiss, schwarz] = [0, 1].map((seat) => deckLinesOf(setup, seat, SHIPPED)) as [
    readonly string[],
    readonly string[],
  ];
  const known = made.get(weiss)?.get(schwarz);
  if (known !== undefined) return known;
  const cards = makeCards([draftsOf(weiss, setup), draftsOf(schwarz, setup)], sizeOf(setup.options));
  const byOther = made.get(weiss) ?? new WeakMap<readonly string[], GameCards>();
  byOther.set(schwarz, cards);
  made.set(weiss, byOther);
  return cards;
}

/** What has been made of lists of lines: a simulation plays thousands of games with the same two. */
const made = new WeakMap<readonly string[], WeakMap<readonly string[], GameCards>>();

/** Gives every different card an id: of two with the same slug the one that a file names first gets it. */
export function makeCards(decks: readonly (readonly Draft[])[], size: number): GameCards {
  const taken = new Set<string>();
  const known = new Map<string, CardData>();
  const dataOf = (draft: Draft): CardData => {
    const key = JSON.stringify(draft);
    const card = known.get(key) ?? withId(freeSlug(draft.name, taken), draft);
    taken.add(card.id);
    known.set(key, card);
    return card;
  };
  const lists = decks.map((drafts) => drafts.map(dataOf));
  const cards = [...known.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  const kindOf = new Map(cards.map((card, kind) => [card, kind]));
  const kinds = lists.map((list) => list.map((card) => kindOf.get(card) as Kind).sort((a, b) => a - b));
  return { cards, kinds, size };
}

/** The kind that a name or a slug stands for, or undefined. */
export function kindNamed(cards: readonly CardData[], text: string): Kind | undefined {
  const slug = slugOf(text);
  const kind = cards.findIndex(({ id }) => id === slug);
  return kind < 0 ? undefined : kind;
}

function draftsOf(lines: readonly string[], setup: Setup): readonly Draft[] {
  const { drafts, faults } = readDeck(lines, 1, setup.options);
  if (faults.length > 0)
    throw new Error(`weiss-schwarz: a deck with faults: ${faults.map(({ code }) => code).join(' ')}`);
  return drafts;
}

/** The ready deck of a side. */
function readyName(seat: number): (typeof DECK_NAMES)[number] {
  return DECK_NAMES[seat] ?? DECK_NAMES[0];
}

function isShipped(name: string): name is keyof typeof SHIPPED {
  return Object.hasOwn(SHIPPED, name);
}

/** Named one by one, so that all cards have the same shape. */
function withId(
  id: string,
  { name, type, colour, extra, ability, flavour, level, cost, power, soul, subtypes }: Draft,
): CardData {
  return { id, name, type, colour, extra, ability, flavour, level, cost, power, soul, subtypes };
}
