// The cards of a game by number: the pool's first, those of packs after them.
import { oncePer } from '../../../engine/index.js';
import { type Definition, define, type Kind } from './definition.js';
import { POOL } from './pool/index.js';
import type { CardData } from './vocabulary.js';

export type { Definition, Kind } from './definition.js';
export { isDrain, SURVIVOR } from './definition.js';

const OURS: readonly Definition[] = POOL.map(define);

const withPack = oncePer((extra: readonly CardData[]): readonly Definition[] => [
  ...OURS,
  ...extra.map((data, place) => define(data, OURS.length + place)),
]);

/** The definitions of all cards that a game can have, by kind; made once for each pack. */
export function definitions(extra: readonly CardData[]): readonly Definition[] {
  return extra.length === 0 ? OURS : withPack(extra);
}

/** What a card of a game is. */
export function definitionOf(
  state: { readonly kind: readonly Kind[]; readonly extra: readonly CardData[] },
  card: number,
): Definition {
  return definitions(state.extra)[state.kind[card] as Kind] as Definition;
}

/** What a kind is. */
export function definitionByKind(extra: readonly CardData[], kind: Kind): Definition {
  return definitions(extra)[kind] as Definition;
}
