// A grid behind its name: each of its rows is a line of cards. Rows too long for the room are folded; where room is scarce they
// move sideways under the cursor instead, and small cards stand without their names.
import type { GridZone, Place } from '../../engine/index.js';
import { cut, widthOf } from '../glyphs.js';
import { type Block, beside, centred, flow, stack, textBlock } from './blocks.js';
import type { Brush, Density } from './brush.js';
import { cardBlock, cardWidth, leastWidth, namelessWidth } from './card.js';
import { type RowManner, rowBlock } from './row.js';

/** Columns between large cards. */
const GAP = 1;
/** Columns of a card within which most names stand whole, and within which they can still be told apart. */
const WHOLE: Readonly<Record<Density, number>> = { large: 20, boxed: 20, compact: 26 };
const READABLE: Readonly<Record<Density, number>> = { large: 12, boxed: 12, compact: 14 };
/** Columns that the name of a grid may take in any case. */
const TITLE = 16;

/**
 * The name and the rows of a grid.
 * @param title columns that the name takes at least
 */
export function namedRows(zone: GridZone, room: number, brush: Brush, title = 0): Block {
  return rowsBehind(zone, Math.max(title, titleWidth([zone], room, brush)), room, brush);
}

/**
 * The name and the rows of a grid, drawn like another one.
 * @param title columns of the name
 * @param alike the grids whose cards are to be of one width
 */
export function rowsBehind(zone: GridZone, title: number, room: number, brush: Brush, alike = [zone]): Block {
  const left = room - title - 1;
  const manner = mannerFor(alike, left, brush);
  const rows = zone.rows.map((row) =>
    brush.isCrowded ? rowBlock(row, left, manner, brush) : foldedRow(row, left, manner, brush),
  );
  const width = Math.max(0, ...rows.map((row) => row.width));
  const cards = stack(rows.map((row) => centred(row, width)));
  const name = textBlock([titleOf(zone, room, brush)], title, brush.theme.part('muted'));
  // The name stands beside the faces of the first row.
  return cards.height === 0 ? name : beside([lowered(name, brush.density), cards], 1);
}

/** Whether all cards of some grids that are drawn alike are in sight at once. */
export function isWhole(grids: readonly GridZone[], title: number, room: number, brush: Brush): boolean {
  const left = room - title - 1;
  const { width, gap } = mannerFor(grids, left, brush);
  return (
    !brush.isCrowded || grids.every(({ rows }) => rows.every(({ length }) => (width + gap) * length - gap <= left))
  );
}

/** Columns that the names of some grids need. */
export function titleWidth(grids: readonly GridZone[], room: number, brush: Brush): number {
  return Math.max(0, ...grids.map((zone) => widthOf(titleOf(zone, room, brush))));
}

/** A grid's name, at most a quarter of the room; nothing but a name needs a sign that nothing lies there. */
function titleOf({ name, rows }: GridZone, room: number, { tongue, theme }: Brush): string {
  const title = cut(theme.fold(tongue.speak(name)), Math.max(TITLE, Math.floor(room / 4)));
  return rows.flat().length === 0 ? `${title}: ${theme.signs.dot}` : title;
}

/** How the cards of some grids are drawn alike. */
function mannerFor(grids: readonly GridZone[], room: number, brush: Brush): RowManner {
  const places = grids.flatMap(({ rows }) => rows.flat());
  const longest = Math.max(1, ...grids.flatMap(({ rows }) => rows.map(({ length }) => length)));
  const wanted = Math.max(1, ...places.map((place) => cardWidth(place, brush)));
  const gap = brush.density === 'large' ? GAP : 0;
  const isWhole = (wanted + gap) * longest - gap <= room;
  if (isWhole) return { width: wanted, gap, isNamed: true };
  if (brush.density === 'compact' && grids.every(({ small }) => small === true))
    return { width: Math.max(...places.map((place) => namelessWidth(place, brush))), gap, isNamed: false };
  // A single long name must not make all cards so wide.
  if (!brush.isCrowded)
    return { width: Math.min(wanted, Math.max(WHOLE[brush.density], leastOf(places, brush))), gap, isNamed: true };
  // Names are cut before cards go out of sight, as long as they can still be told apart.
  const fair = Math.floor((room + gap) / longest) - gap;
  return { width: Math.min(wanted, Math.max(READABLE[brush.density], fair)), gap, isNamed: true };
}

/** Columns that large cards need for whole names on several lines; smaller ones have one line. */
function leastOf(places: readonly Place[], brush: Brush): number {
  return brush.density === 'large' ? Math.max(...places.map((place) => leastWidth(place, brush))) : 0;
}

function foldedRow(places: readonly Place[], room: number, { width, gap, isNamed }: RowManner, brush: Brush): Block {
  return flow(
    places.map((place) => cardBlock(place, width, brush, isNamed)),
    room,
    gap,
  );
}

function lowered(block: Block, density: Brush['density']): Block {
  const by = { large: 2, boxed: 1, compact: 0 }[density];
  return { ...block, height: block.height + by, draw: (canvas, x, y) => block.draw(canvas, x, y + by) };
}
