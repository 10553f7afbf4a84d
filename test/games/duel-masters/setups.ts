// Set-ups of Duel Masters for tests: ready decks by name, or those that together hold every card of the pool.
import type { Setup } from '../../../src/engine/index.js';
import { POOL } from '../../../src/games/duel-masters/cards/pool/index.js';
import { duelMasters } from '../../../src/games/duel-masters/index.js';
import { type SetupParts, setupFor } from '../../setups.js';

/** Every second card of the pool, twice, so that between them every card is there. */
const half = (from: number): readonly string[] => POOL.filter((_, at) => at % 2 === from).map(({ id }) => `2 ${id}`);

const WRITTEN: Readonly<Record<string, readonly string[]>> = { 'first-half': half(0), 'second-half': half(1) };

/** Decks are names of ready ones, `first-half` or `second-half`. */
export function deckSetup({
  decks = [],
  ...parts
}: Omit<SetupParts, 'decks'> & { decks?: readonly string[] } = {}): Setup {
  return setupFor(duelMasters, { ...parts, decks: decks.map((name) => WRITTEN[name] ?? name) });
}
