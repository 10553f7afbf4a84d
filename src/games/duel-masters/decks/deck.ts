// The decks of a set-up: what is wrong with them, and what they become in a game.
import { type Fault, fault, oncePer, type Setup } from '../../../engine/index.js';
import { checkDeckLines, checkStacks, deckLinesOf } from '../../../kits/duel/index.js';
import type { Kind } from '../cards/index.js';
import { kindByName, nearestName, plainName } from '../cards/names.js';
import { isSame } from '../cards/pack/index.js';
import { POOL } from '../cards/pool/index.js';
import type { CardData } from '../cards/vocabulary.js';
import { cardOf, type ReadDeck, readDeck } from './deck-list.js';
import { DECK_NAMES, SHIPPED } from './index.js';

/** The decks of a game. */
export interface Decks {
  /** By seat, every card's kind in the order of the pool. */
  readonly lists: readonly (readonly Kind[])[];
  /** Cards of packs: the kinds beyond the pool. */
  readonly extra: readonly CardData[];
}

/** What is wrong with the decks and stacked cards of a set-up. */
export function checkDecks(setup: Setup): Fault[] {
  const faults = checkDeckLines(setup, DECK_NAMES, (lines, firstLine) => readDeck(lines, firstLine).faults);
  if (faults.length > 0) return faults;
  const twofold = differing(setup);
  if (twofold.length > 0 || setup.stacks.length === 0) return twofold;
  const { lists, extra } = decksOf(setup);
  return checkStacks(setup, lists, {
    kindOf: (text) => kindByName(text, extra),
    nearTo: (text) => nearestName(text, extra),
    nameOf: (kind) => plainName(cardOf(kind, extra)),
  });
}

/** The decks of a set-up without faults: as given, or the shipped ones in turn. */
export function decksOf(setup: Setup): Decks {
  const decks = setup.players.map((_, seat) => wellFormed(deckLinesOf(setup, seat, SHIPPED)));
  const extra = decks.map((deck) => deck.extra).reduce(joined, NO_EXTRA);
  const lists = decks.map((deck) => {
    if (deck.extra.length === 0 || deck.extra === extra) return deck.kinds;
    const renumber = (kind: Kind): Kind => {
      const card = deck.extra[kind - POOL.length];
      return card === undefined ? kind : POOL.length + extra.findIndex(({ id }) => id === card.id);
    };
    return deck.kinds.map(renumber).sort((a, b) => a - b);
  });
  return { lists, extra };
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

const NO_EXTRA: readonly CardData[] = [];

/** Simulations play thousands of games with the same lists. */
const readOnce = oncePer((lines: readonly string[]) => readDeck(lines));

/** The cards of two lists, each id once; always the same list for the same two. */
function joined(one: readonly CardData[], other: readonly CardData[]): readonly CardData[] {
  if (one.length === 0) return other;
  return other.length === 0 || other === one ? one : unionWith(one)(other);
}

const unionWith = oncePer((one: readonly CardData[]) =>
  oncePer((other: readonly CardData[]) => [...one, ...other.filter(({ id }) => !one.some((card) => card.id === id))]),
);

function wellFormed(lines: readonly string[]): ReadDeck {
  const deck = readOnce(lines);
  if (deck.faults.length === 0) return deck;
  throw new Error(`duel-masters: a deck with faults: ${deck.faults.map(({ code }) => code).join(' ')}`);
}

function nameOf({ players }: Setup, seat: number): string {
  return players[seat]?.name ?? '';
}
