// Lines from a person or a pipe, one at a time. Whatever arrives while nobody asks waits its turn, so that no line is lost.
import { createInterface, type Interface } from 'node:readline';

/** More waiting lines than this, and the input is told to wait. */
const ENOUGH = 1000;

export class LineReader {
  readonly #waiting: string[] = [];
  readonly #reader: Interface;
  #ended = false;
  #asks: ((line: string | undefined) => void) | undefined;

  constructor(input: NodeJS.ReadableStream) {
    // No line editing: it would write escapes. A terminal edits lines itself.
    this.#reader = createInterface({ input, terminal: false, crlfDelay: Infinity });
    this.#reader.on('line', (line) => this.#take(line));
    this.#reader.on('close', () => this.#end());
    input.on('error', () => this.close());
    if ('readableEnded' in input && input.readableEnded === true) this.close();
  }

  /** The next line without its end, or undefined when the input has ended. */
  next(): Promise<string | undefined> {
    const line = this.#waiting.shift();
    if (line !== undefined) return Promise.resolve(line);
    if (this.#ended) return Promise.resolve(undefined);
    this.#reader.resume();
    return new Promise((resolve) => {
      this.#asks = resolve;
    });
  }

  /** Puts a line back, to be the next one again. */
  giveBack(line: string): void {
    this.#waiting.unshift(line);
  }

  /** Leaves the input alone from now on. */
  close(): void {
    if (!this.#ended) this.#reader.close();
  }

  #take(line: string): void {
    const asks = this.#asks;
    if (asks === undefined) {
      this.#waiting.push(line);
      if (this.#waiting.length >= ENOUGH && !this.#ended) this.#reader.pause();
      return;
    }
    this.#asks = undefined;
    asks(line);
  }

  #end(): void {
    this.#ended = true;
    const asks = this.#asks;
    this.#asks = undefined;
    asks?.(undefined);
  }
}
