// What keys do while a whole card or the list of a pile's cards lies over the table.
import type { Command } from './bindings.js';
import { type Shown, same, type Updated } from './key-answer.js';
import type { CardView, Model, PileView } from './model.js';
import { updateTable } from './on-table.js';
import { lastTop, pageOf } from './paint/index.js';
import { isScrollKey, scroll } from './scroll.js';
import { depthOf, type Found, findPlace, neighbours, within } from './table-places.js';

/** From the place that is looked at into it; a map has nothing further in, so looking ends there. */
export function lookInto(model: Model, spot: string): Model {
  if (findPlace(model.position, spot) === undefined) return { ...model, overlay: undefined };
  switch (depthOf(model.position, spot)) {
    case 'pile':
      return { ...model, overlay: { kind: 'pile', spot, at: 0 } };
    case 'card':
      return { ...model, overlay: { kind: 'card', spot, top: 0, pile: undefined } };
    case undefined:
      return model;
  }
}

/** A whole card: it is scrolled, left and right lead to the cards beside it. */
export function updateCard(model: Model, view: CardView, command: Command, shown: Shown): Updated {
  const last = lastTop(model, shown.size, shown.theme);
  if (isScrollKey(command))
    return same({ ...model, overlay: { ...view, top: scroll(command, view.top, last, pageOf(shown.size) - 1) } });
  switch (command) {
    case 'left':
    case 'previous':
      return same(turnOver(model, view, -1));
    case 'right':
    case 'next':
      return same(turnOver(model, view, 1));
    case 'act':
    case 'inspect':
    case 'back':
      return same(closeCard(model, view));
    case 'close':
    case 'help':
    case 'log':
    case 'rules':
    case 'leave':
    case 'undo':
    case 'concede':
    case 'hints':
    case 'redraw':
      return outside(model, command, shown);
  }
}

/** The list of a pile: the cursor walks it, entering shows the whole card. */
export function updatePile(model: Model, view: PileView, command: Command, shown: Shown): Updated {
  const cards = cardsIn(model, view.spot);
  const last = Math.max(0, cards.length - 1);
  const to = (at: number): Updated => same({ ...model, overlay: { ...view, at } });
  const page = pageOf(shown.size) - 1;
  if (isScrollKey(command)) return to(scroll(command, view.at, last, page));
  switch (command) {
    case 'previous':
      return to(scroll('up', view.at, last, page));
    case 'next':
      return to(scroll('down', view.at, last, page));
    case 'act':
    case 'inspect':
    case 'right': {
      const spot = cards[view.at]?.place.id;
      return spot === undefined
        ? same(model)
        : same({ ...model, overlay: { kind: 'card', spot, top: 0, pile: view.spot } });
    }
    case 'back':
    case 'left':
      return same({ ...model, overlay: { kind: 'inspect', spot: view.spot } });
    case 'close':
    case 'help':
    case 'log':
    case 'rules':
    case 'leave':
    case 'undo':
    case 'concede':
    case 'hints':
    case 'redraw':
      return outside(model, command, shown);
  }
}

/** The cards that a list over the table shows. */
export function cardsIn({ position }: Model, pile: string): Found[] {
  const found = findPlace(position, pile);
  return found === undefined ? [] : within(found);
}

/** The next card of the pile, or of the zone on the table. */
function turnOver(model: Model, view: CardView, by: number): Model {
  const cards = view.pile === undefined ? neighbours(model.position, view.spot) : cardsIn(model, view.pile);
  const at = cards.findIndex(({ place }) => place.id === view.spot);
  const spot = cards[(at + by + cards.length) % cards.length]?.place.id ?? view.spot;
  return { ...model, overlay: { ...view, spot, top: 0 } };
}

/** Back to where it was opened, the cursor on the card. */
function closeCard(model: Model, { spot, pile }: CardView): Model {
  if (pile === undefined) return { ...model, overlay: { kind: 'inspect', spot } };
  const at = cardsIn(model, pile).findIndex(({ place }) => place.id === spot);
  return { ...model, overlay: { kind: 'pile', spot: pile, at: Math.max(0, at) } };
}

/** Commands that have nothing to do with cards. */
type Outside = Extract<Command, 'close' | 'help' | 'log' | 'rules' | 'leave' | 'undo' | 'concede' | 'hints' | 'redraw'>;

function outside(model: Model, command: Outside, shown: Shown): Updated {
  switch (command) {
    case 'close':
      return same({ ...model, overlay: undefined });
    case 'help':
    case 'log':
    case 'rules':
      return updateTable({ ...model, overlay: undefined }, command, shown);
    case 'leave':
      return updateTable(model, command, shown);
    case 'undo':
    case 'concede':
    case 'hints':
    case 'redraw':
      return same(model);
  }
}
