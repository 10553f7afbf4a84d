// How large the table is drawn: the roomiest way that leaves the choices their rows.
import type { Position } from '../position.js';
import type { Block } from './blocks.js';
import type { Brush, Density } from './brush.js';
import { facingBlock } from './facing.js';
import { seatsBlock } from './seats.js';
import { zonesBlock } from './zones.js';

export interface Layout {
  readonly seats: Block;
  /** What lies between the players and the choices. */
  readonly centre: Block | undefined;
  /** Whether all cards that lie in front are in sight. */
  readonly isWhole: boolean;
}

/** What there is room for. */
export interface LayoutRoom {
  /** Rows for the table and everything below it. */
  readonly rows: number;
  /** Columns for the seats, and for what lies between the players; undefined: that is not drawn. */
  readonly columns: number;
  readonly centre: number | undefined;
  /** Rows that must be left below the table whatever is drawn there. */
  readonly least: number;
}

/** A way of drawing a table. */
interface Manner {
  /** The rows that meet in the middle of a table, and all else. */
  readonly front: Density;
  readonly rest: Density;
  readonly isCrowded: boolean;
  /** What is always the same about a seat gives way to what changes. */
  readonly hasNotes: boolean;
  /** Only where all cards of the rows that meet are in sight. */
  readonly mustBeWhole?: boolean;
}

const ROOMY = { isCrowded: false, hasNotes: true } as const;
const SCARCE = { isCrowded: true, hasNotes: false } as const;

/** For seats beside each other, the roomiest first. */
const BESIDE: readonly Manner[] = [
  { front: 'large', rest: 'large', ...ROOMY },
  { front: 'boxed', rest: 'boxed', ...ROOMY },
  { front: 'compact', rest: 'compact', ...ROOMY },
  { front: 'compact', rest: 'compact', ...ROOMY, hasNotes: false },
];

/** For seats opposite each other: what lies in front is larger for as long as it can be. */
const FACING: readonly Manner[] = [
  { front: 'large', rest: 'boxed', ...ROOMY },
  { front: 'large', rest: 'compact', ...ROOMY },
  { front: 'boxed', rest: 'boxed', ...ROOMY },
  { front: 'boxed', rest: 'compact', ...ROOMY },
  { front: 'boxed', rest: 'compact', ...SCARCE, mustBeWhole: true },
  { front: 'compact', rest: 'compact', ...ROOMY },
  { front: 'compact', rest: 'compact', ...ROOMY, hasNotes: false },
  { front: 'boxed', rest: 'compact', ...SCARCE },
  { front: 'compact', rest: 'compact', ...SCARCE },
];

/** Rows that choices need below the table, by how large cards are drawn. */
export const ROOM_FOR_CHOICES: Readonly<Record<Density, number>> = { large: 11, boxed: 6, compact: 6 };

/** The roomiest layout that fits, or the one that needs least. */
export function layoutFor(position: Position, room: LayoutRoom, brushAt: (density: Density) => Brush): Layout {
  const manners = position.table.facing === undefined ? BESIDE : FACING;
  let layout: Layout | undefined;
  for (const manner of manners) {
    layout = layoutIn(manner, position, room, brushAt);
    const height = layout.seats.height + (layout.centre?.height ?? 0);
    if (manner.mustBeWhole === true && !layout.isWhole) continue;
    if (height + Math.max(ROOM_FOR_CHOICES[manner.front], room.least) <= room.rows) return layout;
  }
  if (layout === undefined) throw new Error('no way to draw a table');
  return layout;
}

function layoutIn(
  { front, rest, isCrowded, hasNotes }: Manner,
  position: Position,
  { columns, centre }: LayoutRoom,
  brushAt: (density: Density) => Brush,
): Layout {
  const seated = hasNotes ? position : withoutNotes(position);
  const brush: Brush = { ...brushAt(rest), isCrowded };
  const middle = centre === undefined ? undefined : zonesBlock(position.table.centre, centre, brush, true);
  if (position.table.facing === undefined)
    return { seats: seatsBlock(seated, columns, brush), centre: middle, isWhole: true };
  const seats = facingBlock(seated, columns, { ...brush, density: front }, brush);
  return { seats, centre: middle, isWhole: seats.isWhole };
}

function withoutNotes(position: Position): Position {
  const { table } = position;
  const seats = table.seats.map((area) => ({ ...area, zones: area.zones.filter(({ zone }) => zone !== 'note') }));
  return { ...position, table: { ...table, seats } };
}
