// What a key does: from a model and a key to another model and what the loop has to do. Pure.
import { bindingOf, type Command, means } from './bindings.js';
import type { Size } from './canvas.js';
import type { Key } from './keys.js';
import { atPlace } from './layouts.js';
import { type Effect, isOver, itemOf, levelOf, type Model } from './model.js';
import { type Direction, nextPlace } from './moving.js';
import { holds } from './paint/blocks.js';
import { isTooSmall, lastTop, pageOf, paint } from './paint/index.js';
import { type Item, whyClosed, wordsBelow } from './picker.js';
import type { Theme } from './theme.js';

/** How the table is shown: moving and scrolling depend on it. */
export interface Shown {
  readonly size: Size;
  readonly theme: Theme;
}

export interface Updated {
  readonly model: Model;
  readonly effect: Effect;
}

const NOTHING: Effect = { do: 'nothing' };

export function update(before: Model, key: Key, shown: Shown): Updated {
  const model = before.notice === undefined ? before : { ...before, notice: undefined };
  if (key.name === 'ctrl-l') return { model, effect: { do: 'redraw' } };
  // Nothing that cannot be seen is changed.
  if (isTooSmall(shown.size)) return key.name === 'Q' ? { model, effect: { do: 'leave' } } : same(model);
  if (model.handOver) return updateHandOver(model, key);
  if (key.x !== undefined || key.y !== undefined) return updateMouse(model, key, shown);
  const { tongue } = model.position;
  const name = atPlace(key.name, tongue.language, (letter) => means(letter, model));
  const { overlay } = model;
  if (overlay?.kind === 'concede' || overlay?.kind === 'leave') return answer(model, overlay.kind, name);
  const item = overlay === undefined ? levelOf(model).items.find((one) => one.key === name) : undefined;
  if (item !== undefined) return enter(model, item);
  if (name === ' ' && overlay === undefined && model.position.botToMove) return { model, effect: { do: 'hurry' } };
  // Whoever hurries the bots on must not run past the result.
  if (name === ' ' && overlay === undefined && isOver(model)) return same(model);
  const binding = bindingOf(name, model);
  if (binding === undefined) return same(explain(model, name));
  const why = binding.disabled?.(model);
  if (why !== undefined && overlay === undefined)
    return same(binding.command === 'back' ? model : { ...model, notice: tongue.say(why) });
  if (overlay?.kind === 'inspect') return updateInspect(model, overlay.spot, binding.command, shown);
  if (overlay !== undefined) return updateScrolled(model, overlay, binding.command, shown);
  return updateTable(model, binding.command, shown);
}

/** Only Enter opens the table; leaving is always possible. */
function updateHandOver(model: Model, { name }: Key): Updated {
  if (name === 'enter') return same({ ...model, handOver: false });
  return name === 'Q' ? { model, effect: { do: 'leave' } } : same(model);
}

function answer(model: Model, kind: 'concede' | 'leave', name: string): Updated {
  const without = { ...model, overlay: undefined };
  if (name === 'enter' || name === 'y') return { model: without, effect: { do: kind } };
  if (name === 'Q') return { model: without, effect: { do: 'leave' } };
  return name === 'escape' || name === 'n' || name === 'q' ? same(without) : same(model);
}

function updateTable(model: Model, command: Command, shown: Shown): Updated {
  const over = isOver(model);
  switch (command) {
    case 'act': {
      if (over) return { model, effect: { do: 'finish' } };
      const item = itemOf(model);
      return item === undefined ? same(model) : enter(model, item);
    }
    case 'back':
      return same(backOut(model));
    case 'up':
    case 'down':
    case 'left':
    case 'right':
      return same(move(model, command, shown));
    case 'next':
      return same(turn(model, 1));
    case 'previous':
      return same(turn(model, -1));
    case 'help':
    case 'rules':
      return same({ ...model, overlay: { kind: command, top: 0 } });
    case 'log': {
      const opened: Model = { ...model, overlay: { kind: 'log', top: 0 } };
      return same({ ...opened, overlay: { kind: 'log', top: lastTop(opened, shown.size, shown.theme) } });
    }
    case 'inspect':
      return same(inspect(model, shown));
    case 'undo':
      return { model, effect: { do: 'undo' } };
    case 'concede':
      return same({ ...model, overlay: { kind: 'concede' } });
    case 'close':
      return over ? { model, effect: { do: 'finish' } } : same({ ...model, overlay: { kind: 'leave' } });
    case 'leave':
      return { model, effect: over ? { do: 'finish' } : { do: 'leave' } };
    case 'hints':
      return same({ ...model, hints: !model.hints });
    case 'redraw':
      return { model, effect: { do: 'redraw' } };
    case 'page-up':
    case 'page-down':
    case 'top':
    case 'bottom':
      return same(model);
  }
}

