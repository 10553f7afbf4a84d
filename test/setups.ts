// Set-ups for tests: what `arrange` makes of a few words, so that tests begin games as everybody else does.
import { arrange, type DeckChoice, type Game, NOBODY, type Setup, splitOption, unwrap } from '../src/engine/index.js';

export interface SetupParts {
  readonly players?: readonly string[];
  /** The bot of every player; by default people play. */
  readonly bot?: string;
  /** As written: `test-mode`, `order=random`. */
  readonly options?: readonly string[];
  readonly seed?: string;
  readonly first?: number;
  /** Cards on top of the common pack, top first, parted by blanks. */
  readonly stack?: string;
  /** By seat: the name of a ready deck, or the lines of a list; the usual ones by default. */
  readonly decks?: readonly (string | readonly string[])[];
}

/** Throws when the parts do not make a set-up. */
export function setupFor(game: Game, parts: SetupParts = {}): Setup {
  const { players = ['Ann', 'Bob'], bot, options = [], seed = '1', first, stack, decks = [] } = parts;
  const arranged = unwrap(
    arrange(game, {
      players: players.map((name) => ({ name, bot })),
      options: options.map((option) => splitOption(option)),
      seed,
      first,
      decks: decks.map(deckChoice),
      stacks: stack === undefined ? [] : [{ player: NOBODY, cards: stack.trim().split(/\s+/u) }],
    }),
  );
  return arranged;
}

function deckChoice(deck: string | readonly string[], player: number): DeckChoice {
  return typeof deck === 'string' ? { player, name: deck, lines: [] } : { player, name: undefined, lines: deck };
}
