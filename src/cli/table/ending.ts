// What is told at the end of a game: the commands that show it again, or go on with it.
import { type Sitting, writeOptions } from '../../engine/index.js';
import type { Context } from '../context.js';
import type { Keeping } from './keep.js';
import { type Shown, shownBy } from './shown.js';

export interface Ending {
  readonly file: string;
  readonly replay: string;
  readonly resume: string;
}

/**
 * The commands for a game that ends or is left. A game that could not be kept can at least be begun anew.
 * @param shown how the table was shown, which `resume` repeats
 */
export function endingOf(context: Context, sitting: Sitting, { file }: Keeping, shown: Shown = {}): Ending {
  if (file !== undefined) {
    // What begins with a dash would be taken for an option.
    const named = file.startsWith('-') ? `./${file}` : file;
    return {
      file,
      replay: context.command('replay', named),
      resume: context.command('resume', named, ...shownBy(shown)),
    };
  }
  const again = playAgain(context, sitting);
  return { file: context.words['cli.nowhere'], replay: again, resume: again };
}

/** The command that plays the same game from its beginning. */
function playAgain(context: Context, sitting: Sitting): string {
  const { game, setup, names } = sitting;
  const isDashed = names.some((name) => name.startsWith('-'));
  const bots = setup.players.flatMap(({ name, bot }) => (bot === undefined ? [] : ['--bot', `${name}=${bot}`]));
  const options = writeOptions(game.options, setup.options).flatMap((option) => ['--option', option]);
  const decks = setup.decks.flatMap(({ player, name }) => [
    '--deck',
    `${sitting.name(player)}=${name ?? context.words['cli.value.file'].toUpperCase()}`,
  ]);
  const first = setup.first === undefined ? [] : ['--first', sitting.name(setup.first)];
  return context.command(
    'play',
    game.id,
    ...(isDashed ? [] : names),
    ...bots,
    ...decks,
    ...options,
    ...first,
    '--seed',
    setup.seed,
    ...(isDashed ? ['--', ...names] : []),
  );
}