function updateScrolled(
  model: Model,
  overlay: { kind: 'help' | 'log' | 'rules'; top: number },
  command: Command,
  shown: Shown,
): Updated {
  const { kind } = overlay;
  const last = lastTop(model, shown.size, shown.theme);
  const top = Math.min(overlay.top, last);
  const page = pageOf(shown.size) - 1;
  const to = (wanted: number): Updated =>
    same({ ...model, overlay: { kind, top: Math.max(0, Math.min(last, wanted)) } });
  switch (command) {
    case 'up':
      return to(top - 1);
    case 'down':
      return to(top + 1);
    case 'page-up':
      return to(top - page);
    case 'page-down':
    case 'act':
      return to(top + page);
    case 'top':
      return to(0);
    case 'bottom':
      return to(last);
    case 'back':
    case 'close':
      return same({ ...model, overlay: undefined });
    case 'help':
    case 'rules':
    case 'log':
      return command === kind
        ? same({ ...model, overlay: undefined })
        : updateTable({ ...model, overlay: undefined }, command, shown);
    case 'leave':
      return updateTable(model, command, shown);
    case 'left':
    case 'right':
    case 'next':
    case 'previous':
    case 'inspect':
    case 'undo':
    case 'concede':
    case 'hints':
    case 'redraw':
      return same(model);
  }
}

/** While inspecting, the cursor walks all places of the table, and nothing can be chosen. */
function updateInspect(model: Model, spot: string, command: Command, shown: Shown): Updated {
  const { spots } = paint(model, shown.size, shown.theme);
  const ids = [...spots.keys()];
  const here = Math.max(0, ids.indexOf(spot));
  const to = (index: number): Updated =>
    same({ ...model, overlay: { kind: 'inspect', spot: ids[(index + ids.length) % ids.length] ?? spot } });
  switch (command) {
    case 'up':
    case 'down':
    case 'left':
    case 'right':
      return to(nextPlace([...spots.values()], here, command));
    case 'next':
      return to(here + 1);
    case 'previous':
      return to(here - 1);
    case 'act':
    case 'back':
    case 'close':
    case 'inspect':
      return same({ ...model, overlay: undefined });
    case 'help':
    case 'log':
    case 'rules':
    case 'leave':
      return updateTable({ ...model, overlay: undefined }, command, shown);
    case 'undo':
    case 'concede':
    case 'hints':
    case 'redraw':
    case 'page-up':
    case 'page-down':
    case 'top':
    case 'bottom':
      return same(model);
  }
}

/** A click puts the cursor on an item, a second one enters it; the wheel scrolls. */
function updateMouse(model: Model, { name, x = 0, y = 0 }: Key, shown: Shown): Updated {
  if (name !== 'click') {
    const command = name === 'wheel-up' ? 'up' : 'down';
    const { overlay } = model;
    return overlay !== undefined && 'top' in overlay ? updateScrolled(model, overlay, command, shown) : same(model);
  }
  if (model.overlay !== undefined) return same(model);
  const { spots, items: hits } = paint(model, shown.size, shown.theme);
  const { items } = levelOf(model);
  const onList = hits.find((hit) => holds(hit, { x, y }))?.index;
  const onTable = items.findIndex(({ spot }) => {
    const rect = spot === undefined ? undefined : spots.get(spot);
    return rect !== undefined && holds(rect, { x, y });
  });
  const at = onList ?? onTable;
  const item = items[at];
  if (item === undefined) return same(model);
  return at === model.at ? enter(model, item) : same({ ...model, at });
}

/** Makes the choice of an item, or opens the level below it. */
function enter(model: Model, item: Item): Updated {
  if (item.text !== undefined) return { model, effect: { do: 'choose', text: item.text } };
  return same({ ...model, trail: [...model.trail, wordsBelow(model.position, item)], at: 0 });
}

/** One level up, the cursor on the item that it came from. Nothing is ever chosen by it. */
function backOut(model: Model): Model {
  if (model.trail.length < 2) return model;
  const left = model.trail.at(-1) ?? [];
  const up = { ...model, trail: model.trail.slice(0, -1), at: 0 };
  const at = levelOf(up).items.findIndex(
    ({ text, words }) => text === undefined && words.every((word, index) => left[index] === word),
  );
  return { ...up, at: Math.max(0, at) };
}

function move(model: Model, direction: Direction, { size, theme }: Shown): Model {
  const { items, onTable } = levelOf(model);
  if (!onTable) return direction === 'up' ? turn(model, -1) : direction === 'down' ? turn(model, 1) : model;
  const { spots } = paint(model, size, theme);
  const rects = items.map(({ spot }) => (spot === undefined ? undefined : spots.get(spot)));
  return { ...model, at: nextPlace(rects, model.at, direction) };
}

function turn(model: Model, by: number): Model {
  const { length } = levelOf(model).items;
  return length === 0 ? model : { ...model, at: (model.at + by + length) % length };
}

function inspect(model: Model, { size, theme }: Shown): Model {
  const { spots } = paint(model, size, theme);
  const spot = itemOf(model)?.spot ?? [...spots.keys()][0];
  return spot === undefined ? model : { ...model, overlay: { kind: 'inspect', spot } };
}

/** The number of something that is closed tells why. */
function explain(model: Model, name: string): Model {
  if (model.overlay !== undefined || !/^[1-9]$/.test(name)) return model;
  const why = whyClosed(model.position, [...(model.trail.at(-1) ?? []), name]);
  return why === undefined
    ? model
    : { ...model, notice: model.position.tongue.say('screen.closed', { what: name, reason: why }) };
}

function same(model: Model): Updated {
  return { model, effect: NOTHING };
}
