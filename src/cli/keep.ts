// Keeps a running game on disk: in a new file of the store, in the file it was resumed from, or where the player wants it.
import { fault, type Sitting } from '../engine/index.js';
import { codeOf, createEmpty, FileJournal, newRecording, places } from '../store/index.js';
import type { Tongue } from '../text/index.js';
import type { Context } from './context.js';
import { EXIT, Stop } from './stop.js';
import { sayTrouble } from './trouble.js';

/** Where a game is kept, and what the disk said meanwhile. */
export class Keeping {
  /** The recording's file; undefined: it could not be made. */
  file: string | undefined;
  readonly #context: Context;
  readonly #tongue: Tongue;
  /** Notices wait while the screen is open. */
  #held: string[] | undefined;

  private constructor(context: Context, tongue: Tongue) {
    this.#context = context;
    this.#tongue = tongue;
  }

  /** A game that is kept in the store, under a new name. */
  static async inStore(context: Context, sitting: Sitting): Promise<Keeping> {
    const keeping = new Keeping(context, await context.tongue());
    try {
      const folder = places(context.env).recordings;
      keeping.#begin(sitting, await newRecording(folder, sitting.game.id, sitting.names, new Date()));
    } catch (error) {
      keeping.#trouble(codeOf(error));
    }
    return keeping;
  }

  /** A game that is kept in a new file of the player's choice; throws a stop when the file is there or cannot be made. */
  static async inNewFile(context: Context, sitting: Sitting, file: string): Promise<Keeping> {
    const keeping = new Keeping(context, await context.tongue());
    try {
      createEmpty(file);
    } catch (error) {
      const code = codeOf(error);
      const found = code === 'EEXIST' ? fault('record.exists') : fault('record.cannot', { reason: sayTrouble(code) });
      throw new Stop([found], EXIT.usage, { file });
    }
    keeping.#begin(sitting, file);
    return keeping;
  }

  /** A game that goes on in the file it came from. */
  static async inSameFile(context: Context, sitting: Sitting, file: string): Promise<Keeping> {
    const keeping = new Keeping(context, await context.tongue());
    keeping.#begin(sitting, file);
    return keeping;
  }

  /** From now on notices wait until `release`. */
  hold(): void {
    this.#held = [];
  }

  /** Tells the notices that waited. */
  release(): void {
    const held = this.#held ?? [];
    this.#held = undefined;
    for (const notice of held) this.#context.err(notice);
  }

  #begin(sitting: Sitting, file: string): void {
    this.file = file;
    sitting.keepIn(new FileJournal(file, (code) => this.#trouble(code)));
  }

  #trouble(code: string): void {
    const notice = this.#tongue.say('cli.not-kept', { reason: sayTrouble(code) });
    if (this.#held === undefined) this.#context.err(notice);
    else this.#held.push(notice);
  }
}
