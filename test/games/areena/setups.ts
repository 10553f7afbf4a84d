// Set-ups of Areena for tests: decks by name, ready ones or those that together hold every card of the pool.
import type { Game, Setup } from '../../../src/engine/index.js';
import { POOL } from '../../../src/games/areena/cards/index.js';
import { englishName } from '../../../src/games/areena/cards/names.js';
import { type SetupParts, setupFor } from '../../setups.js';

/** Half of the pool each, one or two copies a card, so that between them every card is there. */
const cards = POOL.filter(({ type }) => type !== 'gladiator');
const half = (from: number, gladiator: string): string[] => {
  const own = cards.filter((_, at) => at % 2 === from);
  const extra = 40 - own.length;
  return [`gladiator: ${gladiator}`, ...own.map(({ id }, at) => `${at < extra ? 2 : 1} ${englishName(id)}`)];
};

const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  'first-half': half(0, 'Duma of the Ash'),
  'second-half': half(1, 'Sefa the Heron'),
};

/** Decks are names of ready ones, `first-half` or `second-half`. */
export function deckSetup(
  game: Game,
  { decks = [], ...parts }: Omit<SetupParts, 'decks'> & { decks?: readonly string[] } = {},
): Setup {
  return setupFor(game, { ...parts, decks: decks.map((name) => WRITTEN[name] ?? name) });
}
