// A picture as pixels, and the same picture smaller.

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and alpha of each pixel, row by row, 0 to 255. */
  readonly pixels: Uint8Array;
}

/** A picture whose longer side has at most some pixels; its sides keep their proportion. */
export function shrunk(picture: Picture, most: number): Picture {
  const { width, height } = picture;
  const scale = most / Math.max(width, height);
  return scale >= 1
    ? picture
    : scaled(picture, Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)));
}

/** A picture of another size: each pixel is the average of the area that it covers. What is transparent has no colour to give. */
export function scaled({ width, height, pixels }: Picture, columns: number, rows: number): Picture {
  const made = new Uint8Array(columns * rows * 4);
  const across = spans(width, columns);
  const down = spans(height, rows);
  let at = 0;
  for (const vertical of down) {
    for (const horizontal of across) {
      let [red, green, blue, alpha, area] = [0, 0, 0, 0, 0];
      for (let y = vertical.first; y <= vertical.last; y++) {
        const high = share(vertical, y);
        for (let x = horizontal.first; x <= horizontal.last; x++) {
          const weight = high * share(horizontal, x);
          const from = (y * width + x) * 4;
          const opaque = weight * (pixels[from + 3] ?? 0);
          red += opaque * (pixels[from] ?? 0);
          green += opaque * (pixels[from + 1] ?? 0);
          blue += opaque * (pixels[from + 2] ?? 0);
          alpha += opaque;
          area += weight;
        }
      }
      if (alpha > 0) {
        made[at] = Math.round(red / alpha);
        made[at + 1] = Math.round(green / alpha);
        made[at + 2] = Math.round(blue / alpha);
        made[at + 3] = Math.round(alpha / area);
      }
      at += 4;
    }
  }
  return { width: columns, height: rows, pixels: made };
}

/** The stretch of old pixels that a new one covers, in parts of pixels. */
interface Span {
  readonly from: number;
  readonly to: number;
  readonly first: number;
  readonly last: number;
}

function spans(old: number, count: number): Span[] {
  return Array.from({ length: count }, (_, at) => {
    const from = (at * old) / count;
    const to = ((at + 1) * old) / count;
    return { from, to, first: Math.floor(from), last: Math.min(old - 1, Math.ceil(to) - 1) };
  });
}

/** How much of an old pixel lies in a span. */
function share({ from, to }: Span, at: number): number {
  return Math.min(to, at + 1) - Math.max(from, at);
}
