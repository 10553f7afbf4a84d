// Set-ups of Duel Masters for tests: ready decks by name, or those that together hold every card of the pool.
import { arrange, type DeckChoice, type Setup, splitOption } from '../../../src/engine/index.js';
import { POOL } from '../../../src/games/duel-masters/cards/pool/index.js';
import { duelMasters } from '../../../src/games/duel-masters/index.js';

/** Every second card of the pool, twice, so that between them every card is there. */
const half = (from: number): readonly string[] => POOL.filter((_, at) => at % 2 === from).map(({ id }) => `2 ${id}`);

const WRITTEN: Readonly<Record<string, readonly string[]>> = { 'first-half': half(0), 'second-half': half(1) };

export interface DeckSetup {
  /** By seat: the name of a ready deck, `first-half` or `second-half`; the usual ones by default. */
  readonly decks?: readonly string[];
  readonly options?: readonly string[];
  readonly seed?: string;
  readonly first?: number;
}

/** Throws when the parts do not make a set-up. */
export function deckSetup({ decks = [], options = [], seed = '1', first }: DeckSetup = {}): Setup {
  const chosen = decks.map((name, player): DeckChoice => {
    const lines = WRITTEN[name];
    return lines === undefined ? { player, name, lines: [] } : { player, name: undefined, lines };
  });
  const arranged = arrange(duelMasters, {
    players: ['Ann', 'Bob'].map((name) => ({ name, bot: undefined })),
    options: options.map((option) => splitOption(option)),
    seed,
    first,
    decks: chosen,
  });
  if (Array.isArray(arranged)) throw new Error(`no set-up: ${JSON.stringify(arranged)}`);
  return arranged;
}
