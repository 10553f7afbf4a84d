// What the mouse does.

import { type Shown, same, type Updated } from './key-answer.js';
import type { Key } from './keys.js';
import { isScrolled, levelOf, type Model } from './model.js';
import { updateCard, updatePile } from './on-card.js';
import { updateScrolled } from './on-overlay.js';
import { enter } from './on-table.js';
import { holds } from './paint/blocks.js';
import { paint } from './paint/index.js';

/** A click puts the cursor on an item, a second one enters it; the wheel scrolls. */
export function updateMouse(model: Model, { name, x = 0, y = 0 }: Key, shown: Shown): Updated {
  if (name !== 'click') {
    const command = name === 'wheel-up' ? 'up' : 'down';
    const { overlay } = model;
    if (isScrolled(overlay)) return updateScrolled(model, overlay, command, shown);
    if (overlay?.kind === 'card') return updateCard(model, overlay, command, shown);
    return overlay?.kind === 'pile' ? updatePile(model, overlay, command, shown) : same(model);
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
