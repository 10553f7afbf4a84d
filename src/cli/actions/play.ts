// Begins a new game from the command line.

import {
  arrange,
  type Draft,
  type Fault,
  failure,
  failureOf,
  faultsOf,
  normaliseName,
  type Result,
  type Setup,
  Sitting,
  sameName,
  splitOption,
  success,
} from '../../engine/index.js';
import type { Shelf } from '../../games/index.js';
import { type Complaint, complain, complaining, complaints } from '../complaint.js';
import type { Context } from '../context.js';
import { EXIT } from '../exit.js';
import { type Botted, withBots } from '../input/bots.js';
import { decksOfPlayers } from '../input/decks/given.js';
import { gameNamed } from '../input/game.js';
import { drawSeed } from '../input/recording.js';
import { fault } from '../say.js';
import { sitDown } from '../table/index.js';
import { Keeping } from '../table/keep.js';
import { readShown, type TableOptions } from '../table/shown.js';

/** What the options of `play` hold. */
export interface PlayOptions extends TableOptions {
  readonly seed?: string;
  readonly order?: string;
  readonly option: readonly string[];
  readonly bot: readonly string[];
  readonly deck: readonly string[];
  readonly cards: readonly string[];
  readonly first?: string;
  readonly record?: string;
}

/** Plays a new game. @returns the exit code, or everything that is wrong with the command line */
export async function play(
  context: Context,
  id: string,
  names: readonly string[],
  options: PlayOptions,
): Promise<Result<number, Complaint>> {
  const named = await gameNamed(context, id);
  if (!named.ok) return named;
  const bots = options.bot.map((text) => botIn(text));
  const botted = await withBots(context, named.value, bots);
  if (!botted.ok) return botted;
  const setup = await setupFrom(botted.value, names, options, context.games);
  if (!setup.ok) return setup;
  const shown = readShown(options);
  if (!shown.ok) return shown;
  // A dash would be taken for standard input when the recording is named again.
  if (options.record === '' || options.record === '-')
    return complain(fault('record.no-file', { text: options.record }), EXIT.usage);
  const sitting = new Sitting(botted.value.game, setup.value);
  context.sitting = sitting;
  const keeping =
    options.record === undefined
      ? success(await Keeping.inStore(context, sitting))
      : await Keeping.inNewFile(context, sitting, options.record);
  return keeping.ok ? success(await sitDown(context, sitting, keeping.value, shown.value)) : keeping;
}

/** The bot in `NAME=BOT`. */
function botIn(text: string): string {
  return text.slice(text.lastIndexOf('=') + 1).trim();
}

/** The set-up that a command line stands for. */
async function setupFrom(
  botted: Botted,
  written: readonly string[],
  options: PlayOptions,
  games: Shelf,
): Promise<Result<Setup, Complaint>> {
  const { game } = botted;
  const names = written.map(normaliseName);
  const bots = splitBots(options.bot, names, botted);
  const first = options.first === undefined ? success(undefined) : seatOf('--first', options.first, names);
  const orders = options.order === undefined ? [] : [`order=${options.order}`];
  const draft: Draft = {
    players: names.map((name, seat) => ({ name, bot: bots.bySeat.get(seat) })),
    options: [...options.option, ...orders].map((text) => splitOption(text)),
    seed: options.seed ?? drawSeed(),
    first: first.ok ? first.value : undefined,
  };
  const arranged = arrange(game, { ...draft, decksFollow: options.deck.length > 0 });
  const wrong = [...bots.faults, ...faultsOf(first), ...faultsOf(arranged)];
  if (wrong.length > 0 || !arranged.ok) return failureOf(complaints(wrong, EXIT.usage));
  // Decks are read when all else is right: what is wrong with them is told with their files.
  const isPlayedFromStdin = arranged.value.players.some(({ bot }) => bot === undefined);
  const decks = await decksOfPlayers(game, names, options, arranged.value.options, games, isPlayedFromStdin);
  if (!decks.ok) return decks;
  if (decks.value.length === 0) return arranged;
  return complaining(arrange(game, { ...draft, decks: decks.value }), EXIT.refused);
}

/** What was written about bots: who sits where, and what is wrong with the rest of it. */
interface SplitBots {
  readonly bySeat: ReadonlyMap<number, string>;
  readonly faults: readonly Fault[];
}

/** Takes each `NAME=BOT` apart. */
function splitBots(written: readonly string[], names: readonly string[], { game, nameOf }: Botted): SplitBots {
  const bySeat = new Map<number, string>();
  const faults: Fault[] = [];
  for (const text of written) {
    const name = text.slice(0, Math.max(0, text.lastIndexOf('='))).trim();
    if (name === '') {
      faults.push(fault('usage.bot-form', { text, bot: Object.keys(game.bots).at(-1) ?? '' }));
      continue;
    }
    const seat = seatOf('--bot', name, names);
    if (!seat.ok) faults.push(...seat.faults);
    else if (bySeat.has(seat.value)) faults.push(fault('usage.bot-twice', { name }));
    else bySeat.set(seat.value, nameOf(botIn(text)));
  }
  return { bySeat, faults };
}

/** Where the player sits whom an option names. */
function seatOf(option: string, name: string, names: readonly string[]): Result<number> {
  const seat = names.findIndex((one) => sameName(one, name));
  return seat < 0 ? failure(fault('usage.no-such-player', { option, name, known: names })) : success(seat);
}
