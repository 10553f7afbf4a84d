// What is settled before the command line is read.
import type { Language } from '../engine/index.js';
import type { Shelf } from '../games/index.js';
import type { CliCatalogue } from '../text/start.js';

export type Environment = Readonly<Record<string, string | undefined>>;

export interface Start {
  /** The games that this program plays. */
  readonly games: Shelf;
  readonly language: Language;
  /** The command line's texts as they stand; those with slots are said by a tongue. */
  readonly words: CliCatalogue;
  readonly argv: readonly string[];
  readonly env: Environment;
  readonly version: string;
  readonly debug: boolean;
  /** `--color` (true), `--no-color` (false), or neither. */
  readonly colour: boolean | undefined;
}
