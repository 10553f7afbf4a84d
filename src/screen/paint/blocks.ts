// Blocks: things of a known size that can be drawn anywhere. Zones become blocks, and blocks are put beside or below each other.
import type { Canvas, Rect } from '../canvas.js';

export interface Block {
  readonly width: number;
  readonly height: number;
  draw(canvas: Canvas, x: number, y: number): void;
}

/** Blocks below each other. */
export function stack(blocks: readonly Block[]): Block {
  return {
    width: Math.max(0, ...blocks.map(({ width }) => width)),
    height: blocks.reduce((sum, { height }) => sum + height, 0),
    draw: (canvas, x, y) => {
      let top = y;
      for (const block of blocks) {
        block.draw(canvas, x, top);
        top += block.height;
      }
    },
  };
}

/** Blocks beside each other, in as many rows as the room needs. */
export function flow(blocks: readonly Block[], room: number, gap: number): Block {
  return stack(flowLines(blocks, room, gap));
}

/** The rows of blocks beside each other that the room needs. */
export function flowLines(blocks: readonly Block[], room: number, gap: number): Block[] {
  const rows: Block[][] = [];
  let used = Infinity;
  for (const block of blocks) {
    if (used + gap + block.width > room) {
      rows.push([]);
      used = -gap;
    }
    rows.at(-1)?.push(block);
    used += gap + block.width;
  }
  return rows.map((row) => beside(row, gap));
}

/** Lines of text as a block. */
export function textBlock(lines: readonly string[], width: number, style: Parameters<Canvas['put']>[3]): Block {
  return {
    width,
    height: lines.length,
    draw: (canvas, x, y) => {
      lines.forEach((line, at) => canvas.put(x, y + at, line, style, x + width));
    },
  };
}

/** Whether a point lies within a rectangle. */
export function holds({ x, y, width, height }: Rect, point: { readonly x: number; readonly y: number }): boolean {
  return point.x >= x && point.x < x + width && point.y >= y && point.y < y + height;
}

/** A block in the middle of some room. */
export function centred(block: Block, room: number): Block {
  const left = Math.max(0, Math.floor((room - block.width) / 2));
  return { ...block, width: room, draw: (canvas, x, y) => block.draw(canvas, x + left, y) };
}

/** Blocks beside each other, their upper edges in one line. */
export function beside(blocks: readonly Block[], gap: number): Block {
  return {
    width: blocks.reduce((sum, { width }) => sum + width + gap, -gap),
    height: Math.max(0, ...blocks.map(({ height }) => height)),
    draw: (canvas, x, y) => {
      let left = x;
      for (const block of blocks) {
        block.draw(canvas, left, y);
        left += block.width + gap;
      }
    },
  };
}
