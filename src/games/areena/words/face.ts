// How cards look: they have no signs of their own and are said by their names. Made once for each card of the pool.
import { type Face, say } from '../../../engine/index.js';
import { byKind, type Kind } from '../cards/index.js';
import { nameKey } from '../cards/names.js';

export const faceOf: (kind: Kind) => Face = byKind((kind, { type }) => ({
  drawn: '',
  ascii: kind,
  words: say(nameKey(kind)),
  tone: type,
}));

/** A card in a slot of a saying. */
export function cardSlot(kind: Kind): { readonly face: Face } {
  return { face: faceOf(kind) };
}
