// Begins a new game from the command line.
import {
  arrange,
  type Fault,
  fault,
  type Game,
  normaliseName,
  type Setup,
  Sitting,
  sameName,
  splitOption,
} from '../../engine/index.js';
import type { PlayOptions } from '../commands/play.js';
import type { Context } from '../context.js';
import { gameNamed } from '../games.js';
import { Keeping } from '../keep.js';
import { drawSeed } from '../recording.js';
import { EXIT, type ExitCode, Stop } from '../stop.js';
import { paletteOf, sitDown } from '../table.js';

/** Plays a new game. @returns the exit code; throws a stop with every fault of the command line */
export async function play(
  context: Context,
  id: string,
  names: readonly string[],
  options: PlayOptions,
): Promise<ExitCode> {
  const game = gameNamed(context, id);
  const setup = setupFrom(game, names, options);
  paletteOf(options);
  const sitting = new Sitting(game, setup);
  context.sitting = sitting;
  const keeping =
    options.record === undefined
      ? await Keeping.inStore(context, sitting)
      : await Keeping.inNewFile(context, sitting, options.record);
  return sitDown(context, sitting, keeping, options);
}

/** The set-up that a command line stands for; throws a stop with all its faults. */
function setupFrom(game: Game, written: readonly string[], options: PlayOptions): Setup {
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
    if (at < 0) faults.push(fault('usage.bot-form', { text, bot: Object.keys(game.bots).at(-1) ?? '' }));
    else bots.set(seatOf('--bot', text.slice(0, at)), text.slice(at + 1).trim());
  }
  const first = options.first === undefined ? undefined : seatOf('--first', options.first);
  const orders = options.order === undefined ? [] : [`order=${options.order}`];
  const arranged = arrange(game, {
    players: names.map((name, seat) => ({ name, bot: bots.get(seat) })),
    options: [...orders, ...options.option].map((text) => splitOption(text)),
    seed: options.seed ?? drawSeed(),
    first,
  });
  if (Array.isArray(arranged)) faults.push(...arranged);
  if (faults.length > 0 || isFaults(arranged)) throw new Stop(faults, EXIT.usage);
  return arranged;
}

function isFaults(setup: Setup | Fault[]): setup is Fault[] {
  return Array.isArray(setup);
}
