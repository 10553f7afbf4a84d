// Themes: which colours tones and parts of the screen have, and which signs draw it. A theme never carries a meaning alone:
// wherever a colour says something, a sign or a word says it too.
import { type Border, PLAIN, type Style } from './canvas.js';

export const PALETTES = ['standard', 'colour-blind', 'high-contrast'] as const;
export type Palette = (typeof PALETTES)[number];

/** The parts of the screen that have a look of their own. */
export const PARTS = [
  'title',
  'heading',
  'muted',
  'frame',
  'back',
  'open',
  'cursor',
  'active',
  'present',
  'notice',
  'key',
  'good',
] as const;
export type Part = (typeof PARTS)[number];

export interface Signs {
  readonly border: Border;
  /** Round the card that the cursor is on. */
  readonly chosen: Border;
  readonly back: string;
  readonly cursor: string;
  readonly active: string;
  readonly joint: string;
  readonly dot: string;
  /** Beside the label of a card that belongs to the choice being made. */
  readonly picked: string;
  readonly closed: string;
  readonly more: readonly [string, string];
  readonly change: readonly [string, string];
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
}

/** A colour of a palette: out of 16, and out of 256. */
type Colour = readonly [few: number, many: number];

interface Colours {
  readonly tones: Readonly<Record<string, Colour>>;
  readonly parts: Readonly<Partial<Record<Part, Colour>>>;
  /** The colours of everything that has none of its own. */
  readonly base?: { readonly fg: number; readonly bg: number };
}

/**
 * @param colour how many colours there are, as chalk counts: 0 none, 1 sixteen, 2 and 3 256 (the palette needs no more)
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

const COLOURS: Readonly<Record<Palette, Colours>> = {
  standard: {
    tones: {
      clubs: [2, 71],
      spades: [6, 74],
      hearts: [1, 203],
      diamonds: [3, 214],
      red: [1, 203],
      yellow: [3, 220],
      green: [2, 71],
      blue: [4, 75],
      violet: [5, 140],
      white: [7, 252],
      black: [8, 245],
      hero: [2, 78],
      enemy: [1, 203],
      wall: [8, 245],
      floor: [8, 240],
      door: [3, 214],
      item: [3, 220],
      water: [4, 75],
      tree: [2, 71],
    },
    parts: {
      title: [6, 74],
      muted: [8, 245],
      frame: [8, 245],
      back: [4, 67],
      open: [3, 221],
      active: [2, 78],
      notice: [3, 221],
      good: [2, 78],
    },
  },
  // Orange, sky blue, bluish green and vermilion stay apart for every common kind of colour blindness.
  'colour-blind': {
    tones: {
      clubs: [6, 36],
      spades: [4, 75],
      hearts: [1, 166],
      diamonds: [3, 220],
      red: [1, 166],
      yellow: [3, 220],
      green: [6, 36],
      blue: [4, 75],
      violet: [5, 175],
      white: [7, 252],
      black: [8, 245],
      hero: [4, 75],
      enemy: [1, 166],
      wall: [8, 247],
      floor: [8, 245],
      door: [3, 214],
      item: [3, 220],
      water: [6, 36],
      tree: [6, 36],
    },
    parts: {
      title: [4, 75],
      muted: [8, 247],
      frame: [8, 245],
      back: [4, 67],
      open: [3, 220],
      active: [4, 75],
      notice: [3, 220],
      good: [4, 75],
    },
  },
  // Bright colours on black whatever the terminal's own colours are, and nothing greyed.
  'high-contrast': {
    tones: {
      clubs: [10, 10],
      spades: [14, 14],
      hearts: [9, 9],
      diamonds: [11, 11],
      red: [9, 9],
      yellow: [11, 11],
      green: [10, 10],
      blue: [14, 14],
      violet: [13, 13],
      white: [15, 15],
      black: [15, 15],
      hero: [10, 10],
      enemy: [9, 9],
      wall: [15, 15],
      floor: [7, 7],
      door: [11, 11],
      item: [11, 11],
      water: [14, 14],
      tree: [10, 10],
    },
    base: { fg: 15, bg: 0 },
    parts: { open: [11, 11], active: [11, 11], notice: [11, 11], good: [10, 10] },
  },
};

const DRAWN: Signs = {
  border: { corners: ['┌', '┐', '┘', '└'], across: '─', down: '│' },
  chosen: { corners: ['╔', '╗', '╝', '╚'], across: '═', down: '║' },
  back: '▒',
  cursor: '▸',
  active: '▸',
  joint: '─',
  dot: '·',
  picked: '•',
  closed: '×',
  more: ['↑', '↓'],
  change: ['‹', '›'],
};

const ASCII: Signs = {
  border: { corners: ['+', '+', '+', '+'], across: '-', down: '|' },
  chosen: { corners: ['#', '#', '#', '#'], across: '=', down: '#' },
  back: '%',
  cursor: '>',
  active: '>',
  joint: '-',
  dot: '-',
  picked: '*',
  closed: 'x',
  more: ['^', 'v'],
  change: ['<', '>'],
};
