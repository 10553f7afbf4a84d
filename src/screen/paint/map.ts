// A map from above, as a block: as much of it as there is room for, with what the cursor is on in sight.
import type { MapCell, MapZone } from '../../engine/index.js';
import { type Canvas, PLAIN, type Style } from '../canvas.js';
import { cellId, cellNamed } from '../map-cursor.js';
import type { Block } from './blocks.js';
import type { Brush, Density } from './brush.js';

/** The most rows of a map, by how much room there is. */
const MOST_ROWS: Readonly<Record<Density, number>> = { large: 24, boxed: 12, compact: 7 };

export function mapBlock(map: MapZone, room: number, brush: Brush): Block {
  const width = Math.min(map.width, room);
  const height = Math.min(map.height, MOST_ROWS[brush.density]);
  return {
    width,
    height,
    draw: (canvas, x, y) => {
      drawMap(canvas, x, y, width, height, map, brush);
    },
  };
}

/** Draws as much of a map as there is room for. */
export function drawMap(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  map: MapZone,
  brush: Brush,
): void {
  const centre = cellNamed(map, brush.chosen) ?? map.focus;
  const left = inSight(centre.x, width, map.width);
  const top = inSight(centre.y, height, map.height);
  const spots = new Map(map.spots.map((spot) => [cellId(spot.x, spot.y), spot.id]));
  map.rows.slice(top, top + height).forEach((row, dy) => {
    row.slice(left, left + width).forEach((cell, dx) => {
      const own = cellId(left + dx, top + dy);
      const id = spots.get(own) ?? (own === brush.chosen ? own : undefined);
      canvas.put(x + dx, y + dy, cell.glyph, cellStyle(cell, id, brush), x + dx + 1);
      if (id !== undefined) brush.spots.set(id, { x: x + dx, y: y + dy, width: 1, height: 1 });
    });
  });
}

/** The first row or column that is shown, so that a place lies as near to the middle as the edges allow. */
function inSight(place: number, shown: number, all: number): number {
  return Math.max(0, Math.min(all - shown, place - Math.floor(shown / 2)));
}

function cellStyle({ tone, dim }: MapCell, id: string | undefined, { theme, chosen, open }: Brush): Style {
  const style = dim ? theme.part('muted') : theme.tone(tone);
  if (id === undefined) return style ?? PLAIN;
  if (id === chosen) return { ...style, bold: true, inverse: true };
  return open.has(id) ? { ...style, bold: true, underline: true } : style;
}
