// The terminal: the only file that knows blessed. It shows canvases, hears keys, and leaves the terminal as it was found,
// whatever ends the program.

import { closeSync } from 'node:fs';
import process from 'node:process';
import { StringDecoder } from 'node:string_decoder';
import { isatty } from 'node:tty';
import blessed, { type Widgets } from 'blessed';
import type { Canvas, Size, Style } from './canvas.js';
import { fullColours } from './full-colours.js';
import { type Key, readKeys } from './keys.js';

export interface TerminalOptions {
  readonly mouse: boolean;
  /** Keeps what is needed to understand a fault of the program; the last words come back. */
  readonly onCrash: (error: unknown) => string;
}

export interface Terminal {
  readonly size: () => Size;
  /** From now on frames come from here: after every change, and again whenever the size changes. */
  readonly show: (paint: (size: Size) => Canvas) => void;
  /** Draws a frame as soon as what is going on now is done. */
  readonly draw: () => void;
  /** Draws everything anew, whatever the terminal may have been made to show meanwhile. */
  readonly redraw: () => void;
  readonly hear: (listener: (key: Key) => void) => void;
  /** Said on the terminal when a signal ends the program. */
  lastWords: string | undefined;
  readonly close: () => void;
}

/** A cell of blessed's: attributes in one number, and the text. */
type BlessedLine = [attributes: number, text: string][] & { dirty?: boolean };

/** Exit codes: 128 and the signal's number, and 70 for a fault of our own. */
const EXITS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129, SIGQUIT: 131 } as const;
const CRASHED = 70;
/** The descriptors of standard input, output and errors. */
const STANDARD = [0, 1, 2] as const;
/** Milliseconds after which an Escape that nothing follows was the key. */
const ESCAPE_WAITS = 40;

/** Takes the terminal over. */
export function openTerminal(options: TerminalOptions): Terminal {
  const screen = openBlessed(process.env.TERM, {});
  const canvas = showOn(screen);
  const terminals = STANDARD.filter(isatty);
  let listener: ((key: Key) => void) | undefined;
  let isOpen = true;
  let isEnding = false;
  /** The frame that is due: many keys at once, such as a pasted text, make one. */
  let frame: NodeJS.Immediate | undefined;
  const ears = hearKeys(process.stdin, (key) => {
    if (key.name === 'ctrl-c') end(EXITS.SIGINT, terminal.lastWords);
    else listener?.(key);
  });

  function leave(): void {
    if (!isOpen) return;
    isOpen = false;
    ears.close();
    // A second signal on the way to the end, as a vanishing terminal sends it, must not end the program halfway there.
    if (!isEnding) for (const [name, handler] of handlers) process.off(name, handler);
    process.stdout.off('error', gone);
    process.stdin.off('end', gone);
    // Where there is no terminal any more, nothing of it can be put back, and a failed write must not be taken for a fault.
    for (const stream of [process.stdin, process.stdout, process.stderr]) stream.on('error', () => undefined);
    try {
      if (options.mouse) screen.program.disableMouse();
      screen.destroy();
    } catch (error) {
      if (!isGone(error)) throw error;
    }
  }
  function end(code: number, words: string | undefined): never {
    isEnding = true;
    leave();
    if (words !== undefined && words !== '') process.stderr.write(`${words}\n`);
    if (code === EXITS.SIGHUP) forget(terminals);
    process.exit(code);
  }
  /** What the library cannot colour is coloured right after it. */
  function render(): void {
    screen.render();
    const full = fullColours(canvas.last());
    if (full === '') return;
    screen.program.flush();
    process.stdout.write(full);
  }
  function gone(): void {
    end(EXITS.SIGHUP, undefined);
  }
  function crashed(error: unknown): void {
    if (isGone(error) && !terminals.every((descriptor) => isatty(descriptor))) gone();
    leave();
    end(CRASHED, options.onCrash(error));
  }
  const handlers: [string, (error: unknown) => void][] = [
    ...Object.entries(EXITS).map(([name, code]): [string, () => void] => [name, () => end(code, terminal.lastWords)]),
    // Whoever stopped the program from outside may have used the terminal meanwhile.
    ['SIGCONT', () => terminal.redraw()],
    ['uncaughtException', crashed],
    ['unhandledRejection', crashed],
  ];
  for (const [name, handler] of handlers) process.on(name, handler);
  process.stdout.on('error', gone);
  process.stdin.on('end', gone);
  // Blessed turns raw mode on when somebody listens to its keys. What it makes of them is not used: unknown sequences come
  // through as letters there, and Enter comes twice.
  screen.program.on('keypress', () => undefined);
  if (options.mouse) screen.program.enableMouse();

  const terminal: Terminal = {
    lastWords: undefined,
    size: canvas.size,
    show: canvas.show,
    draw: () => {
      frame ??= setImmediate(() => {
        frame = undefined;
        if (isOpen) render();
      });
    },
    redraw: () => {
      if (!isOpen) return;
      process.stdin.setRawMode(true);
      screen.realloc();
      render();
    },
    hear: (heard) => {
      listener = heard;
    },
    close: leave,
  };
  return terminal;
}

/**
 * Node itself puts terminals back at its very end, and crashes where there is none any more. Whoever hangs up may take it away
 * at any moment, so nothing may be left to put back by then.
 */
