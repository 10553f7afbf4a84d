// What lies where on a table, in terms that any renderer can draw: the screen, plain text, a test. Games make it from a view.
import type { Face, Saying } from './saying.js';

/** A short sign beside a card: a text that is the same in every language, such as `3000`, or something to be said, such as a letter. */
export type Mark = string | Saying;

/** A place for a card. */
export interface Place {
  /** Names the place for highlighting: `1.5`. */
  readonly id: string;
  /** What choices call it: the slot number. */
  readonly label: string;
  /** `down`: a card whose face nobody may see; `free`: nothing lies here, but the place is there; `gone`: nothing, and no place to see. */
  readonly lies: 'open' | 'down' | 'free' | 'gone';
  readonly face: Face | undefined;
  /** Short marks beside the card, what counts most first: its power, that it can block. `TableView.legend` explains them. */
  readonly marks?: readonly Mark[];
  /** The card lies turned sideways: tapped, rested. */
  readonly turned?: boolean;
  /** The name of its picture file without the folder and without `.png`; only where the viewer may see the face. */
  readonly picture?: string;
  /** What is to be said about the card beyond its name, a line each: its text, that it is the next to be handled. */
  readonly notes?: readonly Saying[];
}

/** Cards laid out in rows. */
export interface GridZone {
  readonly zone: 'grid';
  readonly name: Saying;
  readonly rows: readonly (readonly Place[])[];
  /** Where room is scarce its cards may be drawn without their names: marks and colours tell enough. */
  readonly small?: boolean;
}

/** A pile of which at most the top card is seen, unless all may look through it. */
export interface PileZone {
  readonly zone: 'pile';
  readonly name: Saying;
  readonly count: number;
  readonly top: Place;
  /** What lies in it, the topmost first, where all may look through it; each with an id that no other place has. */
  readonly cards?: readonly Place[];
}

/** Cards that lie on each other and wait for their turn, each with what is to be said beside it. */
export interface StackZone {
  readonly zone: 'stack';
  readonly name: Saying;
  /** The uppermost first. */
  readonly layers: readonly { readonly place: Place; readonly says: Saying }[];
}

/** A number with a bound: stamina, life. */
export interface GaugeZone {
  readonly zone: 'gauge';
  readonly name: Saying;
  /** The name in full, for those who read words instead of bars. */
  readonly words?: Saying;
  readonly value: number;
  readonly most: number;
}

/** Labels in brackets: lasting effects (EF-17). */
export interface EffectsZone {
  readonly zone: 'effects';
  readonly labels: readonly {
    readonly name: Saying;
    /** The name in full, for those who read words instead of labels. */
    readonly words?: Saying;
    readonly stacks: number;
    readonly turns: number;
  }[];
}

/** A line of text. */
export interface NoteZone {
  readonly zone: 'note';
  readonly text: Saying;
  /** Only for those who look at a map: its words say the same. */
  readonly onlyDrawn?: boolean;
}

/** One cell of a map as it is drawn. */
export interface MapCell {
  /** One character, one column wide. */
  readonly glyph: string;
  /** What it is, a name that themes have a colour for and the screen a word: `wall`, `enemy`, `unknown`. */
  readonly tone: string;
  /** Remembered, not seen just now. */
  readonly dim: boolean;
}

/** A map from above. Renderers that cannot show all of it keep the focus in sight; those that draw nothing use the words. */
export interface MapZone {
  readonly zone: 'map';
  readonly name: Saying;
  readonly width: number;
  readonly height: number;
  /** Top row first; every row is as long as the width. */
  readonly rows: readonly (readonly MapCell[])[];
  /** The cell that must be seen: where the hero stands. Columns and rows are counted from 0. */
  readonly focus: { readonly x: number; readonly y: number };
  /** What can be looked at, places that choices name (`Branch.spot`) among it, with what is there in words. */
  readonly spots: readonly { readonly id: string; readonly x: number; readonly y: number; readonly says?: Saying }[];
  /** What is where, in words, what matters most first: `wolf, three steps north-east, asleep`. */
  readonly words: readonly Saying[];
}

export type Zone = GridZone | PileZone | StackZone | GaugeZone | EffectsZone | NoteZone | MapZone;

/** What belongs to one seat. */
export interface SeatArea {
  readonly seat: number;
  /** Beside the name: points, life. */
  readonly summary: Saying;
  /** How the seat stands, in one line for those who do not see the zones all the time; the summary by default. */
  readonly stand?: Saying;
  readonly zones: readonly Zone[];
}

export interface TableView {
  /** In the order of play. */
  readonly seats: readonly SeatArea[];
  /** What lies between the players. */
  readonly centre: readonly Zone[];
  /** Above the table: the round, what is special about it. */
  readonly status: readonly Saying[];
  /**
   * Two seats sit opposite each other: the viewer's side is drawn below, the other one above it. The zones of each seat then run
   * from the middle of the table outward, its front row first, its places from its own left to its own right.
   * `lanes`: places face each other, one's left the other's right; `rows`: where in its row a card lies means nothing.
   */
  readonly facing?: 'lanes' | 'rows';
  /** What the marks of cards mean; a number on its own needs no line. */
  readonly legend?: readonly { readonly mark: Mark; readonly words: Saying }[];
}
