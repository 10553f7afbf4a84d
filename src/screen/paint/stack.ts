// A stack of cards that wait, the top first: framed like cards that lie on each other, or a line a card where room is scarce.
import type { StackZone } from '../../engine/index.js';
import { type Canvas, PLAIN, type Style } from '../canvas.js';
import { cut, widthOf, wrap } from '../glyphs.js';
import { type Block, stack, textBlock } from './blocks.js';
import type { Brush } from './brush.js';

/** Columns between a card and what is said beside it. */
const GAP = 2;
/** Columns that what is said needs at least to be readable. */
const LEAST_WORDS = 16;
/** A mark before the uppermost card, and the frame with its margins. */
const MARK = 2;
const FRAME = 4;

interface Layer {
  readonly id: string;
  readonly name: string;
  readonly says: readonly string[];
  readonly tone: Style;
}

/** The heading and the cards of a stack. */
export function stackBlock({ name, layers }: StackZone, room: number, brush: Brush): Block {
  const { theme, tongue, density } = brush;
  const framed = density !== 'compact';
  const faces = layers.map(({ place: { face } }) => (face === undefined ? '' : theme.fold(tongue.face(face))));
  const edge = MARK + (framed ? FRAME : 0);
  const most = Math.max(1, room - edge - GAP - LEAST_WORDS);
  const width = Math.min(most, Math.max(1, ...faces.map(widthOf)));
  const lines = layers.map(({ place, says }, at): Layer => {
    const words = wrap(theme.fold(tongue.speak(says)), room - edge - width - GAP);
    return { id: place.id, name: cut(faces[at] ?? '', width), says: words, tone: theme.tone(place.face?.tone ?? '') };
  });
  const heading = wrap(theme.fold(tongue.speak(name)), room);
  return stack([
    textBlock(heading, room, theme.part('muted')),
    framed ? framedBlock(lines, width, room, brush) : linesBlock(lines, width, room, brush),
  ]);
}

function linesBlock(layers: readonly Layer[], width: number, room: number, brush: Brush): Block {
  const heights = layers.map(({ says }) => says.length);
  return {
    width: room,
    height: heights.reduce((sum, height) => sum + height, 0),
    draw: (canvas, x, y) => {
      let top = y;
      layers.forEach((layer, at) => {
        if (at === 0) canvas.put(x, top, brush.theme.signs.active, brush.theme.part('active'));
        drawLayer(canvas, x + MARK, top, layer, width, GAP, brush);
        top += heights[at] ?? 1;
      });
    },
  };
}

function framedBlock(layers: readonly Layer[], width: number, room: number, brush: Brush): Block {
  const { border, tees, active } = brush.theme.signs;
  const frame = brush.theme.part('frame');
  const heights = layers.map(({ says }) => says.length);
  const height = heights.reduce((sum, lines) => sum + lines + 1, 1);
  const columns = MARK + width + FRAME;
  return {
    width: room,
    height,
    draw: (canvas, x, y) => {
      canvas.box({ x, y, width: columns, height }, border, frame);
      let top = y + 1;
      layers.forEach((layer, at) => {
        if (at > 0) {
          const line = `${tees[0]}${border.across.repeat(columns - 2)}${tees[1]}`;
          canvas.put(x, top++, line, frame);
        } else canvas.put(x + 2, top, active, brush.theme.part('active'));
        drawLayer(canvas, x + 2 + MARK, top, layer, width, 2 + GAP, brush);
        top += heights[at] ?? 1;
      });
    },
  };
}

/** The card's name, and beside it what is said of it. */
function drawLayer(
  canvas: Canvas,
  x: number,
  y: number,
  { id, name, says, tone }: Layer,
  width: number,
  gap: number,
  { chosen, spots }: Brush,
): void {
  spots.set(id, { x, y, width, height: 1 });
  canvas.put(x, y, name, id === chosen ? { ...tone, inverse: true } : tone);
  says.forEach((line, at) => canvas.put(x + width + gap, y + at, line, PLAIN));
}
