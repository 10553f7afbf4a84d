// Keeps a running game on disk: in a new file of the store, in the file it was resumed from, or where the player wants it.

import { type Result, type Sitting, success } from '../../engine/index.js';
import {
  codeOf,
  createEmpty,
  discardEmpty,
  FileJournal,
  markPlaying,
  newRecording,
  places,
} from '../../store/index.js';
import type { Tongue } from '../../text/index.js';
import { type Complaint, complain } from '../complaint.js';
import type { Context } from '../context.js';
import { EXIT } from '../exit.js';
import { sayTrouble } from '../output/trouble.js';
import { fault } from '../say.js';

/** Where a game is kept, and what the disk said meanwhile. */
export class Keeping {
  #journal: FileJournal | undefined;
  readonly #context: Context;
  readonly #tongue: Tongue;
  /** Notices wait while the screen is open. */
  #held: string[] | undefined;

  private constructor(context: Context, tongue: Tongue) {
    this.#context = context;
    this.#tongue = tongue;
  }

  /** The file that has the whole game so far; undefined while there is none. */
  get file(): string | undefined {
    return this.#journal?.isWhole === true ? this.#journal.file : undefined;
  }

  /**
   * A game that is kept in the store, under a new name.
   * @param notices `held` where a screen is open already
   */
  static async inStore(context: Context, sitting: Sitting, notices: 'told' | 'held' = 'told'): Promise<Keeping> {
    const keeping = new Keeping(context, await context.tongue());
    if (notices === 'held') keeping.hold();
    try {
      const folder = places(context.env).recordings;
      const file = await newRecording(folder, sitting.game.id, sitting.names, new Date());
      keeping.#begin(sitting, file);
      if (keeping.file === undefined) discardEmpty(file);
    } catch (error) {
      keeping.#trouble(codeOf(error));
    }
    return keeping;
  }

  /** A game that is kept in a new file of the player's choice, unless the file is there or cannot be made. */
  static async inNewFile(context: Context, sitting: Sitting, file: string): Promise<Result<Keeping, Complaint>> {
    const keeping = new Keeping(context, await context.tongue());
    try {
      createEmpty(file);
    } catch (error) {
      const code = codeOf(error);
      const found = code === 'EEXIST' ? fault('record.exists') : fault('record.cannot', { reason: sayTrouble(code) });
      return complain(found, EXIT.usage, { file });
    }
    keeping.#begin(sitting, file);
    if (keeping.file === undefined) discardEmpty(file);
    return success(keeping);
  }

  /** A game that goes on in the file it came from. */
  static async inSameFile(context: Context, sitting: Sitting, file: string): Promise<Keeping> {
    const keeping = new Keeping(context, await context.tongue());
    keeping.#begin(sitting, file);
    return keeping;
  }

  /** From now on notices wait until `release`. */
  hold(): void {
    this.#held ??= [];
  }

  /** Tells the notices that waited. */
  release(): void {
    const held = this.#held ?? [];
    this.#held = undefined;
    for (const notice of held) this.#context.err(notice);
  }

  #begin(sitting: Sitting, file: string): void {
    this.#journal = new FileJournal(file, (code) => this.#trouble(code));
    sitting.keepIn(this.#journal);
    if (this.file !== undefined) markPlaying(file);
  }

  #trouble(code: string): void {
    const notice = this.#tongue.say('cli.not-kept', { reason: sayTrouble(code) });
    if (this.#held === undefined) this.#context.err(notice);
    else this.#held.push(notice);
  }
}
