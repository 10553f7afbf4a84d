// A card in one line: `[1 10♠]` under the cursor, else ` 1 10♠ `; marks before the face, for a long name is cut and the first mark must
// not be.
import type { Place } from '../../engine/index.js';
import { type Canvas, PLAIN, type Rect, type Style } from '../canvas.js';
import { cut, widthOf } from '../glyphs.js';
import type { Brush } from './brush.js';
import { marksOf } from './marks.js';

/** A back where room is scarce: a blank, or the cursor, and a sign. */
export const SCARCE_BACK = 2;

/** Columns of a name within which most can be told apart: marks beyond the first give way to it. */
const TOLD_APART = 9;

/** The back of a card with a slot. */
export function backOf({ theme, isCrowded }: Brush): string {
  return theme.signs.back.repeat(isCrowded ? 1 : 3);
}

/** @param isNamed whether its name is drawn; without, its marks have its colour, and the sign for turned has a column of its own */
export function drawLine(canvas: Canvas, area: Rect, place: Place, brush: Brush, isNamed: boolean): void {
  const { theme, chosen, open, picked, tongue } = brush;
  const { x, y, width } = area;
  const isChosen = place.id === chosen;
  const isOpen = open.has(place.id);
  if (place.lies === 'gone' && !isChosen && !isOpen) return;
  if (width === SCARCE_BACK && place.lies === 'down') {
    drawBack(canvas, area, place, brush);
    return;
  }
  const [before, after] = isChosen ? ['[', ']'] : [' ', ' '];
  const end = x + width;
  const tone = withCursor(place.face === undefined ? PLAIN : theme.tone(place.face.tone), isChosen);
  let at = x;
  const put = (text: string, style: Style, last = end - 1): void => {
    at = canvas.put(at, y, text, style, last);
  };
  put(before, theme.part('open'), end);
  put(labelled(place, picked.has(place.id) ? theme.signs.picked : ' '), theme.part(isOpen ? 'key' : 'muted'), end);
  if (place.turned === true) put(theme.signs.turned, theme.part('notice'));
  else if (!isNamed) put(' '.repeat(widthOf(theme.signs.turned)), PLAIN);
  const face = place.face === undefined ? '' : theme.fold(tongue.face(place.face));
  const all = marksOf(place, brush);
  const marks = isNamed ? fitting(all, end - 1 - at - Math.min(widthOf(face), TOLD_APART)) : all;
  if (isNamed) for (const mark of marks) put(`${mark} `, theme.part('notice'));
  else put(marks.join(' '), tone);
  if (place.lies === 'down') put(backOf(brush), theme.part('back'), end);
  else if (place.lies === 'free') put(theme.signs.dot, theme.part('muted'));
  else if (isNamed || marks.length === 0) put(cut(face, end - 1 - at), tone);
  canvas.put(Math.min(at, end - 1), y, after, theme.part('open'), end);
}

/** The first marks that leave the name its room, but the first of all in any case; the others are seen by looking at the card. */
function fitting(marks: readonly string[], room: number): string[] {
  let left = room;
  return marks.filter((mark, at) => {
    left -= widthOf(mark) + 1;
    return at === 0 || left >= 0;
  });
}

function drawBack(canvas: Canvas, { x, y, width }: Rect, { id }: Place, brush: Brush): void {
  const { theme, chosen, open, picked } = brush;
  const sign = id === chosen ? theme.signs.cursor : picked.has(id) ? theme.signs.picked : ' ';
  canvas.put(x, y, sign, theme.part('open'), x + width);
  canvas.put(
    x + 1,
    y,
    theme.signs.back,
    withCursor(theme.part(open.has(id) ? 'key' : 'back'), id === chosen),
    x + width,
  );
}

function labelled({ label }: Place, blank: string): string {
  return label === '' ? '' : label + blank;
}

function withCursor(style: Style, isChosen: boolean): Style {
  return isChosen ? { ...(style ?? PLAIN), inverse: true } : style;
}
