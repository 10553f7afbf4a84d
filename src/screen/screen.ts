// The screen as the program uses it: a menu, a table, and a terminal that is given back at the end.
import type { Game, Language, Sitting } from '../engine/index.js';
import type { Tongue } from '../text/index.js';
import type { MenuChoice } from './menu/index.js';
import { openMenu } from './menu/index.js';
import type { Palette } from './palettes.js';
import { picturesIn } from './pictures.js';
import { playOn } from './play.js';
import type { Ending } from './position.js';
import { makeTheme, type Theme } from './theme.js';

export interface ScreenOptions {
  /** How many colours, as chalk counts them: 0 none, 1 sixteen, 2 256, 3 all. */
  readonly colour: 0 | 1 | 2 | 3;
  /** Whether the terminal shows UTF-8; otherwise everything is drawn and said in ASCII. */
  readonly unicode: boolean;
  readonly palette: Palette;
  readonly mouse: boolean;
  /** The folder with pictures of cards; undefined: cards are drawn. */
  readonly pictures?: string;
  /** Writes down what is needed to find a fault of the program. @returns the last words to print */
  readonly onCrash: (error: unknown) => string;
}

export interface Screen {
  /** Lets people set a game up. @returns what they chose, or undefined when they left */
  menu(
    games: readonly Game[],
    initial: MenuChoice,
    tongueFor: (language: Language) => Promise<Tongue>,
  ): Promise<MenuChoice | undefined>;
  /**
   * Plays a game on the table.
   * @returns `over`: the result was seen; `left`: people left before; `closed`: the screen was closed meanwhile
   */
  play(sitting: Sitting, tongue: Tongue, ending: Ending): Promise<'over' | 'left' | 'closed'>;
  /** Gives the terminal back. */
  close(): void;
}

/** Why there can be no screen here: a key of the catalogues, or undefined. To be asked before a screen is opened. */
export function whyNoScreen(): 'screen.no-terminal' | 'screen.dumb-terminal' | undefined {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return 'screen.no-terminal';
  return process.env.TERM === 'dumb' ? 'screen.dumb-terminal' : undefined;
}

/** Takes the terminal over. Signals and faults of the program end it from now on, the terminal restored. */
export async function openScreen(options: ScreenOptions): Promise<Screen> {
  const theme = await themeFor(options);
  const { openTerminal } = await import('./terminal.js');
  const terminal = openTerminal(options);
  const pictures = options.pictures === undefined ? undefined : picturesIn(options.pictures);
  let onClose: (() => void) | undefined;
  const untilClosed = <T>(work: Promise<T>, closed: T): Promise<T> => {
    const { promise, resolve } = withResolver<T>();
    onClose = () => resolve(closed);
    return Promise.race([work, promise]);
  };
  return {
    menu: (games, initial, tongueFor) => untilClosed(openMenu(terminal, theme, games, initial, tongueFor), undefined),
    play: (sitting, tongue, ending) =>
      untilClosed(playOn(terminal, theme, sitting, tongue, ending, pictures), 'closed'),
    close: () => {
      terminal.close();
      onClose?.();
    },
  };
}

/** The theme of some options; the transliteration is loaded only where it is needed. */
export async function themeFor({
  palette,
  colour,
  unicode,
}: Pick<ScreenOptions, 'palette' | 'colour' | 'unicode'>): Promise<Theme> {
  return makeTheme(palette, colour, unicode, unicode ? (text) => text : await asciiFold());
}

async function asciiFold(): Promise<(text: string) => string> {
  const { default: anyAscii } = await import('any-ascii');
  // One sign for one: what has been cut to a width must keep it.
  return (text) =>
    anyAscii(text.replaceAll('…', '.').replaceAll('·', '-').replaceAll('×', 'x').replaceAll('−∞', '-inf'));
}

function withResolver<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
