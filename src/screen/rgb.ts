// Colours of pictures on terminals: a colour as one number, and the nearest of the 256 or 16 that a terminal has.

/** Red, green and blue in one number: 0xrrggbb. */
export type Rgb = number;

export function rgb(red: number, green: number, blue: number): Rgb {
  return (red << 16) | (green << 8) | blue;
}

/** The levels of the colour cube from 16 on, and the first 16 as terminals commonly show them. */
const LEVELS = [0, 95, 135, 175, 215, 255] as const;
const FIRST: readonly Rgb[] = [
  0x000000, 0xcd0000, 0x00cd00, 0xcdcd00, 0x0000ee, 0xcd00cd, 0x00cdcd, 0xe5e5e5, 0x7f7f7f, 0xff0000, 0x00ff00,
  0xffff00, 0x5c5cff, 0xff00ff, 0x00ffff, 0xffffff,
];
const GREYS = 24;

/** The nearest colour of the cube or of the greys: everybody's terminal shows those alike. */
export function nearestOf256(colour: Rgb): number {
  const [red, green, blue] = parts(colour);
  const [r, g, b] = [nearestLevel(red), nearestLevel(green), nearestLevel(blue)];
  const grey = Math.max(0, Math.min(GREYS - 1, Math.round(((red + green + blue) / 3 - 8) / 10)));
  const shade = 8 + 10 * grey;
  const cube = rgb(LEVELS[r] ?? 0, LEVELS[g] ?? 0, LEVELS[b] ?? 0);
  return distance(colour, rgb(shade, shade, shade)) < distance(colour, cube) ? 232 + grey : 16 + 36 * r + 6 * g + b;
}

export function nearestOf16(colour: Rgb): number {
  let nearest = 0;
  FIRST.forEach((one, at) => {
    if (distance(colour, one) < distance(colour, FIRST[nearest] ?? 0)) nearest = at;
  });
  return nearest;
}

function nearestLevel(value: number): number {
  let nearest = 0;
  LEVELS.forEach((level, at) => {
    if (Math.abs(level - value) < Math.abs((LEVELS[nearest] ?? 0) - value)) nearest = at;
  });
  return nearest;
}

/** How different two colours look: the eye sees green best and blue least. */
function distance(one: Rgb, other: Rgb): number {
  const [r, g, b] = parts(one);
  const [red, green, blue] = parts(other);
  return 3 * (r - red) ** 2 + 4 * (g - green) ** 2 + 2 * (b - blue) ** 2;
}

function parts(colour: Rgb): [red: number, green: number, blue: number] {
  return [colour >> 16, (colour >> 8) & 0xff, colour & 0xff];
}
