// Goes on with a game that was left.

import { type Result, success, successUnless } from '../../engine/index.js';
import { codeOf, isPlaying, liesIn, places, recordingsIn } from '../../store/index.js';
import { type Complaint, complain } from '../complaint.js';
import type { Context } from '../context.js';
import { EXIT } from '../exit.js';
import { readInput } from '../input/file.js';
import { gameNamed } from '../input/game.js';
import { loadRecording, type Played, playRecording } from '../input/recording.js';
import { faultLine } from '../output/tell.js';
import { sayTrouble } from '../output/trouble.js';
import { fault } from '../say.js';
import { sitDown } from '../table/index.js';
import { Keeping } from '../table/keep.js';
import { readShown, type TableOptions } from '../table/shown.js';

/** What the options of `resume` hold. */
export interface ResumeOptions extends TableOptions {
  /** A game from outside. */
  readonly game?: string;
}

/** Goes on with a recording, the newest unfinished one of the store by default. @returns the exit code */
export async function resume(
  context: Context,
  named: string | undefined,
  options: ResumeOptions,
): Promise<Result<number, Complaint>> {
  const shown = readShown(options);
  if (!shown.ok) return shown;
  const game = options.game === undefined ? success(undefined) : await gameNamed(context, options.game);
  if (!game.ok) return game;
  const left = named === undefined ? await newestUnfinished(context) : await unfinished(context, named);
  if (!left.ok) return left;
  const { sitting, notices, file } = left.value;
  const tongue = await context.tongue();
  for (const notice of notices) context.err(faultLine(notice, tongue, file));
  // What lies outside the store is somebody's own file: it is read, never written.
  const isOurs = named !== '-' && liesIn(places(context.env).recordings, file);
  const keeping = isOurs ? await Keeping.inSameFile(context, sitting, file) : await Keeping.inStore(context, sitting);
  if (isOurs) context.err(tongue.say('cli.resuming', { file }));
  else if (keeping.file !== undefined) context.err(tongue.say('cli.kept-elsewhere', { file, kept: keeping.file }));
  return success(await sitDown(context, sitting, keeping, shown.value));
}

/** The game of a recording, unless that is faulty or over, or played by another program just now. */
async function unfinished(context: Context, named: string): Promise<Result<Played, Complaint>> {
  const input = await readInput(named);
  if (!input.ok) return input;
  const { file } = input.value;
  if (named !== '-' && isPlaying(file)) return complain(fault('resume.playing'), EXIT.refused, { file });
  const loaded = await loadRecording(context, input.value);
  if (!loaded.ok) return loaded;
  const played = playRecording(context, loaded.value);
  if (played.complaints.length === 0 && played.sitting.match.over)
    return complain(fault('resume.over', { command: context.command('replay', named) }), EXIT.refused, { file });
  return successUnless(played.complaints, played);
}

/** Nothing is wrong with these recordings, but they are not what is looked for. */
const PASSED_OVER: readonly string[] = ['resume.over', 'resume.playing'];

/** The newest recording of the store whose game is not over. Those that cannot be played are told, and left out. */
async function newestUnfinished(context: Context): Promise<Result<Played, Complaint>> {
  const kept = keptRecordings(places(context.env).recordings);
  if (!kept.ok) return kept;
  for (const file of kept.value) {
    const left = await unfinished(context, file);
    if (left.ok) return left;
    const [found] = left.faults;
    if (PASSED_OVER.includes(found.code)) continue;
    const tongue = await context.tongue();
    context.err(tongue.say('cli.left-out', { fault: faultLine(found, tongue, file) }));
  }
  const [game = ''] = context.games.ids;
  return complain(fault('resume.nothing', { command: context.command('play', game, 'Ann', 'Bob') }), EXIT.refused);
}

/** The recordings of the store, if the system lets them be listed. */
function keptRecordings(folder: string): Result<string[], Complaint> {
  try {
    return success(recordingsIn(folder));
  } catch (error) {
    const reason = sayTrouble(codeOf(error));
    return complain(fault('folder.unreadable', { reason }), EXIT.unreadable, { file: folder });
  }
}
