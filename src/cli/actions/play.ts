// Begins a new game from the command line.
import {
  arrange,
  type Draft,
  type Fault,
  fault,
  type Game,
  normaliseName,
  type Setup,
  Sitting,
  sameName,
  splitOption,
} from '../../engine/index.js';
import type { Shelf } from '../../games/index.js';
import type { Context } from '../context.js';
import { type Botted, withBots } from '../input/bots.js';
import { decksOfPlayers } from '../input/decks/given.js';
import { gameNamed } from '../input/game.js';
import { drawSeed } from '../input/recording.js';
import { EXIT, Stop } from '../stop.js';
import { sitDown } from '../table/index.js';
import { Keeping } from '../table/keep.js';
import { checkShown, type TableOptions } from '../table/shown.js';

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

/** Plays a new game. @returns the exit code; throws a stop with every fault of the command line */
export async function play(
  context: Context,
  id: string,
  names: readonly string[],
  options: PlayOptions,
): Promise<number> {
  const words = options.bot.map((text) => botIn(text));
  const { game, nameOf } = await withBots(context, await gameNamed(context, id), words);
  const setup = await setupFrom(game, nameOf, names, options, context.games);
  checkShown(options);
  // A dash would be taken for standard input when the recording is named again.
  if (options.record === '' || options.record === '-')
    throw new Stop([fault('record.no-file', { text: options.record })], EXIT.usage);
  const sitting = new Sitting(game, setup);
  context.sitting = sitting;
  const keeping =
    options.record === undefined
      ? await Keeping.inStore(context, sitting)
      : await Keeping.inNewFile(context, sitting, options.record);
  return sitDown(context, sitting, keeping, options);
}

/** The bot in `NAME=BOT`. */
function botIn(text: string): string {
  return text.slice(text.lastIndexOf('=') + 1).trim();
}

/** The set-up that a command line stands for; throws a stop with all its faults. */
async function setupFrom(
  game: Game,
  nameOf: Botted['nameOf'],
  written: readonly string[],
  options: PlayOptions,
  games: Shelf,
): Promise<Setup> {
  const names = written.map(normaliseName);
  const faults: Fault[] = [];
  const seatOf = (option: string, name: string): number => {
    const seat = names.findIndex((one) => sameName(one, name));
    if (seat < 0) faults.push(fault('usage.no-such-player', { option, name, known: names }));
    return seat;
  };
  const bots = new Map<number, string>();
  for (const text of options.bot) {
    const at = text.lastIndexOf('=');
    const name = text.slice(0, Math.max(0, at)).trim();
    if (name === '') {
      faults.push(fault('usage.bot-form', { text, bot: Object.keys(game.bots).at(-1) ?? '' }));
      continue;
    }
    const seat = seatOf('--bot', name);
    if (bots.has(seat)) faults.push(fault('usage.bot-twice', { name }));
    else bots.set(seat, nameOf(botIn(text)));
  }
  const first = options.first === undefined ? undefined : seatOf('--first', options.first);
  const orders = options.order === undefined ? [] : [`order=${options.order}`];
  const draft: Draft = {
    players: names.map((name, seat) => ({ name, bot: bots.get(seat) })),
    options: [...options.option, ...orders].map((text) => splitOption(text)),
    seed: options.seed ?? drawSeed(),
    first,
  };
  const arranged = arrange(game, { ...draft, decksFollow: options.deck.length > 0 });
  if (!arranged.ok) faults.push(...arranged.faults);
  if (faults.length > 0 || !arranged.ok) throw new Stop(faults, EXIT.usage);
  // Decks are read when all else is right: what is wrong with them is told with their files.
  const isPlayedFromStdin = arranged.value.players.some(({ bot }) => bot === undefined);
  const decks = await decksOfPlayers(game, names, options, arranged.value.options, games, isPlayedFromStdin);
  if (decks.length === 0) return arranged.value;
  const complete = arrange(game, { ...draft, decks });
  if (!complete.ok) throw new Stop(complete.faults, EXIT.refused);
  return complete.value;
}
