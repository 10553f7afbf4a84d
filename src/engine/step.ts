// Steps: the one thing a game is made of. A step is plain data with a name; what it does stands in a step table (step-table.ts).

/** The seat number of nobody: chance, the table itself, or no seat at all. */
export const NOBODY = -1;

/**
 * One thing that happens or is asked, as plain data: a name and a player (a seat, or NOBODY), and whatever else the step
 * needs. A step is never changed once it lies on the agenda, so copies of a state share it.
 */
export interface Step {
  readonly do: string;
  readonly player: number;
}

/** Something a player chooses, as plain data. Every choice has a canonical text that parses back to it. */
export interface Choice {
  readonly act: string;
}

/** An action that exists but is not open now, and the code of the reason why. */
export interface Closed {
  readonly text: string;
  readonly code: string;
  /** It belongs to another step of the turn: whoever tries it is told why not, but nobody looks for it among the choices. */
  readonly elsewhere?: true;
}
