// A whole card over the table: its picture, or the card as it is drawn, and beside it everything that is to be said about it.
import type { Place } from '../../engine/index.js';
import { type Canvas, PLAIN, type Size } from '../canvas.js';
import { cut, wrap } from '../glyphs.js';
import type { CardView, Model } from '../model.js';
import type { Picture } from '../picture.js';
import { fileNamed } from '../pictures.js';
import { type Described, describeCard } from '../place-words.js';
import { findPlace } from '../table-places.js';
import type { Theme } from '../theme.js';
import type { Brush } from './brush.js';
import { drawBox } from './card-box.js';
import { drawPicture, pictureSize } from './picture.js';
import { BLANK, drawLines, drawWindow, type Line, pageOf } from './window.js';

/** The size of a card that is drawn for want of a picture. */
const CARD: Size = { columns: 22, rows: 13 };
const MARGIN = 3;
const GAP = 3;
/** The part of the window that a picture may take. */
const SHARE = 0.5;
/** Columns beyond which lines of text are hard to follow. */
const READABLE = 80;

/** Draws the view. */
export function drawCardView(canvas: Canvas, model: Model, view: CardView, theme: Theme): void {
  const { position } = model;
  const area = { x: 0, y: 0, width: canvas.columns, height: canvas.rows };
  const found = findPlace(position, view.spot);
  const name = describeCard(position, view.spot)?.name ?? '';
  drawWindow(canvas, area, theme.fold(name), theme.fold(position.tongue.say('screen.card.keys')), theme);
  if (found === undefined) return;
  const { place } = found;
  const picture = pictureFor(model, place, theme);
  const left = leftSize(picture, canvas);
  if (picture !== undefined) drawPicture(canvas, MARGIN, 2, picture, left, theme);
  else drawBox(canvas, { x: MARGIN, y: 2, width: left.columns, height: left.rows }, place, bare(model, theme));
  drawLines(canvas, MARGIN + left.columns + GAP, cardLines(model, view, canvas, theme), view.top, theme);
}

/** What is said beside the card. */
export function cardLines(model: Model, { spot }: CardView, size: Size, theme: Theme): Line[] {
  const { position } = model;
  const place = findPlace(position, spot)?.place;
  const described = describeCard(position, spot);
  if (place === undefined || described === undefined) return [];
  const left = leftSize(pictureFor(model, place, theme), size).columns;
  const width = Math.min(READABLE, size.columns - 2 * MARGIN - left - GAP);
  const tone = place.face === undefined ? theme.part('title') : theme.tone(place.face.tone);
  return [...describedLines(described, width, tone, theme), ...faultLines(model, place, width, theme)];
}

/** A card in lines: its name, where it lies, its marks, its notes, why it cannot be chosen. */
export function describedLines(
  { name, where, marks, notes, closed }: Described,
  width: number,
  tone: Line['style'],
  theme: Theme,
): Line[] {
  const lines = (
    texts: readonly string[],
    style: Line['style'],
    first = '',
    next = first.replace(/./gu, ' '),
  ): Line[] =>
    texts.flatMap((text) =>
      wrap(theme.fold(text), width - 2).map((line, at) => ({ text: (at === 0 ? first : next) + line, style })),
    );
  const paragraphs = [
    [...lines([name], tone), ...lines(where, theme.part('muted'))],
    lines(marks, theme.part('notice')),
    lines(notes, PLAIN, '', '  '),
    lines(closed, theme.part('muted'), `${theme.signs.closed} `),
  ];
  return paragraphs.filter(({ length }) => length > 0).flatMap((lined, at) => (at === 0 ? lined : [BLANK, ...lined]));
}

/** Room at the left: the picture's, or that of a card as it is drawn. */
function leftSize(picture: Picture | undefined, size: Size): Size {
  const room = { columns: Math.floor((size.columns - 2 * MARGIN) * SHARE), rows: pageOf(size) };
  return picture === undefined ? CARD : pictureSize(picture, room);
}

/** The picture of the card, as far as it is known and can be shown. */
function pictureFor({ picture }: Model, place: Place, theme: Theme): Picture | undefined {
  const isIts = picture !== undefined && picture.name === place.picture && theme.hasPictures;
  return isIts && typeof picture.found === 'object' ? picture.found : undefined;
}

/** What is wrong with the card's picture. */
function faultLines({ picture, position }: Model, place: Place, width: number, theme: Theme): Line[] {
  if (picture === undefined || picture.name !== place.picture || typeof picture.found !== 'string') return [];
  const file = cut(fileNamed(picture.name) ?? '', width - 2);
  const text = position.tongue.say(`screen.picture.${picture.found}`, { file });
  return [
    BLANK,
    ...wrap(theme.fold(`! ${text}`), width - 2).map((line) => ({ text: line, style: theme.part('muted') })),
  ];
}

/** A brush for a card that stands alone. */
function bare({ position }: Model, theme: Theme): Brush {
  const nothing = new Set<string>();
  return {
    theme,
    tongue: position.tongue,
    density: 'large',
    isCrowded: false,
    chosen: undefined,
    open: nothing,
    picked: nothing,
    spots: new Map(),
  };
}