function forget(terminals: readonly number[]): void {
  for (const descriptor of terminals) closeSync(descriptor);
}

/** Whether an error says that the terminal has gone away. */
function isGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['EIO', 'EPIPE'].includes(String(error.code));
}

/** A screen of blessed's that writes into a stream of a size, for measuring frames without a terminal. */
export function openOffscreen(
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
): Pick<Terminal, 'show' | 'draw' | 'close'> {
  const screen = openBlessed('xterm-256color', { input, output });
  const canvas = showOn(screen);
  return { show: canvas.show, draw: () => screen.render(), close: () => screen.destroy() };
}

function openBlessed(
  term: string | undefined,
  streams: { input?: NodeJS.ReadableStream; output?: NodeJS.WritableStream },
): Widgets.Screen {
  const terminal = usableTerm(term);
  // Lines as characters instead of a shifted alphabet; mouse places beyond column 95.
  process.env.NCURSES_NO_UTF8_ACS = '1';
  if (terminal === MODERN) process.env.BLESSED_FORCE_MODES = 'VT200MOUSE=1,SGRMOUSE=1';
  // forceUnicode: without it a locale that does not say UTF-8 makes every letter outside ASCII a question mark, and the
  // theme has settled by now what is drawn.
  const options = { terminal, smartCSR: true, fullUnicode: true, forceUnicode: true, ...streams };
  return blessed.screen(options as unknown as Widgets.IScreenOptions);
}

/** What blessed wants to know of an element's place beside its corners. */
const NOT_CLIPPED = { _contentEnd: { x: 0, y: 0 }, notop: 0, noleft: 0, noright: 0, nobot: 0 };

const MODERN = 'xterm-256color';

/** The name that blessed should look capabilities up by: it cannot read most terminfo files of today. */
function usableTerm(term: string | undefined): string {
  return term !== undefined && /^(linux|vt\d|ansi|cons25|sun)/.test(term) ? term : MODERN;
}

/** An element as large as the screen whose content is a canvas, painted anew for every frame. */
function showOn(screen: Widgets.Screen): Pick<Terminal, 'size' | 'show'> & { last(): Canvas | undefined } {
  const box = blessed.box({ parent: screen, top: 0, left: 0, width: '100%', height: '100%', tags: false });
  const attributes = new WeakMap<Style, number>();
  const size = (): Size => ({ columns: Number(screen.width), rows: Number(screen.height) });
  let painter: ((size: Size) => Canvas) | undefined;
  let last: Canvas | undefined;
  // Cells are set directly: nothing in a name or a card's text is ever read as a tag or an escape sequence.
  box.render = () => {
    const canvas = painter?.(size());
    last = canvas;
    if (canvas !== undefined) copyCells(canvas, (screen as unknown as { lines: BlessedLine[] }).lines, attributes);
    return { xi: 0, yi: 0, xl: Number(screen.width), yl: Number(screen.height), base: 0, ...NOT_CLIPPED };
  };
  return {
    size,
    last: () => last,
    show: (paint) => {
      painter = paint;
    },
  };
}

function copyCells(canvas: Canvas, lines: readonly BlessedLine[], attributes: WeakMap<Style, number>): void {
  for (let y = 0; y < Math.min(canvas.rows, lines.length); y++) {
    const line = lines[y] as BlessedLine;
    for (let x = 0; x < Math.min(canvas.columns, line.length); x++) {
      const at = y * canvas.columns + x;
      const cell = line[x] as [number, string];
      const style = canvas.styles[at] as Style;
      let code = attributes.get(style);
      if (code === undefined) attributes.set(style, (code = attributesOf({ ...canvas.base, ...set(style) })));
      // The right half of a wide character is a blank that blessed skips.
      const text = canvas.texts[at] || ' ';
      if (cell[0] === code && cell[1] === text) continue;
      cell[0] = code;
      cell[1] = text;
      line.dirty = true;
    }
  }
}

/** A style without what it leaves to the colours below. */
function set({ fg, bg, ...rest }: Style): Style {
  return { ...rest, ...(fg === undefined ? {} : { fg }), ...(bg === undefined ? {} : { bg }) };
}

/** Blessed's packing: flags, foreground, background; 511 is the terminal's own colour. */
function attributesOf({ fg = 0x1ff, bg = 0x1ff, bold, underline, inverse }: Style): number {
  const flags = (bold === true ? 1 : 0) | (underline === true ? 2 : 0) | (inverse === true ? 8 : 0);
  return (flags << 18) | (fg << 9) | bg;
}

/** Reads keys from a terminal; a lone Escape is told from the beginning of a sequence by what follows it, or by time. */
function hearKeys(input: NodeJS.ReadStream, hear: (key: Key) => void): { close(): void } {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  let timer: NodeJS.Timeout | undefined;
  const read = (data: Buffer | string): void => {
    clearTimeout(timer);
    const { keys, rest: left } = readKeys(rest + (typeof data === 'string' ? data : decoder.write(data)));
    rest = left;
    for (const key of keys) hear(key);
    if (rest !== '') {
      timer = setTimeout(() => {
        const alone = rest === '\x1b';
        rest = '';
        if (alone) hear({ name: 'escape' });
      }, ESCAPE_WAITS);
    }
  };
  input.on('data', read);
  return {
    close: () => {
      clearTimeout(timer);
      input.off('data', read);
    },
  };
}
