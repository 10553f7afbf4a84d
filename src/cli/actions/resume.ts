// Goes on with a game that was left.
import { fault } from '../../engine/index.js';
import { codeOf, isPlaying, liesIn, places, recordingsIn } from '../../store/index.js';
import type { Context } from '../context.js';
import { readInput } from '../input/file.js';
import { gameNamed } from '../input/game.js';
import { loadRecording, type Played, playRecording } from '../input/recording.js';
import { faultLine } from '../output/tell.js';
import { sayTrouble } from '../output/trouble.js';
import { EXIT, exitOf, Stop } from '../stop.js';
import { sitDown } from '../table/index.js';
import { Keeping } from '../table/keep.js';
import { checkShown, type TableOptions } from '../table/shown.js';

/** What the options of `resume` hold. */
export interface ResumeOptions extends TableOptions {
  /** A game from outside. */
  readonly game?: string;
}

/**
 * Goes on with a recording, the newest unfinished one of the store by default. @returns the exit code; throws a stop when
 * there is nothing to go on with.
 */
export async function resume(context: Context, named: string | undefined, options: ResumeOptions): Promise<number> {
  checkShown(options);
  if (options.game !== undefined) await gameNamed(context, options.game);
  const { played, file } = named === undefined ? await newestUnfinished(context) : await unfinished(context, named);
  const { sitting, notices } = played;
  const tongue = await context.tongue();
  for (const notice of notices) context.err(faultLine(notice, tongue, file));
  // What lies outside the store is somebody's own file: it is read, never written.
  const isOurs = named !== '-' && liesIn(places(context.env).recordings, file);
  const keeping = isOurs ? await Keeping.inSameFile(context, sitting, file) : await Keeping.inStore(context, sitting);
  if (isOurs) context.err(tongue.say('cli.resuming', { file }));
  else if (keeping.file !== undefined) context.err(tongue.say('cli.kept-elsewhere', { file, kept: keeping.file }));
  return sitDown(context, sitting, keeping, options);
}

/** The game of a recording; throws a stop when it is faulty or over, or played by another program just now. */
async function unfinished(context: Context, named: string): Promise<{ played: Played; file: string }> {
  const { text, file } = await readInput(named);
  if (named !== '-' && isPlaying(file)) throw new Stop([fault('resume.playing')], EXIT.refused, { file });
  const played = playRecording(context, await loadRecording(context, text, file));
  if (played.faults.length > 0) throw new Stop(played.faults, exitOf(played.faults), { file });
  if (played.sitting.match.over)
    throw new Stop([fault('resume.over', { command: context.command('replay', named) })], EXIT.refused, { file });
  return { played, file };
}

/** Nothing is wrong with these recordings, but they are not what is looked for. */
const PASSED_OVER: readonly string[] = ['resume.over', 'resume.playing'];

/** The newest recording of the store whose game is not over. Those that cannot be played are told, and left out. */
async function newestUnfinished(context: Context): Promise<{ played: Played; file: string }> {
  for (const file of keptRecordings(places(context.env).recordings)) {
    try {
      return await unfinished(context, file);
    } catch (error) {
      if (!(error instanceof Stop)) throw error;
      const [found] = error.faults;
      if (found === undefined || PASSED_OVER.includes(found.code)) continue;
      const tongue = await context.tongue();
      context.err(tongue.say('cli.left-out', { fault: faultLine(found, tongue, file) }));
    }
  }
  const [game = ''] = context.games.ids;
  throw new Stop([fault('resume.nothing', { command: context.command('play', game, 'Ann', 'Bob') })], EXIT.refused);
}

/** The recordings of the store; throws a stop when the system does not let them be listed. */
function keptRecordings(folder: string): string[] {
  try {
    return recordingsIn(folder);
  } catch (error) {
    const reason = sayTrouble(codeOf(error));
    throw new Stop([fault('folder.unreadable', { reason })], EXIT.unreadable, { file: folder });
  }
}
