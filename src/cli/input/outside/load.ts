// Loads games and bots from outside, and says everything that is wrong with them before anybody plays.
import { type Bot, type Choice, type Fault, fault, type Game, type View } from '../../../engine/index.js';
import type { Context } from '../../context.js';
import { EXIT, Stop } from '../../stop.js';
import { importDefault, type Module } from './module.js';

/** A game that a module exports, put on the shelf; throws a stop with every fault that `checkGame` finds. */
export async function loadGame(context: Context, module: Module): Promise<Game> {
  const game = await exported(module);
  const { checkGame, isGame, sayGameFault } = await import('../../../testing/index.js');
  const faults = await checkGame(game);
  if (faults.length > 0 || !isGame(game))
    throw stopAbout(
      module,
      faults.map((one) => fault('outside.game', { text: sayGameFault(one) })),
    );
  if (context.games.ids.includes(game.id)) throw stopAbout(module, [fault('outside.taken', { id: game.id })]);
  context.outside = module.name;
  context.games = context.games.with({ ...game, origin: module.origin });
  return (await context.games.load(game.id)) ?? game;
}

/** A bot that a module exports; throws a stop when it is none. */
export async function loadBot(module: Module): Promise<Bot<Choice, View>> {
  const bot = await exported(module);
  if (isBot(bot)) return bot;
  throw stopAbout(module, [fault('outside.no-bot')]);
}

async function exported(module: Module): Promise<unknown> {
  let found: unknown;
  try {
    found = await importDefault(module);
  } catch (error) {
    throw stopAbout(module, [
      fault('outside.failed', {
        reason: String(error instanceof Error ? error.message : error).split('\n', 1)[0] ?? '',
      }),
    ]);
  }
  if (found === undefined) throw stopAbout(module, [fault('outside.no-default')]);
  return found;
}

function isBot(value: unknown): value is Bot<Choice, View> {
  return typeof value === 'object' && value !== null && 'choose' in value && typeof value.choose === 'function';
}

function stopAbout({ name }: Module, faults: readonly Fault[]): Stop {
  return new Stop(faults, EXIT.refused, { file: name });
}
