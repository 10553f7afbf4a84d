// A whole frame: where header, seats, piles, choices, log and hints go at a given size, and the drawing of it. Pure: the same
// model, size and theme make the same canvas.
import { hinted, printedKey } from '../bindings.js';
import { Canvas, type Rect, type Size } from '../canvas.js';
import { cut, widthOf } from '../glyphs.js';
import { itemOf, levelOf, type Model } from '../model.js';
import { personToMove } from '../position.js';
import type { Theme } from '../theme.js';
import { type Brush, DENSITIES, type Density } from './brush.js';
import { drawChoices, type ItemHit } from './choices.js';
import { detailHeight, detailLines, drawDetail } from './detail.js';
import { drawHeader } from './header.js';
import { drawLog } from './log-pane.js';
import { drawMapTable, mapAmong } from './map-table.js';
import { drawOverlay } from './overlays.js';
import { drawHandOver, drawResult, drawTooSmall, isTooSmall } from './scenes.js';
import { seatsBlock } from './seats.js';
import { zonesBlock } from './zones.js';

interface Frame {
  readonly canvas: Canvas;
  /** Where the places of the table were drawn, by their id. */
  readonly spots: ReadonlyMap<string, Rect>;
  readonly items: readonly ItemHit[];
}

const HEADER = 3;
/** From this width on the log has a column of its own. */
const WIDE = 116;
/** Rows of the log that what the cursor is on leaves. */
const LEAST_LOG = 1;
const SIDE = { least: 34, most: 56 } as const;
/** Rows that choices need below the piles, by how large cards are drawn. */
const ROOM_FOR_CHOICES: Readonly<Record<Density, number>> = { large: 11, boxed: 6, compact: 6 };

/** Paints a model. */
export function paint(model: Model, size: Size, theme: Theme): Frame {
  const canvas = new Canvas(size, theme.fold, theme.base);
  const { position } = model;
  const spots = new Map<string, Rect>();
  if (isTooSmall(size)) drawTooSmall(canvas, position.tongue, theme);
  else if (model.handOver) drawHandOver(canvas, position, theme);
  else {
    const items = drawTable(canvas, model, theme, spots);
    drawOverlay(canvas, model, theme);
    return { canvas, spots, items };
  }
  return { canvas, spots, items: [] };
}

function drawTable(canvas: Canvas, model: Model, theme: Theme, spots: Map<string, Rect>): ItemHit[] {
  const { position } = model;
  const { columns, rows } = canvas;
  const isOver = position.outcome !== null;
  const side = columns >= WIDE ? Math.min(SIDE.most, Math.max(SIDE.least, Math.floor(columns * 0.3))) : 0;
  const room = side === 0 ? columns : columns - side - 2;
  const brushAt = (density: Density): Brush => ({ theme, tongue: position.tongue, density, ...standOut(model), spots });
  const foot = 1;
  const map = isOver ? undefined : mapAmong(position.table.centre);
  if (map !== undefined) {
    drawTop(canvas, position, theme);
    drawFoot(canvas, model, theme);
    const area = { x: 0, y: HEADER, width: columns, height: rows - HEADER - foot };
    return drawMapTable(canvas, area, map, model, brushAt('compact'));
  }
  const lowLog = side === 0 && !isOver ? Math.floor(columns * 0.42) : 0;
  const lowRoom = room - (lowLog === 0 ? 0 : lowLog + 2);
  const layouts = DENSITIES.map((density) => {
    const seats = seatsBlock(position, room, brushAt(density));
    const centre = isOver ? undefined : zonesBlock(position.table.centre, lowRoom, brushAt(density), true);
    const need = seats.height + (centre?.height ?? 0) + ROOM_FOR_CHOICES[density];
    return { seats, centre, fits: HEADER + need + foot <= rows };
  });
  const layout = layouts.find(({ fits }) => fits) ?? layouts.at(-1);
  drawTop(canvas, position, theme);
  let y = HEADER;
  layout?.seats.draw(canvas, 0, y);
  y += layout?.seats.height ?? 0;
  const bottom = rows - foot;
  // What is drawn beyond its room must not reach into what comes below.
  const low = Math.min(y, bottom - ROOM_FOR_CHOICES.compact);
  canvas.fill({ x: 0, y: low, width: room, height: bottom - low });
  // Tall screens have room for air.
  const air = bottom - low - (layout?.centre?.height ?? 0) > 2 * ROOM_FOR_CHOICES.compact ? 1 : 0;
  let top = low + air;
  if (layout?.centre !== undefined) {
    layout.centre.draw(canvas, 0, top);
    top += layout.centre.height + air;
  }
  const detail = detailLines(model);
  if (side > 0) {
    drawColumn(canvas, { x: room, y: HEADER, width: side + 2, height: bottom - HEADER }, model, [], theme);
  } else if (lowLog > 0) {
    const column = { x: lowRoom, y: low + air, width: lowLog + 2, height: bottom - low - air };
    drawColumn(canvas, column, model, detail, theme);
  }
  drawFoot(canvas, model, theme);
  const area = { x: 0, y: top, width: lowRoom, height: bottom - top };
  if (isOver) drawResult(canvas, { ...area, x: 2, width: area.width - 2 }, position, theme);
  return drawChoices(canvas, area, model, theme, lowLog > 0 ? [] : detail);
}

