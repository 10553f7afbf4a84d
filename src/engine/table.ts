// What lies where on a table, in terms that any renderer can draw: the screen, plain text, a test. Games make it from a view.
import type { Face, Saying } from './saying.js';

/** A place for a card. */
export interface Place {
  /** Names the place for highlighting: `1.5`. */
  readonly id: string;
  /** What choices call it: the slot number. */
  readonly label: string;
  /** `down`: a card whose face nobody may see; `gone`: nothing lies here. */
  readonly lies: 'open' | 'down' | 'gone';
  readonly face: Face | undefined;
  /** Short marks beside the card, such as tapped. */
  readonly marks?: readonly string[];
}

/** Cards laid out in rows. */
export interface GridZone {
  readonly zone: 'grid';
  readonly name: Saying;
  readonly rows: readonly (readonly Place[])[];
}

/** A pile of which at most the top card is seen. */
export interface PileZone {
  readonly zone: 'pile';
  readonly name: Saying;
  readonly count: number;
  readonly top: Place;
}

/** A number with a bound: stamina, life. */
export interface GaugeZone {
  readonly zone: 'gauge';
  readonly name: Saying;
  readonly value: number;
  readonly most: number;
}

/** Labels in brackets: lasting effects (EF-17). */
export interface EffectsZone {
  readonly zone: 'effects';
  readonly labels: readonly { readonly name: Saying; readonly stacks: number; readonly turns: number }[];
}

/** A line of text. */
export interface NoteZone {
  readonly zone: 'note';
  readonly text: Saying;
}

export type Zone = GridZone | PileZone | GaugeZone | EffectsZone | NoteZone;

/** What belongs to one seat. */
export interface SeatArea {
  readonly seat: number;
  /** Beside the name: points, life. */
  readonly summary: Saying;
  readonly zones: readonly Zone[];
}

export interface TableView {
  /** In the order of play. */
  readonly seats: readonly SeatArea[];
  /** What lies between the players. */
  readonly centre: readonly Zone[];
  /** Above the table: the round, what is special about it. */
  readonly status: readonly Saying[];
}
