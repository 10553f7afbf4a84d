// What is chosen in the menu: the game, who plays it and how; and what becomes of that when the game or the number changes.
import type { Game, Language } from '../../engine/index.js';
import type { Tongue } from '../../text/index.js';

export interface MenuPlayer {
  name: string;
  bot: string | undefined;
  /** The name of a ready deck, in games with decks. */
  deck?: string | undefined;
}

/** What people chose. Options are as written: `on`, `random`, `8`; an empty seed is to be drawn. */
export interface MenuChoice {
  game: string;
  players: MenuPlayer[];
  options: Record<string, string>;
  seed: string;
  language: Language;
  /** How many play each game when it is chosen again, by its id. */
  counts?: Readonly<Record<string, number>>;
}

/** What was chosen before, for when it is wanted again. */
export interface Earlier {
  /** Everybody who was at the table, by seat: those of the choice first, then those who left it. */
  readonly players: readonly MenuPlayer[];
  /** The number of players of each game, by the game's id. */
  readonly counts: Readonly<Record<string, number>>;
}

/** The game that is chosen, or the first. */
export function gameOf({ games, choice }: { games: readonly Game[]; choice: MenuChoice }): Game | undefined {
  return games.find(({ id }) => id === choice.game) ?? games[0];
}

/**
 * The choice with what its game has: no options of another game, and as many players as it takes.
 * @param earlier when the game changes: then as many play as last time, or the least
 */
export function fitted(choice: MenuChoice, games: readonly Game[], tongue: Tongue, earlier?: Earlier): MenuChoice {
  const game = gameOf({ games, choice });
  if (game === undefined) return choice;
  const { least, most } = game.seats;
  const options = Object.fromEntries(
    Object.entries(choice.options).filter(([name]) => Object.hasOwn(game.options, name)),
  );
  const wanted = earlier === undefined ? choice.players.length : (earlier.counts[game.id] ?? least);
  const count = Math.min(most, Math.max(least, wanted));
  return withPlayers({ ...choice, game: game.id, options }, count, game, tongue, earlier);
}

/**
 * More players are those who left before, then some with names that nobody has yet; in games with decks everybody has one,
 * by default the ready ones in turn.
 */
export function withPlayers(
  choice: MenuChoice,
  count: number,
  game: Game | undefined,
  tongue: Tongue,
  earlier?: Earlier,
): MenuChoice {
  const back = earlier?.players.slice(choice.players.length) ?? [];
  const news = back.filter(({ name }) => !choice.players.some((other) => other.name === name));
  const players = [...choice.players, ...news].slice(0, count);
  for (let number = 1; players.length < count; number++) {
    const name = tongue.say('screen.menu.new-player', { number: String(number) });
    const isTaken = players.some((other) => other.name === name);
    if (!isTaken && number > players.length) players.push({ name, bot: undefined });
  }
  const decks = game?.library?.decks.map(({ name }) => name) ?? [];
  return {
    ...choice,
    players: players.map(({ name, bot, deck }, seat) => {
      const own = decks.find((one) => one === deck) ?? decks[seat % decks.length];
      return own === undefined ? { name, bot } : { name, bot, deck: own };
    }),
  };
}

/** What was chosen before and is chosen now: names that fell away are kept, and how many play each game. */
export function remember({ players, counts }: Earlier, choice: MenuChoice): Earlier {
  const { length } = choice.players;
  return {
    players: [...choice.players, ...players.slice(length)],
    counts: { ...counts, [choice.game]: length },
  };
}
