// The seats beside each other: name, who moves, points so far, and what lies in front of each.
import type { SeatArea, Zone } from '../../engine/index.js';
import { cut, widthOf, wrap } from '../glyphs.js';
import type { Position } from '../position.js';
import { type Block, stack, textBlock } from './blocks.js';
import type { Brush } from './brush.js';
import { zonesBlock } from './zones.js';

const SUMMARY_LINES = 2;
const GAP = 1;

/** All seats as one block that is as wide as the room. */
export function seatsBlock(position: Position, room: number, brush: Brush): Block {
  const { seats } = position.table;
  const width = Math.floor((room + GAP) / Math.max(1, seats.length)) - GAP;
  const summaries = seats.map(({ summary }) =>
    wrap(brush.theme.fold(position.tongue.speak(summary)), width).slice(0, SUMMARY_LINES),
  );
  const lines = Math.max(1, ...summaries.map(({ length }) => length));
  const blocks = seats.map((area, at) => seatBlock(position, area, padded(summaries[at] ?? [], lines), width, brush));
  return {
    width: room,
    height: Math.max(0, ...blocks.map(({ height }) => height)),
    draw: (canvas, x, y) => {
      blocks.forEach((block, at) => {
        block.draw(canvas, x + at * (width + GAP), y);
      });
    },
  };
}

function seatBlock(
  position: Position,
  { seat, zones }: SeatArea,
  summary: string[],
  width: number,
  brush: Brush,
): Block {
  const { theme } = brush;
  return stack([
    nameBlock(position, seat, width, brush),
    textBlock(summary, width, theme.part('muted')),
    zonesBlock(zones, width, brush, hasSeveralGrids(zones)),
  ]);
}

/** The name of a seat, marked while it is to choose, or has won. */
export function nameBlock(position: Position, seat: number, room: number, { theme }: Brush): Block {
  const moves = seat === position.asked || (position.asked < 0 && position.outcome?.places[seat] === 1);
  const sign = moves ? `${theme.signs.active} ` : '  ';
  const name = cut(sign + theme.fold(position.names[seat] ?? ''), room);
  return textBlock([name], widthOf(name), moves ? { ...theme.part('active'), underline: true } : theme.part('title'));
}

function hasSeveralGrids(zones: readonly Zone[]): boolean {
  return zones.filter(({ zone }) => zone === 'grid').length > 1;
}

function padded(lines: string[], count: number): string[] {
  return [...lines, ...new Array<string>(Math.max(0, count - lines.length)).fill('')];
}
