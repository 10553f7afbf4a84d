// One card: a box with its slot in the border and its face in the middle, a back, or an empty place.
import type { Place } from '../../engine/index.js';
import { type Canvas, PLAIN, type Style } from '../canvas.js';
import { cut, widthOf, wrap } from '../glyphs.js';
import type { Block } from './blocks.js';
import { type Brush, CARD_SIZE } from './brush.js';

/** A back of three signs and a blank on either side. */
const BARE_BACK = 5;

/** How wide a card is best: its face in one line. */
export function cardWidth(place: Place, brush: Brush): number {
  const { density } = brush;
  if (density === 'compact' && isBareBack(place)) return BARE_BACK;
  if (density !== 'compact') return Math.max(CARD_SIZE[density].columns, widthOf(faceOf(place, brush)) + 2);
  const marks = (place.marks ?? []).reduce((sum, mark) => sum + widthOf(mark) + 1, 0);
  const frame = widthOf(labelled(place, '')) + marks + 2;
  return Math.max(CARD_SIZE.compact.columns, widthOf(faceOf(place, brush)) + frame);
}

/** How wide a card must be for its whole face to be read, on as many lines as there are. */
export function leastWidth(place: Place, brush: Brush): number {
  const { density } = brush;
  if (isBareBack(place)) return BARE_BACK;
  if (density === 'compact') return cardWidth(place, brush);
  const face = faceOf(place, brush);
  const rows = CARD_SIZE[density].rows - 2;
  let width = Math.max(...face.split(' ').map(widthOf));
  while (wrap(face, width).length > rows) width++;
  return Math.max(CARD_SIZE[density].columns, width + 2);
}

/** A card face down without a label: one is like the other, so they may be narrow. */
function isBareBack({ lies, label }: Place): boolean {
  return lies === 'down' && label === '';
}

function faceOf({ face }: Place, { theme, tongue }: Brush): string {
  return face === undefined ? '' : theme.fold(tongue.face(face));
}

export function cardBlock(place: Place, width: number, brush: Brush): Block {
  const height = CARD_SIZE[brush.density].rows;
  return {
    width,
    height,
    draw: (canvas, x, y) => {
      brush.spots.set(place.id, { x, y, width, height });
      if (brush.density === 'compact') drawLine(canvas, x, y, place, width, brush);
      else drawBox(canvas, x, y, place, width, height, brush);
    },
  };
}

function drawBox(
  canvas: Canvas,
  x: number,
  y: number,
  place: Place,
  width: number,
  height: number,
  brush: Brush,
): void {
  const { theme, chosen, open, picked, tongue } = brush;
  const isChosen = place.id === chosen;
  const isOpen = open.has(place.id);
  if (place.lies === 'gone' && !isChosen && !isOpen) return;
  const frame = isChosen || isOpen ? theme.part('open') : theme.part('frame');
  canvas.box({ x, y, width, height }, isChosen ? theme.signs.chosen : theme.signs.border, frame);
  const label = picked.has(place.id) ? `${place.label}${theme.signs.picked}` : place.label;
  if (label !== '') canvas.put(x + 1, y, cut(label, width - 2), isChosen || isOpen ? theme.part('key') : frame);
  const inside = width - 2;
  if (place.lies === 'down') {
    canvas.fill({ x: x + 1, y: y + 1, width: inside, height: height - 2 }, theme.signs.back, theme.part('back'));
  } else if (place.face !== undefined) {
    const style = withCursor(theme.tone(place.face.tone), isChosen);
    const lines = faceLines(theme.fold(tongue.face(place.face)), inside, height - 2);
    const first = y + 1 + Math.floor((height - 2 - lines.length) / 2);
    lines.forEach((line, at) => canvas.put(x + 1 + Math.ceil((inside - widthOf(line)) / 2), first + at, line, style));
  }
  const marks = (place.marks ?? []).join(' ');
  if (marks !== '') canvas.put(x + 1, y + height - 1, cut(marks, inside), theme.part('notice'));
}

/** `[1 10♠]` under the cursor, else ` 1 10♠ `. */
function drawLine(canvas: Canvas, x: number, y: number, place: Place, width: number, brush: Brush): void {
  const { theme, chosen, open, picked, tongue } = brush;
  const isChosen = place.id === chosen;
  if (place.lies === 'gone' && !isChosen && !open.has(place.id)) return;
  const [before, after] = isChosen ? ['[', ']'] : [' ', ' '];
  const end = x + width;
  const label = open.has(place.id) ? theme.part('key') : theme.part('muted');
  let at = canvas.put(x, y, before, theme.part('open'), end);
  at = canvas.put(at, y, labelled(place, picked.has(place.id) ? theme.signs.picked : ' '), label, end);
  // Marks come before the face: a long name is cut, and they must not be.
  for (const mark of place.marks ?? []) at = canvas.put(at, y, `${mark} `, theme.part('notice'), end - 1);
  if (place.lies === 'down') at = canvas.put(at, y, theme.signs.back.repeat(3), theme.part('back'), end);
  else if (place.face !== undefined)
    at = canvas.put(
      at,
      y,
      theme.fold(tongue.face(place.face)),
      withCursor(theme.tone(place.face.tone), isChosen),
      end - 1,
    );
  canvas.put(Math.min(at, end - 1), y, after, theme.part('open'), end);
}

/** A face on as many lines as it needs and there are, when its words fit; else on one, cut. */
function faceLines(face: string, width: number, rows: number): string[] {
  const lines = wrap(face, width);
  const isWhole = lines.length <= rows && face.split(' ').every((word) => widthOf(word) <= width);
  return isWhole ? lines : [cut(face, width)];
}

function labelled({ label }: Place, blank: string): string {
  return label === '' ? '' : label + (blank || ' ');
}

function withCursor(style: Style, isChosen: boolean): Style {
  return isChosen ? { ...(style ?? PLAIN), inverse: true } : style;
}
