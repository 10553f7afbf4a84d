// The menu, drawn: one line a field, what is wrong below, the keys at the bottom.
import { sayFault } from '../../text/index.js';
import { Canvas, PLAIN, type Size, type Style } from '../canvas.js';
import { folded } from '../folded.js';
import { cut, fit, widthOf, wrap } from '../glyphs.js';
import { drawTooSmall, isTooSmall } from '../paint/index.js';
import type { Theme } from '../theme.js';
import { gameOf } from './choice.js';
import { characters } from './edit.js';
import { type Field, type FieldId, faultsOf, fieldsOf, isSole, type MenuModel, PERSON } from './model.js';

const LEFT = 4;
/** Columns of labels. */
const MOST_LABEL = 28;
/** Columns of a text field. */
const TEXT_ROOM = 26;
const TOP = 5;

export function paintMenu(model: MenuModel, size: Size, theme: Theme): Canvas {
  const canvas = new Canvas(size, theme.fold, theme.base);
  if (isTooSmall(size)) {
    drawTooSmall(canvas, model.tongue, theme);
    return canvas;
  }
  const { tongue } = model;
  const say = folded(tongue, theme);
  canvas.put(2, 0, 'hotseat', theme.part('title'));
  canvas.put(2 + 'hotseat'.length + 2, 0, say('screen.menu.title'), theme.part('muted'));
  canvas.put(0, 1, theme.signs.border.across.repeat(size.columns), theme.part('frame'));
  const game = gameOf(model);
  if (game !== undefined && tongue.has(`game.${game.id}.summary`)) {
    wrap(say(`game.${game.id}.summary`), size.columns - 4).forEach((line, at) => canvas.put(2, 2 + at, line));
  }
  const end = drawFields(canvas, model, theme);
  drawFaults(canvas, model, theme, end);
  canvas.put(0, size.rows - 1, cut(say('screen.menu.keys'), size.columns), theme.part('muted'));
  return canvas;
}

/** Fields below each other; long menus are scrolled so that the cursor is seen. @returns the row after the last */
function drawFields(canvas: Canvas, model: MenuModel, theme: Theme): number {
  const fields = fieldsOf(model);
  const lines = fields.filter(({ id }) => !id.startsWith('bot.'));
  const labels = lines.map(({ id }) => labelOf(model, id, theme));
  const column = LEFT + Math.min(MOST_LABEL, Math.max(...labels.map(widthOf))) + 2;
  const room = canvas.rows - TOP - 5;
  const isAt = ({ id }: Field): boolean => fields[model.focus]?.id === id;
  const focused = lines.findIndex((line) => isAt(line) || isAtSeat(fields[model.focus], line));
  const top = Math.max(0, Math.min(focused - room + 1, lines.length - room));
  lines.slice(top, top + room).forEach((field, at) => {
    const y = TOP + at + (field.kind === 'start' ? 1 : 0);
    if (field.kind === 'start') drawStart(canvas, y, model, isAt(field), theme);
    else {
      canvas.put(2, y, isAt(field) ? theme.signs.cursor : ' ', theme.part('active'));
      canvas.put(LEFT, y, fit(labels[top + at] ?? '', column - LEFT - 2), isAt(field) ? theme.part('heading') : PLAIN);
      drawValue(canvas, column, y, model, field, isAt(field), theme);
      const bot = fields.find((other) => isAtSeat(other, field));
      if (bot !== undefined) drawValue(canvas, column + TEXT_ROOM + 4, y, model, bot, isAt(bot), theme);
    }
  });
  return TOP + Math.min(room, lines.length) + 2;
}

/** Whether a field says who plays the seat that another field names. */
function isAtSeat(field: Field | undefined, named: Field): boolean {
  return field !== undefined && named.id.startsWith('name.') && field.id === named.id.replace('name.', 'bot.');
}

function drawStart(canvas: Canvas, y: number, model: MenuModel, isAt: boolean, theme: Theme): void {
  const label = theme.fold(model.tongue.say('screen.menu.start'));
  canvas.put(2, y, isAt ? theme.signs.cursor : ' ', theme.part('active'));
  const end = canvas.put(LEFT, y, `[ ${label} ]`, isAt ? theme.part('cursor') : theme.part('key'));
  if (isAt) canvas.put(end + 2, y, theme.fold(model.tongue.say('screen.menu.start.keys')), theme.part('muted'));
}

