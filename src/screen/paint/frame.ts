// A whole frame: where header, seats, piles, choices, log and hints go at a given size, and the drawing of it. Pure: the same
// model, size and theme make the same canvas.
import { sayMark } from '../../text/index.js';
import { hinted, hintOf, printedKey } from '../bindings.js';
import { Canvas, type Rect, type Size } from '../canvas.js';
import { cut, widthOf } from '../glyphs.js';
import { itemOf, levelOf, type Model } from '../model.js';
import { personToMove } from '../position.js';
import type { Theme } from '../theme.js';
import type { Brush, Density } from './brush.js';
import { drawChoices, ITEM_FRAME, type ItemHit } from './choices.js';
import { detailHeight, detailLines, drawDetail } from './detail.js';
import { drawHeader } from './header.js';
import { layoutFor, ROOM_FOR_CHOICES } from './layout.js';
import { drawLog } from './log-pane.js';
import { drawMapTable, mapAmong } from './map-table.js';
import { drawOverlay } from './overlays.js';
import { drawHandOver, drawResult, drawTooSmall, isTooSmall } from './scenes.js';

interface Frame {
  readonly canvas: Canvas;
  /** Where the places of the table were drawn, by their id. */
  readonly spots: ReadonlyMap<string, Rect>;
  readonly items: readonly ItemHit[];
}

const HEADER = 3;
/** From this width on the log has a column of its own. */
const WIDE = 116;
/** Rows of the result of two players, with the commands that show the game again. */
const ROOM_FOR_RESULT = 9;
/** Rows of choices that a high stack leaves. */
const LEAST_CHOICES = 4;
const SIDE = { least: 34, most: 56 } as const;
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
  const brushAt = (density: Density): Brush => ({
    theme,
    tongue: position.tongue,
    density,
    isCrowded: false,
    ...standOut(model),
    spots,
  });
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
  // A stack is read across; whatever else lies between the players leaves the log its column.
  const isStacked = position.table.centre.some(({ zone }) => zone === 'stack');
  const result = isOver ? ROOM_FOR_RESULT : 0;
  const layout = layoutFor(
    position,
    {
      rows: rows - HEADER - foot,
      columns: room,
      centre: isOver ? undefined : isStacked ? room : lowRoom,
      least: result,
    },
    brushAt,
  );
  const bottom = rows - foot;
  // What is drawn beyond its room must not reach into what comes below.
  const centreHeight = layout.centre?.height ?? 0;
  const seatsEnd = HEADER + layout.seats.height;
  const low = Math.min(seatsEnd, bottom - Math.max(ROOM_FOR_CHOICES.compact, result, centreHeight + LEAST_CHOICES));
  // Opposite each other, it is the far end of the other side that gives way, never the hand of whoever is to choose.
  layout.seats.draw(canvas, 0, position.table.facing === undefined ? HEADER : HEADER - (seatsEnd - low));
  canvas.fill({ x: 0, y: low, width: room, height: bottom - low });
  canvas.fill({ x: 0, y: 0, width: columns, height: HEADER });
  drawTop(canvas, position, theme);
  // Tall screens have room for air.
  const air = bottom - low - centreHeight > 2 * ROOM_FOR_CHOICES.compact ? 1 : 0;
  let top = low + air;
  if (layout.centre !== undefined) {
    layout.centre.draw(canvas, 0, top);
    top += centreHeight + air;
  }
  const detail = detailLines(model, lowRoom - ITEM_FRAME);
  if (side > 0) {
    drawColumn(canvas, { x: room, y: HEADER, width: side + 2, height: bottom - HEADER }, model, [], theme);
  } else if (lowLog > 0) {
    const from = isStacked ? top : low + air;
    const column = { x: lowRoom, y: from, width: lowLog + 2, height: bottom - from };
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

/** A line down, and on its right what the cursor is on and as much of the log as leaves room for that. */
function drawColumn(
  canvas: Canvas,
  { x, y, width, height }: Rect,
  { position }: Model,
  detail: readonly string[],
  theme: Theme,
): void {
  for (let row = y; row < y + height; row++) canvas.put(x, row, theme.signs.border.down, theme.part('frame'));
  const area = { x: x + 2, y, width: width - 2, height };
  const taken = Math.min(detailHeight(detail, area.width, theme), height);
  if (taken < height) drawLog(canvas, { ...area, height: height - taken }, position.log, theme);
  drawDetail(canvas, { ...area, y: y + height - taken, height: taken }, detail, theme);
}

/** The places under the cursor, those that can be chosen, and those that are part of the choice already. */
function standOut(model: Model): Pick<Brush, 'chosen' | 'open' | 'picked'> {
  const { overlay } = model;
  const nothing = new Set<string>();
  if (overlay?.kind === 'inspect') return { chosen: overlay.spot, open: nothing, picked: nothing };
  if (!personToMove(model.position)) return { chosen: undefined, open: nothing, picked: nothing };
  const { items, picked } = levelOf(model);
  const item = itemOf(model);
  return {
    chosen: item?.spot ?? item?.about,
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
    const key = theme.fold(sayMark(printed, tongue));
    const word = theme.fold(tongue.say(hintOf(binding, model) ?? binding.help));
    if (x + widthOf(key) + 1 + widthOf(word) > columns) break;
    x = canvas.put(x, rows - 1, key, theme.part('key'));
    x = canvas.put(x + 1, rows - 1, word, theme.part('muted')) + 2;
  }
}
