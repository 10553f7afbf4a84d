// What lies over the table: help, the whole log, the rules, and questions before something that cannot be taken back.

import { type CommonKey, say as saying, sayMark } from '../../text/index.js';
import { BINDINGS, printedKey } from '../bindings.js';
import { type Canvas, PLAIN, type Size } from '../canvas.js';
import { folded } from '../folded.js';
import { areTaken, gameKeys } from '../game-keys.js';
import { fit, widthOf, wrap } from '../glyphs.js';
import type { Model } from '../model.js';
import { allClosed, whatIs } from '../picker.js';
import type { Theme } from '../theme.js';
import { cardLines, drawCardView } from './card-view.js';
import { brokenLines, logStyle } from './log-pane.js';
import { drawPileView } from './pile-view.js';
import { BLANK, drawLines, drawWindow, type Line, pageOf } from './window.js';

/** Columns beyond which lines of text are hard to follow. */
const READABLE = 96;

/** Draws whatever lies over the table. */
export function drawOverlay(canvas: Canvas, model: Model, theme: Theme): void {
  const { overlay, position } = model;
  const { tongue } = position;
  const say = folded(tongue, theme);
  if (overlay === undefined) return;
  switch (overlay.kind) {
    case 'inspect':
      return;
    case 'card':
      drawCardView(canvas, model, overlay, theme);
      return;
    case 'pile':
      drawPileView(canvas, model, overlay, theme);
      return;
    case 'concede':
      drawQuestion(
        canvas,
        say('screen.ask.concede', { player: { seat: position.asked } }),
        say('screen.ask.keys'),
        theme,
      );
      return;
    case 'leave':
      drawQuestion(canvas, say('screen.ask.leave', { command: position.ending.resume }), say('screen.ask.keys'), theme);
      return;
    case 'help':
    case 'log':
    case 'rules':
      drawScrolled(
        canvas,
        say(`screen.title.${overlay.kind}`),
        overlayLines(model, canvas, theme),
        overlay.top,
        say('screen.scroll'),
        theme,
      );
  }
}

/** The farthest that an overlay can be scrolled. */
export function lastTop(model: Model, size: Size, theme: Theme): number {
  return Math.max(0, overlayLines(model, size, theme).length - pageOf(size));
}

function overlayLines(model: Model, size: Size, theme: Theme): Line[] {
  const { overlay, position } = model;
  const width = Math.min(size.columns - 6, READABLE);
  switch (overlay?.kind) {
    case 'help':
      return helpLines(model, width, theme);
    case 'log':
      return brokenLines(position.log, width, theme).map((line) => ({ text: line.text, style: logStyle(line, theme) }));
    case 'rules':
      return ruleLines(model, width, theme);
    case 'card':
      return cardLines(model, overlay, size, theme);
    case 'inspect':
    case 'pile':
    case 'concede':
    case 'leave':
    case undefined:
      return [];
  }
}

/** The live key table: what a key does, greyed with the reason when it does nothing just now. */
function helpLines(model: Model, width: number, theme: Theme): Line[] {
  const { tongue } = model.position;
  const rows = new Map<CommonKey, { keys: Set<string>; why: CommonKey | undefined }>();
  const base = { ...model, overlay: undefined };
  for (const binding of BINDINGS) {
    if (areTaken(binding.keys, base)) continue;
    const row = rows.get(binding.help) ?? { keys: new Set(), why: binding.disabled?.(base) };
    const printed = printedKey(binding, base);
    row.keys.add(theme.fold(sayMark(printed, tongue)));
    rows.set(binding.help, row);
  }
  const keys = [...rows.values()].map((row) => [...row.keys].join(' '));
  const indent = Math.max(...keys.map(widthOf)) + 2;
  const table = [...rows].flatMap(([help, { why }], at) => {
    const reason = why === undefined ? '' : ` (${tongue.say(why)})`;
    const lines = wrap(theme.fold(tongue.say(help) + reason), width - indent);
    const style = why === undefined ? PLAIN : theme.part('muted');
    return lines.map((line, row) => ({ text: fit(row === 0 ? (keys[at] ?? '') : '', indent) + line, style }));
  });
  const intro = wrap(theme.fold(tongue.say('screen.help.intro')), width).map((text) => ({ text, style: PLAIN }));
  const legend = legendLines(model, width, theme);
  return [
    ...intro,
    BLANK,
    ...gameKeyLines(base, width, theme),
    ...table,
    ...legend,
    ...closedLines(model, width, theme),
  ];
}

