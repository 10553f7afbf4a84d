// Set-ups: what `arrange` makes of a few words, so that tests begin games as everybody else does.
import {
  arrange,
  type DeckChoice,
  type Game,
  NOBODY,
  type Result,
  type Setup,
  splitOption,
  unwrap,
} from '../engine/index.js';

export interface SetupParts {
  readonly players?: readonly string[];
  /** The bot of every player; by default people play. */
  readonly bot?: string | undefined;
  /** As written: `test-mode`, `order=random`. */
  readonly options?: readonly string[];
  readonly seed?: string;
  readonly first?: number | undefined;
  /** Cards on top of the common pack, top first, parted by blanks. */
  readonly stack?: string | undefined;
  /** By seat: the name of a ready deck, or the lines of a list; the usual ones by default. */
  readonly decks?: readonly (string | readonly string[])[];
}

/** A set-up from its parts, or everything that is wrong with it. */
export function arrangeParts(game: Game, parts: SetupParts): Result<Setup> {
  const { players = ['Ann', 'Bob'], bot, options = [], seed = '1', first, stack, decks = [] } = parts;
  return arrange(game, {
    players: players.map((name) => ({ name, bot })),
    options: options.map((option) => splitOption(option)),
    seed,
    first,
    decks: decks.map(deckChoice),
    stacks: stack === undefined ? [] : [{ player: NOBODY, cards: stack.trim().split(/\s+/u) }],
  });
}

/** A set-up from its parts, those that are left out as usual. Throws when they do not make one. */
export function setupFor(game: Game, parts: SetupParts = {}): Setup {
  return unwrap(arrangeParts(game, parts));
}

function deckChoice(deck: string | readonly string[], player: number): DeckChoice {
  return typeof deck === 'string' ? { player, name: deck, lines: [] } : { player, name: undefined, lines: deck };
}
