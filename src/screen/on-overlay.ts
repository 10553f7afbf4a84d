// What keys do while something lies over the table.
import type { Command } from './bindings.js';
import { type Shown, same, type Updated } from './key-answer.js';
import type { Model, Scrolled } from './model.js';
import { nextPlace } from './moving.js';
import { lookInto } from './on-card.js';
import { updateTable } from './on-table.js';
import { lastTop, pageOf, paint } from './paint/index.js';
import { isScrollKey, type ScrollKey, scroll } from './scroll.js';

/** A question: yes, no, or it stays. */
export function answer(model: Model, kind: 'concede' | 'leave', name: string): Updated {
  const without = { ...model, overlay: undefined };
  if (name === 'enter' || name === 'y') return { model: without, effect: { do: kind } };
  if (name === 'Q') return { model: without, effect: { do: 'leave' } };
  return name === 'escape' || name === 'n' || name === 'q' ? same(without) : same(model);
}

/** A text that is scrolled; the key that opened it closes it. */
export function updateScrolled(model: Model, overlay: Scrolled, command: Command, shown: Shown): Updated {
  const { kind } = overlay;
  const last = lastTop(model, shown.size, shown.theme);
  const top = Math.min(overlay.top, last);
  const page = pageOf(shown.size) - 1;
  const to = (key: ScrollKey): Updated => same({ ...model, overlay: { kind, top: scroll(key, top, last, page) } });
  if (isScrollKey(command)) return to(command);
  switch (command) {
    case 'act':
      return to('page-down');
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

/** While inspecting, the cursor walks all places of the table, and nothing can be chosen. Entering shows the whole card or pile. */
export function updateInspect(model: Model, spot: string, command: Command, shown: Shown): Updated {
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
    case 'inspect':
      return same(lookInto(model, spot));
    case 'back':
    case 'close':
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
