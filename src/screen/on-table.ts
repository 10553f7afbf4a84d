// What commands do on the table itself: the cursor walks the tree of choices and the places.
import type { Command } from './bindings.js';
import { type Shown, same, type Updated } from './key-answer.js';
import { cellId } from './map-cursor.js';
import { isOver, itemOf, levelOf, type Model } from './model.js';
import { type Direction, nextPlace } from './moving.js';
import { lastTop, mapAmong, paint } from './paint/index.js';
import { type Item, wordsBelow } from './picker.js';
import type { Position } from './position.js';

export function updateTable(model: Model, command: Command, shown: Shown): Updated {
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

/** Makes the choice of an item, or opens the level below it. */
export function enter(model: Model, item: Item): Updated {
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
  const focus = mapAmong(model.position.table.centre)?.focus;
  const bare = focus === undefined ? undefined : cellId(focus.x, focus.y);
  const item = itemOf(model);
  const spot = item?.spot ?? item?.about ?? ownPlace(model.position) ?? [...spots.keys()][0] ?? bare;
  return spot === undefined ? model : { ...model, overlay: { kind: 'inspect', spot } };
}

/** Where seats sit opposite each other, looking begins on the viewer's side: what lies there open nearest to the middle. */
function ownPlace({ table, viewer }: Position): string | undefined {
  const own = table.facing === undefined ? undefined : table.seats.find(({ seat }) => seat === viewer);
  const places = (own?.zones ?? []).flatMap((zone) => (zone.zone === 'grid' ? zone.rows.flat() : []));
  return places.find(({ lies }) => lies === 'open')?.id;
}
