// Moving the cursor in two dimensions, over places that lie anywhere on the screen.
import type { Rect } from './canvas.js';

export type Direction = 'up' | 'down' | 'left' | 'right';

/** A step aside counts for more than a step ahead, so that the cursor keeps its row or column where it can. */
const ASIDE = 3;
/** Of places that lie equally near, the one whose middle is nearer. */
const MIDDLE = 0.01;
/** Cells are about twice as high as wide. */
const CELL = 2;

/** From where to where something reaches along one axis. */
type Span = readonly [from: number, to: number];

/**
 * The place next to one in a direction.
 * @param rects where the places are; undefined ones cannot be reached
 * @returns its index, or the same index when nothing lies that way
 */
export function nextPlace(rects: readonly (Rect | undefined)[], from: number, direction: Direction): number {
  const start = rects[from];
  if (start === undefined) return from;
  const here = spansOf(start, direction);
  let best = from;
  let nearest = Infinity;
  rects.forEach((rect, index) => {
    if (rect === undefined || index === from) return;
    const there = spansOf(rect, direction);
    // What lies beside or round it is not ahead, wherever its middle is.
    const ahead = there.along[0] - here.along[1];
    if (ahead < 0) return;
    const aside = apart(here.across, there.across);
    const between = Math.abs(middle(there.along) - middle(here.along)) + aside.middles;
    const distance = ahead + aside.gap * ASIDE + between * MIDDLE;
    if (distance < nearest) {
      nearest = distance;
      best = index;
    }
  });
  return best;
}

/** How a place reaches along a direction, which counts upwards, and across it. */
function spansOf({ x, y, width, height }: Rect, direction: Direction): { along: Span; across: Span } {
  const across: Span = [x / CELL, (x + width) / CELL];
  const down: Span = [y, y + height];
  switch (direction) {
    case 'up':
      return { along: [-down[1], -down[0]], across };
    case 'down':
      return { along: down, across };
    case 'left':
      return { along: [-across[1], -across[0]], across: down };
    case 'right':
      return { along: across, across: down };
  }
}

/** How far two spans are from each other: nothing where they overlap, else from middle to middle. */
function apart(one: Span, other: Span): { gap: number; middles: number } {
  const middles = Math.abs(middle(one) - middle(other));
  return { gap: one[0] < other[1] && other[0] < one[1] ? 0 : middles, middles };
}

function middle([from, to]: Span): number {
  return (from + to) / 2;
}
