// What every command is given: the player's language, the words, the streams, and what is being played at the moment.
import type { Game, Language, Saying, Sitting } from '../engine/index.js';
import type { Shelf } from '../games/index.js';
import type { CardStyle, Tongue } from '../text/index.js';
import type { CliCatalogue } from '../text/start.js';
import { EXIT } from './exit.js';
import { type ColourLevel, colourLevel, type Paint, paintFor } from './output/colour.js';
import { shellCommand } from './output/shell.js';
import type { Environment, Start } from './start.js';

/** Commands that play recordings: a game from outside must be named again. */
const OF_RECORDINGS: readonly string[] = ['replay', 'resume'];

export class Context {
  readonly start: Start;
  /** The games that can be played: the program's, and one from outside when it has been named. */
  games: Shelf;
  /** How the player named the game from outside that is played; undefined: it is one of ours. */
  outside: string | undefined;
  /** The game that is talked about, for its words. */
  game: Game | undefined;
  /** What is being played, for the report of an error of ours. */
  sitting: Sitting | undefined;

  #failed = false;

  constructor(start: Start) {
    this.start = start;
    this.games = start.games;
  }

  /** Ends the program after an error of ours. A screen takes this listener away while it is open, and reports by itself. */
  readonly onUncaught = (error: unknown): void => {
    process.exitCode = EXIT.bug;
    // Whatever fails while an error is being reported is not reported in its turn.
    if (this.#failed) process.exit();
    this.#failed = true;
    void import('./output/bug.js')
      .then(
        ({ reportBug }) => this.err(reportBug(this.start, this.sitting, error)),
        () => this.err(String(error)),
      )
      // Whatever still waits, for a line or for a timer, waits for a program that is broken.
      .finally(() => process.stdin.destroy());
  };

  get language(): Language {
    return this.start.language;
  }

  get words(): CliCatalogue {
    return this.start.words;
  }

  get env(): Environment {
    return this.start.env;
  }

  /** The tongue of the player's language, with the words of the game that is talked about. */
  async tongue(style: CardStyle = this.style()): Promise<Tongue> {
    const { gameCatalogue, loadTongue } = await import('../text/index.js');
    const own = this.game && (await gameCatalogue(this.game, this.language));
    return loadTongue(this.language, own, style);
  }

  /** How cards are said in printed text. */
  style(accessible = false): CardStyle {
    if (accessible || isOn(this.env.ACCESSIBLE)) return 'words';
    return this.unicode() ? 'drawn' : 'ascii';
  }

  /** Whether the terminal shows more than ASCII. */
  unicode(ascii = false): boolean {
    if (ascii) return false;
    const { LC_ALL, LC_CTYPE, LANG } = this.env;
    if (process.platform === 'win32' || process.platform === 'darwin') return true;
    return /utf-?8/iu.test(LC_ALL || LC_CTYPE || LANG || '');
  }

  /** Prints a result. */
  out(text: string): void {
    process.stdout.write(`${text}\n`);
  }

  /** Prints what is no result: faults, notices. */
  err(text: string): void {
    process.stderr.write(`${text}\n`);
  }

  /** Says something that is no result. */
  async note(saying: Saying): Promise<void> {
    this.err((await this.tongue()).speak(saying));
  }

  level(output: NodeJS.WriteStream = process.stdout): ColourLevel {
    return colourLevel(this.start.colour, this.env, output);
  }

  paint(output: NodeJS.WriteStream = process.stdout): Promise<Paint> {
    return paintFor(this.level(output));
  }

  /** A command of this program as it is typed into a shell. */
  command(...words: readonly string[]): string {
    const [command = ''] = words;
    const from = this.outside !== undefined && OF_RECORDINGS.includes(command) ? ['--game', this.outside] : [];
    return shellCommand(['hotseat', ...words, ...from]);
  }
}

/** Whether a switch of the environment is on: set, and neither empty nor 0. */
export function isOn(value: string | undefined): boolean {
  return value !== undefined && value !== '' && value !== '0';
}
