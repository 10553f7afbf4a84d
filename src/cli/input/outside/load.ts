// Loads games and bots from outside, and says everything that is wrong with them before anybody plays.

import {
  type Bot,
  type Choice,
  type Failure,
  type Fault,
  failureOf,
  type Game,
  type Result,
  success,
  type View,
} from '../../../engine/index.js';
import { type Complaint, complain, complaints } from '../../complaint.js';
import type { Context } from '../../context.js';
import { EXIT } from '../../exit.js';
import { fault } from '../../say.js';
import { importDefault, type Module } from './module.js';

/** Enough to find what is wrong, and quick enough for every start. */
const QUICK = { games: 4, choices: 20 };

/** A game that a module exports, put on the shelf. */
export async function loadGame(context: Context, module: Module): Promise<Result<Game, Complaint>> {
  const found = await exported(module);
  if (!found.ok) return found;
  const checked = await checkedGame(module, found.value);
  if (!checked.ok) return checked;
  const game = checked.value;
  if (context.games.ids.includes(game.id)) return complainOf(module, fault('outside.taken', { id: game.id }));
  context.outside = module.name;
  context.games = context.games.with({ ...game, origin: module.origin });
  return success((await context.games.load(game.id)) ?? game);
}

/** A bot that a module exports. */
export async function loadBot(module: Module): Promise<Result<Bot<Choice, View>, Complaint>> {
  const found = await exported(module);
  if (!found.ok) return found;
  return isBot(found.value) ? success(found.value) : complainOf(module, fault('outside.no-bot'));
}

/** What a module exports, if it is a game; else every fault that `checkGame` finds. */
async function checkedGame({ name }: Module, found: unknown): Promise<Result<Game, Complaint>> {
  const { checkGame, isGame, sayGameFault } = await import('../../../testing/index.js');
  const faults = (await checkGame(found, QUICK)).map((one) => fault('outside.game', { text: sayGameFault(one) }));
  if (faults.length > 0) return failureOf(complaints(faults, EXIT.refused, { file: name }));
  if (isGame(found)) return success(found);
  throw new Error(`nothing is wrong with ${name}, but it is no game`);
}

async function exported(module: Module): Promise<Result<unknown, Complaint>> {
  let found: unknown;
  try {
    found = await importDefault(module);
  } catch (error) {
    if (/\.[cm]?ts$/u.test(module.file) && isUnknownExtension(error))
      return complainOf(module, fault('outside.typescript'));
    const [reason = ''] = String(error instanceof Error ? error.message : error).split('\n', 1);
    return complainOf(module, fault('outside.failed', { reason }));
  }
  return found === undefined ? complainOf(module, fault('outside.no-default')) : success(found);
}

/** Node of today reads no TypeScript; one that does will not say this. */
function isUnknownExtension(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_UNKNOWN_FILE_EXTENSION';
}

function isBot(value: unknown): value is Bot<Choice, View> {
  return typeof value === 'object' && value !== null && 'choose' in value && typeof value.choose === 'function';
}

function complainOf({ name }: Module, fault: Fault): Failure<Complaint> {
  return complain(fault, EXIT.refused, { file: name });
}
