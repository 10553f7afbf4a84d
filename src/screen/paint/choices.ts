// The choices: what can be chosen, each with its key, what cannot and why; or who is thinking; or what the cursor is on.
import { NOBODY } from '../../engine/index.js';
import type { Canvas, Rect } from '../canvas.js';
import { folded } from '../folded.js';
import { cut, fit, widthOf, wrap } from '../glyphs.js';
import { levelOf, type Model } from '../model.js';
import type { Item, Level } from '../picker.js';
import { describePlace } from '../place-words.js';
import type { Theme } from '../theme.js';
import { detailHeight, detailLines, drawDetail } from './detail.js';

/** Columns of a name above the choices; a wide one must not take their lines. */
const NAME = 24;

/** Columns of an item's key and the blanks round it. */
export const ITEM_FRAME = 6;

/** Where an item was drawn, for the mouse. */
export interface ItemHit extends Rect {
  readonly index: number;
}

/**
 * Draws the pane.
 * @param detail what is said of the item under the cursor, below the items, unless it stands elsewhere
 * @returns where its items are
 */
export function drawChoices(
  canvas: Canvas,
  area: Rect,
  model: Model,
  theme: Theme,
  detail: readonly string[] = detailLines(model, area.width - ITEM_FRAME),
): ItemHit[] {
  const { position, overlay } = model;
  const { tongue, asked } = position;
  const say = folded(tongue, theme);
  if (overlay?.kind === 'inspect') {
    canvas.put(area.x, area.y, cut(say('screen.inspect'), area.width), theme.part('heading'));
    const lines = describePlace(position, overlay.spot).flatMap((line) => wrap(theme.fold(line), area.width));
    lines.slice(0, area.height - 1).forEach((line, at) => canvas.put(area.x, area.y + 1 + at, line));
    return [];
  }
  if (asked === NOBODY) return [];
  const player = { seat: asked };
  if (position.botToMove) {
    canvas.put(area.x, area.y, cut(say('screen.thinking', { player }), area.width), theme.part('heading'));
    canvas.put(area.x, area.y + 1, cut(say('screen.hurry'), area.width), theme.part('muted'));
    return [];
  }
  const level = levelOf(model);
  const path =
    level.path.length === 0 ? say('screen.what-now') : level.path.map(theme.fold).join(` ${theme.signs.change[1]} `);
  const title = `${cut(theme.fold(position.names[asked] ?? ''), NAME)}: ${path}`;
  // The end of a long way matters more than its beginning.
  const lines = wrap(title, area.width).slice(-2);
  lines.forEach((line, at) => canvas.put(area.x, area.y + at, line, theme.part('heading')));
  return drawItems(
    canvas,
    { ...area, y: area.y + lines.length, height: area.height - lines.length },
    level,
    model.at,
    detail,
    theme,
  );
}

/** Items in one column or in two, scrolled so that the cursor is seen; then what is closed, as far as there is room. */
function drawItems(
  canvas: Canvas,
  area: Rect,
  { items, closed }: Level,
  at: number,
  detail: readonly string[],
  theme: Theme,
): ItemHit[] {
  const lines = items.map(({ label, ownKey }) => theme.fold(label) + ownKeyMark(ownKey));
  const longest = Math.max(0, ...lines.map(widthOf)) + ITEM_FRAME;
  const half = Math.floor(area.width / 2);
  const columns = items.length + Math.min(closed.length, 2) > area.height && longest <= half ? 2 : 1;
  const width = columns === 2 ? half : area.width;
  const rows = Math.ceil(items.length / columns);
  const height = Math.min(rows, area.height);
  const top = Math.max(0, Math.min(rows - height, (at % rows) - Math.floor(height / 2)));
  const hits: ItemHit[] = [];
  items.forEach((item, index) => {
    const row = (index % rows) - top;
    if (row < 0 || row >= height) return;
    const rect = { x: area.x + Math.floor(index / rows) * width, y: area.y + row, width, height: 1 };
    drawItem(canvas, rect, item, lines[index] ?? '', index === at, theme);
    hits.push({ ...rect, index });
  });
  const mark = area.x + area.width - 1;
  if (top > 0) canvas.put(mark, area.y, theme.signs.more[0], theme.part('muted'));
  if (top + height < rows) canvas.put(mark, area.y + height - 1, theme.signs.more[1], theme.part('muted'));
  let below = { ...area, y: area.y + height, height: area.height - height };
  if (detail.length > 0) {
    const taken = detailHeight(detail, area.width - 2, theme) + 2;
    drawDetail(canvas, { ...below, x: area.x + 2, width: area.width - 2, y: below.y + 1 }, detail, theme);
    below = { ...below, y: below.y + taken, height: below.height - taken };
  }
  drawClosed(canvas, below, closed, theme);
  return hits;
}

function drawItem(canvas: Canvas, { x, y, width }: Rect, item: Item, label: string, isAt: boolean, theme: Theme): void {
  // The game's own key is said even where the label is cut.
  const mark = ownKeyMark(item.ownKey);
  const bare = label.slice(0, label.length - mark.length);
  const line = `${isAt ? theme.signs.cursor : ' '} ${printed(item)} ${bare}`;
  if (isAt) {
    const shown = cut(line, width - 2 - mark.length) + mark;
    canvas.put(x, y, fit(shown, widthOf(shown) + 1), theme.part('cursor'));
    return;
  }
  const end = canvas.put(x + 2, y, printed(item), theme.part('key'));
  canvas.put(end + 1, y, cut(bare, x + width - end - 2 - mark.length) + mark);
}

function ownKeyMark(key: string | undefined): string {
  return key === undefined ? '' : ` (${key})`;
}

/** The key of an item; the last ones of a very long list have none. */
function printed({ key }: Item): string {
  return key === '' ? '  ' : `${key})`;
}

function drawClosed(canvas: Canvas, area: Rect, closed: readonly string[], theme: Theme): void {
  let row = 0;
  for (const text of closed) {
    const lines = wrap(theme.fold(text), area.width - 4);
    if (row + lines.length > area.height) return;
    canvas.put(area.x, area.y + row, theme.signs.closed, theme.part('muted'));
    for (const line of lines) canvas.put(area.x + 2, area.y + row++, line, theme.part('muted'));
  }
}
