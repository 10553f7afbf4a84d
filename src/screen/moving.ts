// Moving the cursor in two dimensions, over places that lie anywhere on the screen.
import type { Rect } from './canvas.js';

export type Direction = 'up' | 'down' | 'left' | 'right';

/** A step aside counts for more than a step ahead, so that the cursor keeps its row or column where it can. */
const ASIDE = 3;

/**
 * The place next to one in a direction.
 * @param rects where the places are; undefined ones cannot be reached
 * @returns its index, or the same index when nothing lies that way
 */
export function nextPlace(rects: readonly (Rect | undefined)[], from: number, direction: Direction): number {
  const start = rects[from];
  if (start === undefined) return from;
  const here = middle(start);
  let best = from;
  let nearest = Infinity;
  rects.forEach((rect, index) => {
    if (rect === undefined || index === from) return;
    const there = middle(rect);
    // Cells are about twice as high as wide.
    const [ahead, aside] = turned((there.x - here.x) / 2, there.y - here.y, direction);
    if (ahead <= 0) return;
    const distance = ahead + Math.abs(aside) * ASIDE;
    if (distance < nearest) {
      nearest = distance;
      best = index;
    }
  });
  return best;
}

function middle({ x, y, width, height }: Rect): { x: number; y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}

function turned(dx: number, dy: number, direction: Direction): [ahead: number, aside: number] {
  switch (direction) {
    case 'up':
      return [-dy, dx];
    case 'down':
      return [dy, dx];
    case 'left':
      return [-dx, dy];
    case 'right':
      return [dx, dy];
  }
}
