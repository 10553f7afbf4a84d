// Bots from outside among those that the command line names: `--bot Ann=./my-bot.js`.

import { type Game, type Result, success } from '../../engine/index.js';
import { type Complaint, complain } from '../complaint.js';
import type { Context } from '../context.js';
import { EXIT } from '../exit.js';
import { fault } from '../say.js';

/** A game with further bots, and what the words on the command line call them. */
export interface Botted {
  readonly game: Game;
  /** The bot that a word names; a word that names no file stands for itself. */
  readonly nameOf: (word: string) => string;
}

/**
 * Loads the bots from outside that some words name, and gives them to the game under the names of their files: recordings call
 * them so.
 */
export async function withBots(
  context: Context,
  game: Game,
  words: readonly string[],
): Promise<Result<Botted, Complaint>> {
  const paths = words.filter((word) => !Object.hasOwn(game.bots, word) && /[\\/]|\.[cm]?js$/u.test(word));
  if (paths.length === 0) return success({ game, nameOf: (word) => word });
  const { findModule, loadBot } = await import('./outside/index.js');
  const names = new Map<string, string>();
  const bots = { ...game.bots };
  for (const word of new Set(paths)) {
    const module = findModule(word);
    if (module === undefined) return complain(fault('bot.no-file', { name: word }), EXIT.usage);
    const bot = await loadBot(module);
    if (!bot.ok) return bot;
    const name =
      word
        .split(/[\\/]/u)
        .findLast((part) => part !== '' && part !== '.')
        ?.replace(/\s+/gu, '-') ?? word;
    names.set(word, name);
    bots[name] = bot.value;
  }
  context.games = context.games.with({ ...game, bots });
  context.game = await context.games.load(game.id);
  return success({ game: context.game ?? game, nameOf: (word) => names.get(word) ?? word });
}