function drawValue(
  canvas: Canvas,
  x: number,
  y: number,
  model: MenuModel,
  field: Field,
  isAt: boolean,
  theme: Theme,
): void {
  switch (field.kind) {
    case 'start':
      return;
    case 'select': {
      const [less, more] = theme.signs.change;
      const end = canvas.put(
        x,
        y,
        `${less} ${sayValue(model, field.id, field.value, theme)} ${more}`,
        isAt ? theme.part('cursor') : PLAIN,
      );
      canvas.put(
        end + 2,
        y,
        cut(explanationOf(model, field.id, field.value, theme), canvas.columns - end - 3),
        theme.part('muted'),
      );
      return;
    }
    case 'text': {
      drawText(canvas, x, y, field.value, isAt ? model.caret : undefined, theme);
      if (field.id === 'seed' && field.value.trim() === '') {
        canvas.put(x + TEXT_ROOM + 4, y, theme.fold(model.tongue.say('screen.menu.seed.drawn')), theme.part('muted'));
      }
    }
  }
}

/** A text between brackets, the caret as an inverse cell; long texts are scrolled. */
function drawText(canvas: Canvas, x: number, y: number, text: string, caret: number | undefined, theme: Theme): void {
  const letters = characters(text);
  const from = caret === undefined ? 0 : firstShown(letters, caret);
  const frame: Style = caret === undefined ? theme.part('frame') : theme.part('active');
  canvas.put(x, y, '[', frame);
  const end = canvas.put(x + 1, y, letters.slice(from).join(''), PLAIN, x + 1 + TEXT_ROOM);
  canvas.put(end, y, '_'.repeat(Math.max(0, x + 1 + TEXT_ROOM - end)), theme.part('muted'));
  canvas.put(x + 1 + TEXT_ROOM, y, ']', frame);
  if (caret === undefined) return;
  const before = theme.fold(letters.slice(from, caret).join(''));
  canvas.put(x + 1 + widthOf(before), y, letters[caret] ?? ' ', theme.part('cursor'));
}

function firstShown(letters: readonly string[], caret: number): number {
  let from = 0;
  while (widthOf(letters.slice(from, caret).join('')) >= TEXT_ROOM) from++;
  return from;
}

function drawFaults(canvas: Canvas, model: MenuModel, theme: Theme, top: number): void {
  const lines = faultsOf(model).flatMap((fault) => wrap(theme.fold(sayFault(fault, model.tongue)), canvas.columns - 8));
  lines
    .slice(0, canvas.rows - 1 - top)
    .forEach((line, at) => canvas.put(LEFT, top + at, `! ${line}`, theme.part('notice')));
}

function labelOf({ tongue }: MenuModel, id: FieldId, theme: Theme): string {
  const say = folded(tongue, theme);
  if (isSole(id)) return say(`screen.menu.${id}`);
  if (id.startsWith('option.')) return theme.fold(tongue.has(id) ? optionWords(tongue.sayText(id))[0] : id.slice(7));
  const number = String(Number(id.slice(id.indexOf('.') + 1)) + 1);
  return id.startsWith('deck.') ? say('screen.menu.deck', { number }) : say('screen.menu.player', { number });
}

/** What the words of an option say about its values, and what a deck says about itself. */
function explanationOf(model: MenuModel, id: string, value: string, theme: Theme): string {
  const { tongue } = model;
  if (id.startsWith('deck.')) {
    const deck = gameOf(model)?.library?.decks.find(({ name }) => name === value);
    return deck === undefined ? '' : theme.fold(tongue.speak(deck.summary));
  }
  return id.startsWith('option.') && tongue.has(id) ? theme.fold(optionWords(tongue.sayText(id))[1]) : '';
}

/** The words of an option are its name and, behind a colon, what it does. */
function optionWords(text: string): [name: string, explanation: string] {
  const at = text.indexOf(': ');
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 2)];
}

function sayValue({ tongue, choice }: MenuModel, id: string, value: string, theme: Theme): string {
  const say = folded(tongue, theme);
  if (id === 'game') return tongue.has(`game.${value}`) ? say(`game.${value}`) : value;
  if (id === 'language') return value === choice.language ? say('language.name') : value;
  if (id.startsWith('bot.'))
    return value === PERSON ? say('screen.menu.person') : say('screen.menu.bot', { bot: value });
  for (const key of [`${id}.${value}`, `screen.value.${value}`])
    if (tongue.has(key)) return theme.fold(tongue.sayText(key));
  return value;
}
