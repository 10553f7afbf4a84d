// Keys that a game gives to its own choices. They hold on the first level of the choices, while a person is to choose and
// nothing lies over the table; there they go before the keys of the table and of the items.
import type { KeyChoice } from '../engine/index.js';
import { same, type Updated } from './key-answer.js';
import type { Model } from './model.js';
import { whatIs, whyClosed } from './picker.js';
import { personToMove } from './position.js';

/** The game's keys that hold just now. */
export function gameKeys({ position, trail, overlay, handOver }: Model): readonly KeyChoice[] {
  if (overlay !== undefined || handOver || trail.length > 1 || !personToMove(position)) return [];
  return position.keys;
}

/** Whether the game has all of some keys for itself just now. */
export function areTaken(keys: readonly string[], model: Model): boolean {
  const own = gameKeys(model);
  return keys.every((key) => own.some((one) => one.key === key));
}

/** What one of the game's keys does: it makes its choice, or tells why that is closed. Undefined for all other keys. */
export function pressGameKey(model: Model, name: string): Updated | undefined {
  const own = gameKeys(model).find(({ key }) => key === name);
  if (own === undefined) return undefined;
  const { position } = model;
  if (position.sayChoice(own.text) !== undefined) return { model, effect: { do: 'choose', text: own.text } };
  const words = own.text.split(' ');
  const reason = whyClosed(position, words);
  if (reason === undefined) return same(model);
  return same({ ...model, notice: position.tongue.say('screen.closed', { what: whatIs(position, words), reason }) });
}
