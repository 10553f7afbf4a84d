// The cards of a game. A card is its id: a state holds its own list of what is in its decks, and numbers count in that list, so
// the order of the pool means nothing to it.
import { oncePer } from '../../../engine/index.js';
import { type Definition, define } from './definition.js';
import { POOL } from './pool/index.js';
import type { CardData } from './vocabulary.js';

export type { Definition } from './definition.js';
export { isDrain, SURVIVOR } from './definition.js';

/** What kind of card one is: one of ours by its id, one of a pack as its data. */
export type Kind = string | CardData;

/** The part of a state that says what its cards are. */
export interface Cards {
  /** Every kind of card in either deck once, in the order of their ids; fixed for the whole game, so copies share it. */
  readonly kinds: readonly Kind[];
  /** By card: its place in `kinds`; fixed for the whole game. */
  readonly kind: readonly number[];
}

/** What a card is. */
export function definitionOf(state: Cards, card: number): Definition {
  return definitionsOf(state.kinds)[state.kind[card] as number] as Definition;
}

/** What the card of an id is; undefined: no deck of the game holds it. */
export function definitionById(state: Cards, id: string): Definition | undefined {
  return definitionsOf(state.kinds).find(({ data }) => data.id === id);
}

/** The first of some cards that is the card of an id, or undefined. */
export function cardById(state: Cards, among: readonly number[], id: string): number | undefined {
  return among.find((card) => card >= 0 && definitionOf(state, card).data.id === id);
}

const OURS: ReadonlyMap<string, Definition> = new Map(POOL.map((data) => [data.id, define(data)]));

const definePacked = oncePer(define);

const defineAll = oncePer((kinds: readonly Kind[]): readonly Definition[] =>
  kinds.map((kind) => (typeof kind === 'string' ? ours(kind) : definePacked(kind))),
);

/** What was asked last: mostly the same game is asked for again and again. */
let last: readonly Kind[] = [];
let lastDefinitions: readonly Definition[] = [];

/** By the place of each in a state's list of kinds; made once for each list. */
function definitionsOf(kinds: readonly Kind[]): readonly Definition[] {
  if (kinds !== last) {
    lastDefinitions = defineAll(kinds);
    last = kinds;
  }
  return lastDefinitions;
}

function ours(id: string): Definition {
  const definition = OURS.get(id);
  if (definition === undefined) throw new Error(`duel-masters: no card ${id}`);
  return definition;
}
