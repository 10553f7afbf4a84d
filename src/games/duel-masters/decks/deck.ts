// The decks of a set-up: what is wrong with them, and what they become in a game.
import { type Fault, oncePer, type Setup } from '../../../engine/index.js';
import { checkDeckLines, checkStacks, copies, deckLinesOf } from '../../../kits/duel/index.js';
import type { Cards, Kind } from '../cards/index.js';
import { cardByName, isOurs, nearestName, plainName } from '../cards/names.js';
import { isSame } from '../cards/pack/index.js';
import type { CardData } from '../cards/vocabulary.js';
import { fault } from '../text/say.js';
import { type ReadDeck, readDeck } from './deck-list.js';
import { DECK_NAMES, SHIPPED } from './index.js';

/** The decks of a game: seat 0's cards first, each seat's in the order of ids. */
export interface Decks extends Cards {
  /** Cards below this number are seat 0's. */
  readonly split: number;
}

/** What is wrong with the decks and stacked cards of a set-up. */
export function checkDecks(setup: Setup): Fault[] {
  const faults = checkDeckLines(setup, DECK_NAMES, (lines, firstLine) => readDeck(lines, firstLine).faults);
  if (faults.length > 0) return faults;
  const twofold = differing(setup);
  if (twofold.length > 0 || setup.stacks.length === 0) return twofold;
  const decks = decksIn(setup);
  const extra = decks.flatMap((deck) => deck.extra);
  // The same card of a pack may have been read twice.
  const one = (card: CardData): CardData => extra.find(({ id }) => id === card.id) ?? card;
  const cards = decks.map(({ entries }) => entries.flatMap(({ card, count }) => copies(count, one(card))));
  return checkStacks<CardData>(setup, cards, {
    kindOf: (text) => cardByName(text, extra),
    nearTo: (text) => nearestName(text, extra),
    nameOf: plainName,
  });
}

/** The decks of a set-up without faults: as given, or the shipped ones in turn. Always the same object for the same lists. */
export function decksOf(setup: Setup): Decks {
  const [one, other] = decksIn(setup);
  return together(one)(other);
}

/** Two players may bring the same card, but not two cards under one id. */
function differing(setup: Setup): Fault[] {
  const all = setup.decks.flatMap(({ player, lines, line }) =>
    readOnce(lines).extra.map((card) => ({ card, player, line })),
  );
  return all.flatMap(({ card, line }, at) => {
    const other = all.slice(0, at).find((one) => one.card.id === card.id && !isSame(one.card, card));
    return other === undefined
      ? []
      : [fault('deck.card-differs', { card: card.id, player: nameOf(setup, other.player) }, line)];
  });
}

/** Simulations play thousands of games with the same lists. */
const readOnce = oncePer((lines: readonly string[]) => readDeck(lines));

/** Two decks numbered: by the ids of their cards alone, in whatever order pool and lists have them. */
const together = oncePer((one: ReadDeck) => oncePer((other: ReadDeck) => numbered([one, other])));

function numbered(decks: readonly ReadDeck[]): Decks {
  const byId = new Map<string, Kind>();
  for (const { entries } of decks) for (const { card } of entries) byId.set(card.id, isOurs(card) ? card.id : card);
  const ids = [...byId.keys()].sort();
  const lists = decks.map(({ entries }) =>
    entries.flatMap(({ card, count }) => copies(count, ids.indexOf(card.id))).sort((a, b) => a - b),
  );
  return { kinds: ids.map((id) => byId.get(id) ?? id), kind: lists.flat(), split: lists[0]?.length ?? 0 };
}

function decksIn(setup: Setup): readonly [ReadDeck, ReadDeck] {
  const read = (seat: number): ReadDeck => wellFormed(deckLinesOf(setup, seat, SHIPPED));
  return [read(0), read(1)];
}

function wellFormed(lines: readonly string[]): ReadDeck {
  const deck = readOnce(lines);
  if (deck.faults.length === 0) return deck;
  throw new Error(`duel-masters: a deck with faults: ${deck.faults.map(({ code }) => code).join(' ')}`);
}

function nameOf({ players }: Setup, seat: number): string {
  return players[seat]?.name ?? '';
}