function drawTop(canvas: Canvas, position: Model['position'], theme: Theme): void {
  drawHeader(canvas, position, theme);
  canvas.put(0, HEADER - 1, theme.signs.border.across.repeat(canvas.columns), theme.part('frame'));
}

/** A line down, and on its right the log and what the cursor is on, as far as both have room. */
function drawColumn(
  canvas: Canvas,
  { x, y, width, height }: Rect,
  { position }: Model,
  detail: readonly string[],
  theme: Theme,
): void {
  for (let row = y; row < y + height; row++) canvas.put(x, row, theme.signs.border.down, theme.part('frame'));
  const area = { x: x + 2, y, width: width - 2, height };
  const taken = Math.min(detailHeight(detail, area.width, theme), height - LEAST_LOG);
  drawLog(canvas, { ...area, height: height - taken }, position.log, theme);
  drawDetail(canvas, { ...area, y: y + height - taken, height: taken }, detail, theme);
}

/** The places under the cursor, those that can be chosen, and those that are part of the choice already. */
function standOut(model: Model): Pick<Brush, 'chosen' | 'open' | 'picked'> {
  const { overlay } = model;
  const nothing = new Set<string>();
  if (overlay?.kind === 'inspect') return { chosen: overlay.spot, open: nothing, picked: nothing };
  if (!personToMove(model.position)) return { chosen: undefined, open: nothing, picked: nothing };
  const { items, picked } = levelOf(model);
  return {
    chosen: itemOf(model)?.spot,
    open: new Set(items.flatMap(({ spot }) => spot ?? [])),
    picked: new Set(picked),
  };
}

/** The last line: a notice, or the hints that there is room for. */
function drawFoot(canvas: Canvas, model: Model, theme: Theme): void {
  const { columns, rows } = canvas;
  const { tongue } = model.position;
  if (model.notice !== undefined) {
    canvas.put(0, rows - 1, cut(`! ${theme.fold(model.notice)}`, columns), theme.part('notice'));
    return;
  }
  if (!model.hints) return;
  let x = 0;
  for (const binding of hinted(model)) {
    const printed = printedKey(binding, model);
    const key = theme.fold(tongue.has(printed) ? tongue.say(printed) : printed);
    const word = theme.fold(tongue.say(binding.hint ?? binding.help));
    if (x + widthOf(key) + 1 + widthOf(word) > columns) break;
    x = canvas.put(x, rows - 1, key, theme.part('key'));
    x = canvas.put(x + 1, rows - 1, word, theme.part('muted')) + 2;
  }
}
