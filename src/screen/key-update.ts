// What a key does: from a model and a key to another model and what the loop has to do. Pure.
import { bindingOf, means } from './bindings.js';
import { pressGameKey } from './game-keys.js';
import { type Shown, same, type Updated } from './key-answer.js';
import { atPlace } from './keyboards.js';
import type { Key } from './keys.js';
import { lookOn } from './map-cursor.js';
import { isOver, levelOf, type Model } from './model.js';
import { updateCard, updatePile } from './on-card.js';
import { updateMouse } from './on-mouse.js';
import { answer, updateInspect, updateScrolled } from './on-overlay.js';
import { enter, updateTable } from './on-table.js';
import { isTooSmall } from './paint/index.js';
import { whyClosed } from './picker.js';

/** The model and the effect after a key. */
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
  const own = pressGameKey(model, name) ?? lookOn(model, name);
  if (own !== undefined) return own;
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
  switch (overlay?.kind) {
    case undefined:
      return updateTable(model, binding.command, shown);
    case 'inspect':
      return updateInspect(model, overlay.spot, binding.command, shown);
    case 'card':
      return updateCard(model, overlay, binding.command, shown);
    case 'pile':
      return updatePile(model, overlay, binding.command, shown);
    case 'help':
    case 'log':
    case 'rules':
      return updateScrolled(model, overlay, binding.command, shown);
  }
}

/** Only Enter opens the table; leaving is always possible. */
function updateHandOver(model: Model, { name }: Key): Updated {
  if (name === 'enter') return same({ ...model, handOver: false });
  return name === 'Q' ? { model, effect: { do: 'leave' } } : same(model);
}

/** The number of something that is closed tells why. */
function explain(model: Model, name: string): Model {
  if (model.overlay !== undefined || !/^[1-9]$/.test(name)) return model;
  const why = whyClosed(model.position, [...(model.trail.at(-1) ?? []), name]);
  return why === undefined
    ? model
    : { ...model, notice: model.position.tongue.say('screen.closed', { what: name, reason: why }) };
}
