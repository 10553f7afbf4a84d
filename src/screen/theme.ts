// Themes: which colours tones and parts of the screen have, and which signs draw it. A theme never carries a meaning alone:
// wherever a colour says something, a sign or a word says it too.
import { type Border, PLAIN, type Style } from './canvas.js';
import { COLOURS, type Colour, PARTS, type Palette, type Part } from './palettes.js';
import { nearestOf16, nearestOf256, type Rgb } from './rgb.js';

interface Signs {
  readonly border: Border;
  /** Where a line across meets the sides of a border. */
  readonly tees: readonly [string, string];
  /** Round the card that the cursor is on. */
  readonly chosen: Border;
  /** Round a place where nothing lies. */
  readonly empty: Border;
  readonly back: string;
  /** On a card that lies turned sideways. */
  readonly turned: string;
  readonly cursor: string;
  readonly active: string;
  readonly joint: string;
  readonly dot: string;
  /** Beside the label of a card that belongs to the choice being made. */
  readonly picked: string;
  readonly closed: string;
  readonly more: readonly [string, string];
  readonly change: readonly [string, string];
  /** By the names of the arrow keys. */
  readonly arrows: Readonly<Record<string, string>>;
}

export interface Theme {
  readonly signs: Signs;
  /** What every text goes through: nothing, or a transliteration to ASCII. */
  readonly fold: (text: string) => string;
  /** Whether cards are drawn with symbols. */
  readonly unicode: boolean;
  /** The colours of everything that has none of its own; empty: the terminal's. */
  readonly base: Style;
  part(part: Part): Style;
  /** The style of a card's tone, such as `hearts`; tones that no palette knows are plain. */
  tone(tone: string): Style;
  /** Whether pictures can be shown: they need colours and half-blocks. */
  readonly hasPictures: boolean;
  /** The style of two pixels of a picture: of the sign, and behind it. Undefined leaves the terminal's colour. */
  pixels(fg: Rgb | undefined, bg: Rgb | undefined): Style;
}

/**
 * @param colour how many colours there are, as chalk counts: 0 none, 1 sixteen, 2 256, 3 all (only pictures need them)
 * @param fold the transliteration when unicode is false
 */
export function makeTheme(
  palette: Palette,
  colour: 0 | 1 | 2 | 3,
  unicode: boolean,
  fold: (text: string) => string,
): Theme {
  const { tones, parts, base } = COLOURS[palette];
  const fg = (pair: Colour | undefined): number | undefined =>
    colour === 0 ? undefined : pair?.[colour === 1 ? 0 : 1];
  const styles = Object.fromEntries(
    PARTS.map((part) => [part, Object.freeze({ ...SHAPES[part], fg: fg(parts[part]) })]),
  );
  const nearest = colour === 1 ? nearestOf16 : nearestOf256;
  const paletted = (full: Rgb | undefined): number | undefined => (full === undefined ? undefined : nearest(full));
  const toned = new Map<string, Style>();
  return {
    signs: unicode ? DRAWN : ASCII,
    fold: unicode ? (text) => text : fold,
    unicode,
    base: colour === 0 ? PLAIN : (base ?? PLAIN),
    part: (part) => styles[part] ?? PLAIN,
    tone: (tone) => {
      const known = toned.get(tone) ?? Object.freeze({ fg: fg(tones[tone]), bold: true });
      toned.set(tone, known);
      return known;
    },
    hasPictures: unicode && colour > 0,
    pixels: (front, behind) => ({
      fg: paletted(front),
      bg: paletted(behind),
      ...(colour === 3 ? { full: { fg: front, bg: behind } } : {}),
    }),
  };
}

/** What parts have beside colour, and keep without it. */
const SHAPES: Readonly<Record<Part, Style>> = {
  title: { bold: true },
  heading: { bold: true },
  muted: {},
  frame: {},
  back: {},
  open: { bold: true },
  cursor: { bold: true, inverse: true },
  active: { bold: true },
  present: { bold: true, inverse: true },
  notice: { bold: true },
  key: { bold: true },
  good: { bold: true },
};

const DRAWN: Signs = {
  border: { corners: ['┌', '┐', '┘', '└'], across: '─', down: '│' },
  tees: ['├', '┤'],
  chosen: { corners: ['╔', '╗', '╝', '╚'], across: '═', down: '║' },
  empty: { corners: ['┌', '┐', '┘', '└'], across: '╌', down: '╎' },
  back: '▒',
  turned: '↷',
  cursor: '▸',
  active: '▸',
  joint: '─',
  dot: '·',
  picked: '•',
  closed: '×',
  more: ['↑', '↓'],
  change: ['‹', '›'],
  arrows: { up: '↑', down: '↓', left: '←', right: '→' },
};

const ASCII: Signs = {
  border: { corners: ['+', '+', '+', '+'], across: '-', down: '|' },
  tees: ['+', '+'],
  chosen: { corners: ['#', '#', '#', '#'], across: '=', down: '#' },
  empty: { corners: ['+', '+', '+', '+'], across: '.', down: ':' },
  back: '%',
  turned: '~',
  cursor: '>',
  active: '>',
  joint: '-',
  dot: '-',
  picked: '*',
  closed: 'x',
  more: ['^', 'v'],
  change: ['<', '>'],
  arrows: { up: '/\\', down: '\\/', left: '<-', right: '->' },
};
