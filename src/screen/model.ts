// The model of the table: the position, and where the person at the keyboard is in it. Plain data that is never changed in
// place; `update` makes a new one from a key, `paint` draws it.
import { NOBODY } from '../engine/index.js';
import type { Item, Level } from './picker.js';
import { levelAt } from './picker.js';
import type { Position } from './position.js';

/** What lies over the table. Those with a `top` are scrolled. */
type Overlay =
  | { readonly kind: 'help' | 'log' | 'rules'; readonly top: number }
  | { readonly kind: 'inspect'; readonly spot: string }
  | { readonly kind: 'concede' }
  | { readonly kind: 'leave' };

export interface Model {
  readonly position: Position;
  /** A neutral screen between two persons; nothing hidden is on it. */
  readonly handOver: boolean;
  /** The levels of the tree of choices that are open, by their words, the root first. */
  readonly trail: readonly (readonly string[])[];
  /** The item that the cursor is on. */
  readonly at: number;
  readonly overlay: Overlay | undefined;
  /** A line for the person at the keyboard, until the next key. */
  readonly notice: string | undefined;
  readonly hints: boolean;
}

/** What the loop has to do after a key. */
export type Effect =
  | { readonly do: 'nothing' | 'undo' | 'concede' | 'leave' | 'finish' | 'hurry' | 'redraw' }
  | { readonly do: 'choose'; readonly text: string };

/** @param handOver whether another person has to come to the keyboard first */
export function openModel(position: Position, handOver: boolean): Model {
  return arrive(
    { position, handOver, trail: [], at: 0, overlay: undefined, notice: undefined, hints: true },
    position,
    handOver,
  );
}

/** The model after something was chosen: the cursor begins anew, help and log stay open. */
export function arrive(model: Model, position: Position, handOver: boolean, notice?: string): Model {
  const stays = model.overlay !== undefined && 'top' in model.overlay && !handOver;
  return {
    ...model,
    position,
    handOver,
    trail: [position.root.words],
    at: 0,
    overlay: stays ? model.overlay : undefined,
    notice,
  };
}

export function levelOf({ position, trail }: Model): Level {
  return levelAt(position, trail.at(-1) ?? []);
}

export function itemOf(model: Model): Item | undefined {
  return levelOf(model).items[model.at];
}

/** Whether `l` moves to the right just now instead of opening the log. */
export function movesSideways(model: Model): boolean {
  if (model.overlay !== undefined) return model.overlay.kind === 'inspect';
  return !model.handOver && levelOf(model).onTable;
}

export function isOver({ position }: Model): boolean {
  return position.asked === NOBODY;
}
