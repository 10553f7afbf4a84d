// Screens without a table: handing the keyboard over, a terminal that is too small; and the result at the end of a game.
import { sayOutcome, standings, type Tongue } from '../../text/index.js';
import { type Canvas, PLAIN, type Rect, type Size } from '../canvas.js';
import { cut, fit, widthOf, wrap } from '../glyphs.js';
import type { Position } from '../position.js';
import type { Theme } from '../theme.js';

/** What every game needs. */
const LEAST: Size = { columns: 80, rows: 24 };

export function isTooSmall({ columns, rows }: Size): boolean {
  return columns < LEAST.columns || rows < LEAST.rows;
}

/** One line with what is needed and what there is. */
export function drawTooSmall(canvas: Canvas, tongue: Tongue, theme: Theme): void {
  const { columns, rows } = canvas;
  const slots = { columns: LEAST.columns, rows: LEAST.rows, have: columns, lines: rows };
  wrap(theme.fold(tongue.say('screen.too-small', slots)), columns).forEach((line, at) =>
    canvas.put(0, at, line, theme.part('notice')),
  );
}

/** Between two persons: a name and a key, and nothing of the game. */
export function drawHandOver(canvas: Canvas, { tongue, viewer }: Position, theme: Theme): void {
  const player = { seat: viewer };
  const lines = [
    ...wrap(theme.fold(tongue.say('screen.hand-over', { player })), canvas.columns - 8),
    '',
    ...wrap(theme.fold(tongue.say('screen.hand-over.keys')), canvas.columns - 8),
  ];
  const top = Math.floor((canvas.rows - lines.length) / 2);
  lines.forEach((line, at) => {
    canvas.put(
      Math.floor((canvas.columns - widthOf(line)) / 2),
      top + at,
      line,
      at === 0 ? theme.part('title') : PLAIN,
    );
  });
}

/** Who won, places and points, the seed, and the commands that show the game again. */
export function drawResult(canvas: Canvas, area: Rect, position: Position, theme: Theme): void {
  const { outcome, tongue, seed, ending } = position;
  if (outcome === null) return;
  const fold = theme.fold;
  let row = area.y;
  const put = (text: string, style = PLAIN): void => {
    if (row < area.y + area.height) canvas.put(area.x, row++, text, style, area.x + area.width);
  };
  for (const line of wrap(fold(sayOutcome(outcome, tongue)), area.width)) put(line, theme.part('good'));
  const table = standings(outcome, tongue);
  const names = table.map(({ name }) => fold(name));
  const width = Math.min(Math.max(...names.map(widthOf)), area.width - 20);
  const scores = table.map(({ score }) => fold(score));
  const scoreWidth = Math.max(...scores.map(widthOf));
  table.forEach(({ place, won }, at) => {
    const score = scores[at] ?? '';
    const sign = won ? theme.signs.active : ' ';
    const line = `${sign} ${place}. ${fit(names[at] ?? '', width)}  ${' '.repeat(scoreWidth - widthOf(score))}${score}`;
    put(line, won ? theme.part('active') : PLAIN);
  });
  put('');
  const facts = [
    tongue.say('screen.end.seed', { seed }),
    tongue.say('screen.end.replay', { command: ending.replay }),
    tongue.say('screen.end.file', { file: ending.file }),
  ];
  for (const fact of facts) for (const line of wrap(fold(fact), area.width)) put(cut(line, area.width));
}
