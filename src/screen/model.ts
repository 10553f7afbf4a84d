// The model of the table: the position, and where the person at the keyboard is in it. Plain data that is never changed in
// place; `update` makes a new one from a key, `paint` draws it.
import { NOBODY } from '../engine/index.js';
import type { Item, Level } from './picker.js';
import { levelAt } from './picker.js';
import type { Picture } from './picture.js';
import type { PictureFault } from './pictures.js';
import type { Position } from './position.js';
import { findPlace } from './table-places.js';

/** A text over the table. */
export interface Scrolled {
  readonly kind: 'help' | 'log' | 'rules';
  readonly top: number;
}

/** A whole card. */
export interface CardView {
  readonly kind: 'card';
  readonly spot: string;
  readonly top: number;
  /** The place of the pile that it was looked up in: closing leads back there. */
  readonly pile: string | undefined;
}

/** The cards of a pile, as a list. */
export interface PileView {
  readonly kind: 'pile';
  /** The place of the pile. */
  readonly spot: string;
  readonly at: number;
}

/** What lies over the table. */
export type Overlay =
  | Scrolled
  | CardView
  | PileView
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
  /** The picture that was asked for last, once it is known. */
  readonly picture: ShownPicture | undefined;
}

/** The picture of a card: what came of looking for it. */
export interface ShownPicture {
  readonly name: string;
  readonly found: Picture | PictureFault | undefined;
}

/** What the loop has to do after a key. */
export type Effect =
  | { readonly do: 'nothing' | 'undo' | 'concede' | 'leave' | 'finish' | 'hurry' | 'redraw' }
  | { readonly do: 'choose'; readonly text: string };

/** @param handOver whether another person has to come to the keyboard first */
export function openModel(position: Position, handOver: boolean): Model {
  return arrive(
    { position, handOver, trail: [], at: 0, overlay: undefined, notice: undefined, hints: true, picture: undefined },
    position,
    handOver,
  );
}

/** The model after something was chosen: the cursor begins anew, help and log stay open. */
export function arrive(model: Model, position: Position, handOver: boolean, notice?: string): Model {
  const stays = isScrolled(model.overlay) && !handOver;
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
  if (model.overlay !== undefined) return isLooking(model);
  return !model.handOver && levelOf(model).onTable;
}

/** Whether what lies over the table is a text. */
export function isScrolled(overlay: Overlay | undefined): overlay is Scrolled {
  return overlay?.kind === 'help' || overlay?.kind === 'log' || overlay?.kind === 'rules';
}

/** Whether somebody looks at something closely: bots wait until it has been seen. */
export function isLooking({ overlay }: Model): boolean {
  return overlay?.kind === 'inspect' || overlay?.kind === 'card' || overlay?.kind === 'pile';
}

/** The name of the picture that the card which is looked at has. */
export function pictureOf({ overlay, position }: Model): string | undefined {
  return overlay?.kind === 'card' ? findPlace(position, overlay.spot)?.place.picture : undefined;
}

export function isOver({ position }: Model): boolean {
  return position.asked === NOBODY;
}
