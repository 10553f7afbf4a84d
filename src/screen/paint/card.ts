// One card as a block, and how wide it should be: a box, or a line where room is scarce.
import type { Place } from '../../engine/index.js';
import { widthOf, wrap } from '../glyphs.js';
import type { Block } from './blocks.js';
import { type Brush, CARD_SIZE } from './brush.js';
import { drawBox } from './card-box.js';
import { backOf, drawLine, SCARCE_BACK } from './card-line.js';
import { marksOf } from './marks.js';

/** A back of three signs and a blank on either side. */
const BARE_BACK = 5;
/** Columns on either side of a card in one line, where the cursor stands. */
const CURSOR = 2;

/** How wide a card is best: its face in one line. */
export function cardWidth(place: Place, brush: Brush): number {
  const { density } = brush;
  const face = widthOf(faceOf(place, brush));
  if (density !== 'compact') return Math.max(boxWidth(place, brush), face + besideFace(place, brush) + 2);
  if (isBareBack(place)) return brush.isCrowded ? SCARCE_BACK : BARE_BACK;
  // A free place is as small as its sign.
  if (place.lies === 'free') return 1 + lineFrame(place, brush);
  const inside = place.lies === 'down' ? widthOf(backOf(brush)) : face;
  return Math.max(brush.isCrowded ? 0 : CARD_SIZE.compact.columns, inside + lineFrame(place, brush));
}

/** How wide a card must be for its whole face to be read, on as many lines as there are. */
export function leastWidth(place: Place, brush: Brush): number {
  const { density } = brush;
  if (density === 'compact') return cardWidth(place, brush);
  if (isBareBack(place)) return BARE_BACK;
  const face = faceOf(place, brush);
  const rows = faceRows(place, brush);
  let width = Math.max(...face.split(' ').map(widthOf));
  while (wrap(face, width).length > rows) width++;
  return Math.max(boxWidth(place, brush), width + besideFace(place, brush) + 2);
}

/** How wide a card is in one line without its name: its slot, whether it lies turned, its marks. */
export function namelessWidth(place: Place, brush: Brush): number {
  if (isBareBack(place)) return SCARCE_BACK;
  const marks = marksOf(place, brush);
  const least = place.lies === 'free' || marks.length === 0 ? 1 : 0;
  return widthOf(labelled(place)) + widthOf(brush.theme.signs.turned) + widthOf(marks.join(' ')) + least + CURSOR;
}

/** @param isNamed whether its name is drawn: small cards may stand without */
export function cardBlock(place: Place, width: number, brush: Brush, isNamed = true): Block {
  const height = CARD_SIZE[brush.density].rows;
  return {
    width,
    height,
    draw: (canvas, x, y) => {
      const area = { x, y, width, height };
      brush.spots.set(place.id, area);
      if (brush.density === 'compact') drawLine(canvas, area, place, brush, isNamed);
      else drawBox(canvas, area, place, brush);
    },
  };
}

/** The face of a card as it is drawn; empty where it has none. */
function faceOf({ face }: Place, { theme, tongue }: Brush): string {
  return face === undefined ? '' : theme.fold(tongue.face(face));
}

/** A card face down without a label: one is like the other, so they may be narrow. */
function isBareBack({ lies, label }: Place): boolean {
  return lies === 'down' && label === '';
}

/** Columns that a box needs for what stands in its borders. */
function boxWidth(place: Place, brush: Brush): number {
  const turned = place.turned === true ? widthOf(brush.theme.signs.turned) + 1 : 0;
  return Math.max(CARD_SIZE[brush.density].columns, widthOf(marksOf(place, brush).join(' ')) + turned + 2);
}

/** Columns that the face of a turned card in a small box shares with its slot. */
function besideFace({ turned, label }: Place, { density }: Brush): number {
  return turned === true && density === 'boxed' ? widthOf(label) : 0;
}

/** Columns of a card in one line beside its face. */
function lineFrame(place: Place, brush: Brush): number {
  const marks = marksOf(place, brush).reduce((sum, mark) => sum + widthOf(mark) + 1, 0);
  const turned = place.turned === true ? widthOf(brush.theme.signs.turned) : 0;
  return widthOf(labelled(place)) + turned + marks + CURSOR;
}

/** Lines of a face in a box. */
function faceRows({ turned }: Place, { density }: Brush): number {
  return Math.max(1, CARD_SIZE[density].rows - (turned === true ? 3 : 2));
}

function labelled({ label }: Place): string {
  return label === '' ? '' : `${label} `;
}
