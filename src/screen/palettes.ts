// Palettes: the colours of tones and of the parts of the screen.

export type Palette = 'standard' | 'colour-blind' | 'high-contrast';

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

/** A colour of a palette: out of 16, and out of 256. */
export type Colour = readonly [few: number, many: number];

interface Colours {
  /** Tones that do not stand here, such as `wall` and `floor`, have the terminal's own colour: what is remembered is muted beside them. */
  readonly tones: Readonly<Record<string, Colour>>;
  readonly parts: Readonly<Partial<Record<Part, Colour>>>;
  /** The colours of everything that has none of its own. */
  readonly base?: { readonly fg: number; readonly bg: number };
}

export const COLOURS: Readonly<Record<Palette, Colours>> = {
  standard: {
    tones: {
      clubs: [2, 71],
      spades: [6, 74],
      hearts: [1, 203],
      diamonds: [3, 208],
      red: [1, 203],
      yellow: [3, 220],
      green: [2, 71],
      blue: [4, 75],
      violet: [5, 140],
      white: [7, 252],
      black: [8, 245],
      hero: [2, 78],
      enemy: [1, 203],
      door: [3, 214],
      item: [3, 220],
      stairs: [6, 81],
      blood: [1, 160],
      corpse: [5, 138],
      sleeper: [4, 75],
      water: [4, 75],
      tree: [2, 71],
    },
    parts: {
      title: [6, 68],
      muted: [8, 245],
      frame: [8, 245],
      back: [4, 67],
      open: [3, 178],
      active: [2, 34],
      notice: [3, 178],
      good: [2, 34],
    },
  },
  // Orange, sky blue, bluish green and vermilion stay apart for every common kind of colour blindness.
  'colour-blind': {
    tones: {
      clubs: [6, 36],
      spades: [4, 75],
      hearts: [1, 166],
      diamonds: [3, 178],
      red: [1, 166],
      yellow: [3, 220],
      green: [6, 36],
      blue: [4, 75],
      violet: [5, 175],
      white: [7, 252],
      black: [8, 245],
      hero: [4, 75],
      enemy: [1, 166],
      door: [3, 214],
      item: [3, 220],
      stairs: [6, 116],
      blood: [1, 166],
      corpse: [5, 175],
      sleeper: [7, 252],
      water: [6, 36],
      tree: [6, 36],
    },
    parts: {
      title: [4, 75],
      muted: [8, 247],
      frame: [8, 245],
      back: [4, 67],
      open: [3, 178],
      active: [4, 75],
      notice: [3, 178],
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
      door: [11, 11],
      item: [11, 11],
      stairs: [14, 14],
      blood: [9, 9],
      corpse: [13, 13],
      sleeper: [15, 15],
      water: [14, 14],
      tree: [10, 10],
    },
    base: { fg: 15, bg: 0 },
    parts: { open: [11, 11], active: [11, 11], notice: [11, 11], good: [10, 10] },
  },
};
