// The cards of a game. A card is its id: a state holds its own list of what is in its decks, and numbers count in that list, so
// the order of the pool means nothing to it.
import { oncePer } from '../../../engine/index.js';
import { type Definition, define } from './definition.js';
import { POOL } from './pool/index.js';
import type { CardData } from './vocabulary.js';

export type { Definition } from './definition.js';
export { isDrain, SURVIVOR } from './definition.js';

/** A card as a state knows it: one of ours by its id, one of a pack as its data. */
export type KnownCard = string | CardData;

/** What a card of a game is: a place in the list that its state holds. */
export type Kind = number;

/** What tells of a state's cards. */
export interface Cards {
  /** Each card of the decks once, in the order of ids. Shared by all copies and never changed. */
  readonly cards: readonly KnownCard[];
  /** By number of a card: its place in `cards`. */
  readonly kind: readonly Kind[];
}

/** The id of a card. */
export function idOf(card: KnownCard): string {
  return typeof card === 'string' ? card : card.id;
}

/** What a card is. */
export function definitionOf(state: Cards, card: number): Definition {
  return definitions(state)[state.kind[card] as Kind] as Definition;
}

/** What the card of an id is; undefined: no deck of the game holds it. */
export function definitionById(state: Cards, id: string): Definition | undefined {
  return definitions(state).find(({ data }) => data.id === id);
}

/** The first of some cards that is the card of an id, or undefined. */
export function cardById(state: Cards, among: readonly number[], id: string): number | undefined {
  return among.find((card) => card >= 0 && definitionOf(state, card).data.id === id);
}

const OURS: ReadonlyMap<string, Definition> = new Map(POOL.map((data) => [data.id, define(data)]));

const definePacked = oncePer(define);

const defineAll = oncePer((cards: readonly KnownCard[]): readonly Definition[] =>
  cards.map((card) => (typeof card === 'string' ? ours(card) : definePacked(card))),
);

/** What was asked last: mostly the same game is asked for again and again. */
let last: readonly KnownCard[] = [];
let lastDefinitions: readonly Definition[] = [];

/** By kind; made once for each list. */
function definitions({ cards }: Cards): readonly Definition[] {
  if (cards !== last) {
    lastDefinitions = defineAll(cards);
    last = cards;
  }
  return lastDefinitions;
}

function ours(id: string): Definition {
  const definition = OURS.get(id);
  if (definition === undefined) throw new Error(`duel-masters: no card ${id}`);
  return definition;
}
