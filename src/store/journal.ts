// The journal of a running game: a file that has every choice before the program goes on.
import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import type { Journal } from '../engine/index.js';
import { codeOf } from './trouble.js';

/** Keeps a game in a file. A full or read-only disk is told once and does not stop the game. */
export class FileJournal implements Journal {
  readonly file: string;
  readonly #onTrouble: (code: string) => void;
  #descriptor: number | undefined;
  /** All that should be in the file, so that it can be made whole again after trouble. */
  #text = '';
  #told = false;

  /**
   * @param onTrouble hears the system's code of the first error, such as ENOSPC
   */
  constructor(file: string, onTrouble: (code: string) => void) {
    this.file = file;
    this.#onTrouble = onTrouble;
  }

  append(text: string): void {
    this.#text += text;
    const descriptor = this.#descriptor;
    if (descriptor === undefined) return this.#rewrite();
    this.#attempt(() => {
      writeWhole(descriptor, text);
      fsyncSync(descriptor);
    });
  }

  replace(text: string): void {
    this.#text = text;
    this.#rewrite();
  }

  /** Whether everything so far is in the file. */
  get isWhole(): boolean {
    return this.#descriptor !== undefined;
  }

  /** Ends the keeping; the file stays. */
  close(): void {
    this.#release();
  }

  /** Writes a file beside, and gives it the name when it is whole. */
  #rewrite(): void {
    this.#release();
    const beside = `${this.file}.${process.pid}.tmp`;
    const isDone = this.#attempt(() => {
      const descriptor = openSync(beside, 'w');
      this.#descriptor = descriptor;
      writeWhole(descriptor, this.#text);
      fsyncSync(descriptor);
      // The descriptor goes with the file: what follows is written behind what is there.
      renameSync(beside, this.file);
    });
    if (!isDone) rmSync(beside, { force: true });
  }

  #attempt(write: () => void): boolean {
    try {
      write();
      return true;
    } catch (error) {
      this.#release();
      if (!this.#told) this.#onTrouble(codeOf(error));
      this.#told = true;
      return false;
    }
  }

  #release(): void {
    const descriptor = this.#descriptor;
    this.#descriptor = undefined;
    if (descriptor === undefined) return;
    try {
      closeSync(descriptor);
    } catch {
      // What was written is on disk already; a descriptor that does not close changes nothing for the game.
    }
  }
}

function writeWhole(descriptor: number, text: string): void {
  const bytes = Buffer.from(text, 'utf8');
  let written = 0;
  while (written < bytes.length) written += writeSync(descriptor, bytes, written);
}