/** The game's own keys, those of one choice together. */
function gameKeyLines(model: Model, width: number, theme: Theme): Line[] {
  const { position } = model;
  const byText = new Map<string, string[]>();
  for (const { key, text } of gameKeys(model))
    byText.set(text, [...(byText.get(text) ?? []), theme.signs.arrows[key] ?? key]);
  if (byText.size === 0) return [];
  const indent = Math.max(...[...byText.values()].map((keys) => widthOf(keys.join(' ')))) + 2;
  const lines = [...byText].flatMap(([text, keys]) =>
    wrap(theme.fold(whatIs(position, text.split(' '))), width - indent).map((line, row) => ({
      text: fit(row === 0 ? keys.join(' ') : '', indent) + line,
      style: PLAIN,
    })),
  );
  const title = position.tongue.say('screen.help.game', { game: saying(`game.${position.game.id}`) });
  return [{ text: theme.fold(title), style: theme.part('heading') }, ...lines, BLANK];
}

/** What the marks of the cards mean. */
function legendLines({ position: { table, tongue } }: Model, width: number, theme: Theme): Line[] {
  const { legend = [] } = table;
  if (legend.length === 0) return [];
  const marks = legend.map(({ mark }) => theme.fold(sayMark(mark, tongue)));
  const indent = Math.max(...marks.map(widthOf)) + 2;
  const lines = legend.flatMap(({ words }, at) =>
    wrap(theme.fold(tongue.speak(words)), width - indent).map((line, row) => ({
      text: fit(row === 0 ? (marks[at] ?? '') : '', indent) + line,
      style: PLAIN,
    })),
  );
  return [BLANK, { text: theme.fold(tongue.say('screen.help.legend')), style: theme.part('heading') }, ...lines];
}

/** What cannot be chosen in this decision, and why. */
function closedLines({ position }: Model, width: number, theme: Theme): Line[] {
  const closed = allClosed(position);
  if (closed.length === 0) return [];
  const lines = closed.flatMap((text) =>
    wrap(theme.fold(text), width - 2).map((line, row) => ({
      text: `${row === 0 ? theme.signs.closed : ' '} ${line}`,
      style: theme.part('muted'),
    })),
  );
  const heading = theme.fold(position.tongue.say('screen.help.closed'));
  return [BLANK, { text: heading, style: theme.part('heading') }, ...lines];
}

/** The rules: a key whose text others go on from (`x` of `x.text`) is a heading. */
function ruleLines({ position: { game, tongue } }: Model, width: number, theme: Theme): Line[] {
  const { rules } = game.presentation;
  return rules.flatMap((key, at) => {
    const isHeading = rules.some((other) => other.startsWith(`${key}.`));
    const lines = wrap(theme.fold(tongue.sayText(key)), width);
    const blank = isHeading && at > 0 ? [BLANK] : [];
    return [...blank, ...lines.map((text) => ({ text, style: isHeading ? theme.part('heading') : PLAIN }))];
  });
}

function drawScrolled(
  canvas: Canvas,
  title: string,
  lines: readonly Line[],
  top: number,
  keys: string,
  theme: Theme,
): void {
  drawWindow(canvas, { x: 0, y: 0, width: canvas.columns, height: canvas.rows }, title, keys, theme);
  drawLines(canvas, 3, lines, top, theme);
}

function drawQuestion(canvas: Canvas, question: string, keys: string, theme: Theme): void {
  const width = Math.min(canvas.columns - 4, 72);
  const lines = wrap(question, width - 4);
  const height = lines.length + 4;
  const area = {
    x: Math.floor((canvas.columns - width) / 2),
    y: Math.floor((canvas.rows - height) / 2),
    width,
    height,
  };
  drawWindow(canvas, area, '', keys, theme);
  lines.forEach((line, at) => canvas.put(area.x + 2, area.y + 2 + at, line, theme.part('notice')));
}
