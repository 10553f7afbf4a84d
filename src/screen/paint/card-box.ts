// A card as a box: its slot in the upper border, its marks in the lower one, its face or a back in the middle. A card that lies
// turned sideways is less high, lies lower, and has a sign in its border.
import type { Place } from '../../engine/index.js';
import { type Canvas, PLAIN, type Rect, type Style } from '../canvas.js';
import { cut, widthOf, wrap } from '../glyphs.js';
import type { Brush } from './brush.js';
import { marksOf } from './marks.js';

/** Draws a card into the room that an upright one would take. */
export function drawBox(canvas: Canvas, area: Rect, place: Place, brush: Brush): void {
  const { theme, chosen, open } = brush;
  const { lies, turned } = place;
  const isChosen = place.id === chosen;
  const isOpen = open.has(place.id);
  if (lies === 'gone' && !isChosen && !isOpen) return;
  const lower = turned === true ? 1 : 0;
  const box = { ...area, y: area.y + lower, height: area.height - lower };
  const frame = isChosen || isOpen ? theme.part('open') : theme.part('frame');
  canvas.box(box, isChosen ? theme.signs.chosen : theme.signs[lies === 'free' ? 'empty' : 'border'], frame);
  const inside = { x: box.x + 1, y: box.y + 1, width: box.width - 2, height: box.height - 2 };
  const end = drawLabel(canvas, inside, place, brush, frame);
  if (lies === 'down') canvas.fill(inside, theme.signs.back, theme.part('back'));
  // A turned card of the smallest kind has no line inside: the border holds its face.
  else if (inside.height > 0) drawFace(canvas, inside, place, brush);
  else drawFace(canvas, { x: end, y: box.y, width: inside.x + inside.width - end, height: 1 }, place, brush);
  const sign = turned === true ? [theme.signs.turned] : [];
  const marks = [...sign, ...marksOf(place, brush)].join(' ');
  if (marks !== '') canvas.put(inside.x, box.y + box.height - 1, cut(marks, inside.width), theme.part('notice'));
}

/** @returns the column after the label */
function drawLabel(canvas: Canvas, inside: Rect, { id, label }: Place, brush: Brush, frame: Style): number {
  const { theme, chosen, open, picked } = brush;
  const text = picked.has(id) ? `${label}${theme.signs.picked}` : label;
  if (text === '') return inside.x;
  const style = id === chosen || open.has(id) ? theme.part('key') : frame;
  return canvas.put(inside.x, inside.y - 1, cut(text, inside.width), style);
}

function drawFace(canvas: Canvas, { x, y, width, height }: Rect, place: Place, brush: Brush): void {
  const { theme, tongue, chosen } = brush;
  if (place.face === undefined) return;
  const tone = theme.tone(place.face.tone);
  const style = place.id === chosen ? { ...(tone ?? PLAIN), inverse: true } : tone;
  const lines = faceLines(theme.fold(tongue.face(place.face)), width, height);
  const first = y + Math.floor((height - lines.length) / 2);
  lines.forEach((line, at) => canvas.put(x + Math.ceil((width - widthOf(line)) / 2), first + at, line, style));
}

/** A face on as many lines as it needs and there are, when its words fit; else on one, cut. */
function faceLines(face: string, width: number, rows: number): string[] {
  const lines = wrap(face, width);
  const isWhole = lines.length <= rows && face.split(' ').every((word) => widthOf(word) <= width);
  return isWhole ? lines : [cut(face, width)];
}
