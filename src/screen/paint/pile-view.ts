// The cards of a pile over the table: a list, the topmost card first, and beside it what the card under the cursor says.
import { sayMark } from '../../text/index.js';
import { type Canvas, PLAIN, type Rect } from '../canvas.js';
import { cut, fit, widthOf } from '../glyphs.js';
import type { Model, PileView } from '../model.js';
import { describeCard, sayZone } from '../place-words.js';
import { type Found, findPlace, within } from '../table-places.js';
import type { Theme } from '../theme.js';
import { describedLines } from './card-view.js';
import { drawWindow, pageOf } from './window.js';

const MARGIN = 3;
const GAP = 3;
/** The part of the window that the list takes. */
const SHARE = 0.45;

export function drawPileView(canvas: Canvas, model: Model, { spot, at }: PileView, theme: Theme): void {
  const { position } = model;
  const { tongue } = position;
  const found = findPlace(position, spot);
  if (found === undefined) return;
  const cards = within(found);
  const pile = sayZone(position, found.zone, found.seat);
  const title = theme.fold(tongue.say('screen.pile.title', { pile, count: cards.length }));
  const whole = { x: 0, y: 0, width: canvas.columns, height: canvas.rows };
  drawWindow(canvas, whole, title, theme.fold(tongue.say('screen.pile.keys')), theme);
  const width = Math.floor((canvas.columns - 2 * MARGIN) * SHARE);
  drawList(canvas, { x: MARGIN, y: 2, width, height: pageOf(canvas) }, cards, at, model, theme);
  const card = cards[at]?.place;
  const described = card && describeCard(position, card.id);
  if (described === undefined) return;
  const tone = card?.face === undefined ? theme.part('title') : theme.tone(card.face.tone);
  const left = MARGIN + width + GAP;
  const lines = describedLines({ ...described, where: [] }, canvas.columns - MARGIN - left, tone, theme);
  lines
    .slice(0, pageOf(canvas))
    .forEach(({ text, style }, row) => canvas.put(left, 2 + row, text, style, canvas.columns - 2));
}

/** The list, scrolled so that the cursor is seen. */
function drawList(
  canvas: Canvas,
  { x, y, width, height }: Rect,
  cards: readonly Found[],
  at: number,
  { position }: Model,
  theme: Theme,
): void {
  const from = Math.max(0, Math.min(cards.length - height, at - Math.floor(height / 2)));
  const digits = String(cards.length).length;
  cards.slice(from, from + height).forEach(({ place }, row) => {
    const isAt = from + row === at;
    const number = `${String(from + row + 1).padStart(digits)} `;
    const marks = (place.marks ?? []).map((mark) => `${theme.fold(sayMark(mark, position.tongue))} `).join('');
    const face = place.face === undefined ? '' : theme.fold(position.tongue.face(place.face));
    const line = cut(number + marks + face, width - 4);
    const tone = theme.tone(place.face?.tone ?? '');
    canvas.put(x, y + row, isAt ? theme.signs.cursor : ' ', theme.part('active'));
    canvas.put(
      x + 2,
      y + row,
      isAt ? fit(line, widthOf(line) + 1) : line,
      isAt ? theme.part('cursor') : (tone ?? PLAIN),
    );
  });
  if (from > 0) canvas.put(x + width - 1, y, theme.signs.more[0], theme.part('key'));
  if (from + height < cards.length) canvas.put(x + width - 1, y + height - 1, theme.signs.more[1], theme.part('key'));
}
