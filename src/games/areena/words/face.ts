// How cards look: they have no signs of their own and are said by their names. Made once for each card of the pool.
import type { Face } from '../../../engine/index.js';
import { type Kind, POOL } from '../cards/index.js';
import { nameKey } from '../cards/names.js';
import { say } from '../text/say.js';

const FACES: readonly Face[] = POOL.map(({ id, type }, kind) => ({
  drawn: '',
  ascii: id,
  words: say(nameKey(kind)),
  tone: type,
}));

export function faceOf(kind: Kind): Face {
  return FACES[kind] as Face;
}

/** A card in a slot of a saying. */
export function cardSlot(kind: Kind): { readonly face: Face } {
  return { face: faceOf(kind) };
}
