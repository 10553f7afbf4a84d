// A program in a real pseudo terminal, with a real terminal emulator looking at it.
import pty, { type IPty } from '@lydell/node-pty';
import xterm, { type Terminal } from '@xterm/headless';

/** So many looks in a row that find nothing new are silence. */
const STILL = 3;

/** What a program may have left behind in a terminal. */
export interface Modes {
  readonly alternate: boolean;
  readonly mouse: string;
  readonly cursorHidden: boolean;
  readonly keypad: boolean;
}

/** A terminal as every program should leave it. */
export const CLEAN: Modes = { alternate: false, mouse: 'none', cursorHidden: false, keypad: false };

export interface TestTerminalOptions {
  readonly columns?: number;
  readonly rows?: number;
  readonly env?: Readonly<Record<string, string>>;
}

export class TestTerminal {
  /** How the program ended, once it has. */
  exit: { readonly exitCode: number; readonly signal?: number | undefined } | undefined;
  /** All output so far, as it came. */
  raw = '';
  readonly #screen: Terminal;
  readonly #pty: IPty;
  #pending = 0;

  /** @param args of node */
  constructor(args: readonly string[], { columns = 80, rows = 24, env = {} }: TestTerminalOptions = {}) {
    const { PATH = '', HOME = '' } = process.env;
    this.#screen = new xterm.Terminal({ cols: columns, rows, allowProposedApi: true });
    this.#pty = pty.spawn(process.execPath, [...args], {
      cols: columns,
      rows,
      env: { PATH, HOME, TERM: 'xterm-256color', LANG: 'C.UTF-8', ...env },
    });
    this.#pty.onData((data) => {
      this.raw += data;
      this.#pending++;
      this.#screen.write(data, () => {
        this.#pending--;
      });
    });
    this.#screen.onData((answer) => {
      if (this.exit === undefined) this.#pty.write(answer);
    });
    this.#pty.onExit((exit) => {
      this.exit = exit;
    });
  }

  type(keys: string): void {
    this.#pty.write(keys);
  }

  signal(name: NodeJS.Signals): void {
    process.kill(this.#pty.pid, name);
  }

  /** The terminal goes away under the program, as when its window is closed. */
  vanish(): void {
    if (!canVanish(this.#pty)) throw new Error('this pseudo terminal cannot go away');
    this.#pty.destroy();
  }

  resize(columns: number, rows: number): void {
    this.#screen.resize(columns, rows);
    this.#pty.resize(columns, rows);
  }

  get lines(): string[] {
    const { active } = this.#screen.buffer;
    return Array.from(
      { length: this.#screen.rows },
      (_, y) => active.getLine(active.viewportY + y)?.translateToString(true) ?? '',
    );
  }

  get text(): string {
    return this.lines.join('\n');
  }

  /** Whether any cell of the screen has a colour. */
  get isColoured(): boolean {
    const { active } = this.#screen.buffer;
    return this.lines.some((_, y) => {
      const line = active.getLine(active.viewportY + y);
      return Array.from({ length: this.#screen.cols }, (__, x) => line?.getCell(x)).some(
        (cell) => cell !== undefined && !(cell.isFgDefault() && cell.isBgDefault()),
      );
    });
  }

  /** The colours in full of a cell and of what is behind it, 0xrrggbb; undefined where it has none. */
  fullColours(x: number, y: number): [fg: number | undefined, bg: number | undefined] {
    const { active } = this.#screen.buffer;
    const cell = active.getLine(active.viewportY + y)?.getCell(x);
    return [
      cell?.isFgRGB() === true ? cell.getFgColor() : undefined,
      cell?.isBgRGB() === true ? cell.getBgColor() : undefined,
    ];
  }

  /** Whether the cursor is seen is not told by the emulator, so it is read off the output. */
  get modes(): Modes {
    const { mouseTrackingMode, applicationCursorKeysMode } = this.#screen.modes;
    return {
      alternate: this.#screen.buffer.active.type === 'alternate',
      mouse: mouseTrackingMode,
      cursorHidden: this.raw.lastIndexOf('\x1b[?25l') > this.raw.lastIndexOf('\x1b[?25h'),
      keypad: applicationCursorKeysMode,
    };
  }

  /** Waits until a text is on the screen. */
  see(text: string | RegExp): Promise<void> {
    return this.until(() => (typeof text === 'string' ? this.text.includes(text) : text.test(this.text)), String(text));
  }

  /** Waits for the end of the program and for all of its output. */
  async ended(): Promise<number> {
    await this.until(() => this.exit !== undefined, 'an end');
    // What is on its way through the terminal when the program ends arrives a moment later.
    let seen = -1;
    let still = 0;
    await this.until(() => {
      still = seen === this.raw.length ? still + 1 : 0;
      seen = this.raw.length;
      return still >= STILL;
    }, 'silence');
    return this.exit?.exitCode ?? -1;
  }

  dispose(): void {
    if (this.exit === undefined) this.#pty.kill('SIGKILL');
    this.#screen.dispose();
  }

  async until(condition: () => boolean, what: string, milliseconds = 150_000): Promise<void> {
    const end = Date.now() + milliseconds;
    while (this.#pending > 0 || !condition()) {
      if (Date.now() > end) throw new Error(`no ${what} on:\n${this.text}`);
      await new Promise((resolve) => {
        setTimeout(resolve, 15);
      });
    }
  }
}

/** The library can close its side of a terminal, though its types do not say so. */
function canVanish(own: IPty): own is IPty & { destroy(): void } {
  return 'destroy' in own;
}
