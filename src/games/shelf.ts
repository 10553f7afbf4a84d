// A shelf of games: their ids at once, each game when somebody asks for it.
import type { Game } from '../engine/index.js';

export interface Shelf {
  /** In the order of lists and menus. */
  readonly ids: readonly string[];
  /**
   * URL of a module that exports this shelf as `GAMES`, so that worker threads can take their games from it; undefined: games are
   * played where the shelf is.
   */
  readonly home: string | undefined;
  /** The game of an id, with the bots that every game has; the same one each time. Undefined where there is none. */
  load(id: string): Promise<Game | undefined>;
  /** Every game, in the order of the ids. */
  loadAll(): Promise<readonly Game[]>;
  /** This shelf with a game from outside on it, which gets the bots that every game has. It has no home. */
  with(game: Game): Shelf;
}

/** Loads a game. */
type Loader = () => Promise<Game>;

/** A shelf of games by id, each with what loads it. */
export function shelfOf(loaders: Readonly<Record<string, Loader>>, home?: string): Shelf {
  const loaded = new Map<string, Promise<Game>>();
  const ids = Object.keys(loaders);
  const load = async (id: string): Promise<Game | undefined> => {
    const loader = Object.hasOwn(loaders, id) ? loaders[id] : undefined;
    if (loader === undefined) return undefined;
    const known = loaded.get(id) ?? withBots(loader);
    loaded.set(id, known);
    return known;
  };
  const loadAll = async (): Promise<readonly Game[]> =>
    (await Promise.all(ids.map(load))).filter((game) => game !== undefined);
  const withGame = (game: Game): Shelf => shelfOf({ ...loaders, [game.id]: async () => game });
  return { ids, home, load, loadAll, with: withGame };
}

async function withBots(loader: Loader): Promise<Game> {
  const [game, { withCommonBots }] = await Promise.all([loader(), import('../bots/index.js')]);
  return withCommonBots(game);
}
