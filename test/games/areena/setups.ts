// Set-ups of Areena for tests: decks by name, ready ones or those that together hold every card of the pool.
import { arrange, type DeckChoice, type Game, type Setup, splitOption } from '../../../src/engine/index.js';
import { POOL } from '../../../src/games/areena/cards/index.js';
import { englishName } from '../../../src/games/areena/names.js';

/** Half of the pool each, one or two copies a card, so that between them every card is there. */
const cards = POOL.map((card, kind) => ({ ...card, kind })).filter(({ type }) => type !== 'gladiator');
const half = (from: number, gladiator: string): string[] => {
  const own = cards.filter((_, at) => at % 2 === from);
  const extra = 40 - own.length;
  return [`gladiator: ${gladiator}`, ...own.map(({ kind }, at) => `${at < extra ? 2 : 1} ${englishName(kind)}`)];
};

const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  'first-half': half(0, 'Duma of the Ash'),
  'second-half': half(1, 'Sefa the Heron'),
};

export interface DeckSetup {
  /** By seat: the name of a ready deck, `first-half` or `second-half`; the usual ones by default. */
  readonly decks?: readonly string[];
  readonly options?: readonly string[];
  readonly seed?: string;
  readonly first?: number;
}

/** Throws when the parts do not make a set-up. */
export function deckSetup(game: Game, { decks = [], options = [], seed = '1', first }: DeckSetup = {}): Setup {
  const chosen = decks.map((name, player): DeckChoice => {
    const lines = WRITTEN[name];
    return lines === undefined ? { player, name, lines: [] } : { player, name: undefined, lines };
  });
  const arranged = arrange(game, {
    players: ['Ann', 'Bob'].map((name) => ({ name, bot: undefined })),
    options: options.map((option) => splitOption(option)),
    seed,
    first,
    decks: chosen,
  });
  if (Array.isArray(arranged)) throw new Error(`no set-up: ${JSON.stringify(arranged)}`);
  return arranged;
}
