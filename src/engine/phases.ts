// Phase tables: the rulebook's own table of phases. The engine turns it into steps; nothing else knows the order of a turn.
import type { Play } from './play.js';
import type { State } from './state.js';
import { type Choice, NOBODY, type Step } from './step.js';
import { automatic, type StepDefinition, type StepTable, shareStep } from './step-table.js';

/** One phase and its steps. */
export interface PhaseRow<S extends State, Name extends string> {
  readonly phase: string;
  readonly steps: readonly Name[];
  /** Asked when the section or the turn begins: a phase that says no is left out. */
  readonly when?: (state: S) => boolean;
  /** The steps are done once for each player, in the order of play. */
  readonly each?: boolean;
}

/** What opens a game, what repeats each turn, and what closes it. */
export interface PhaseTable<S extends State, Name extends string> {
  readonly opening: readonly PhaseRow<S, Name>[];
  readonly turn: readonly PhaseRow<S, Name>[];
  readonly closing: readonly PhaseRow<S, Name>[];
}

/** Whose turn comes next; NOBODY begins the closing phases. */
export type NextPlayer<S extends State> = (state: S) => number;

/** The engine's own steps: a section of the phase table begins, or one of its phases does. */
export type PhaseStep =
  | { readonly do: '@opening'; readonly player: number }
  | { readonly do: '@turn'; readonly player: number }
  | { readonly do: '@closing'; readonly player: number }
  | { readonly do: '@phase'; readonly player: number; readonly row: number };

export const OPENING: PhaseStep = { do: '@opening', player: NOBODY };
export const CLOSING: PhaseStep = { do: '@closing', player: NOBODY };
/** No row. */
const NONE = -1;

/** Turn passes to the next seat in the order of play. */
export function nextInOrder(state: State): number {
  const at = state.run.order.indexOf(state.run.active);
  return state.run.order[(at + 1) % state.run.order.length] ?? NOBODY;
}

/** The sections of a phase table, in the order of a game. */
const SECTIONS = ['opening', 'turn', 'closing'] as const satisfies readonly (keyof PhaseTable<State, string>)[];

/** All rows of a phase table in one list; `state.phase` counts along it. */
export function rowsOf<S extends State, Name extends string>(table: PhaseTable<S, Name>): readonly PhaseRow<S, Name>[] {
  return SECTIONS.flatMap((section) => table[section]);
}

/** The same, each row with its section. */
export function phaseRows<S extends State, Name extends string>(
  table: PhaseTable<S, Name>,
): readonly (PhaseRow<S, Name> & { readonly section: (typeof SECTIONS)[number] })[] {
  return SECTIONS.flatMap((section) => table[section].map((row) => ({ ...row, section })));
}

/**
 * The steps that carry out a phase table. Everything they put on the agenda is made here, once, and shared by all games.
 * @param definitions what the steps that the table names do
 * @param seats the most players a game can have
 */
export function phaseSteps<S extends State, Name extends string, C extends Choice>(
  table: PhaseTable<S, Name>,
  definitions: Readonly<Record<Name, StepDefinition<S, Step, C>>>,
  seats: number,
  next: NextPlayer<S>,
): StepTable<S, PhaseStep, Choice> {
  const rows = phaseRows(table);
  const openingEnd = table.opening.length;
  const turnEnd = openingEnd + table.turn.length;
  const bySeat = <T>(make: (player: number) => T): readonly T[] =>
    Array.from({ length: seats + 1 }, (_, index) => make(index + NOBODY));
  const opens = rows.map(({ when }) => when ?? always);
  const steps = rows.map(({ steps: names }) =>
    bySeat((player): readonly Step[] => names.map((name) => shareStep({ do: name, player }, definitions[name]))),
  );

  function enter(play: Play<S>, row: number, player: number): void {
    const { state } = play;
    const { phase, each } = rows[row] as PhaseRow<S, Name>;
    const own = steps[row] as readonly (readonly Step[])[];
    state.run.phase = row;
    play.announce?.({ code: '@phase', phase, player });
    if (each !== true) play.putAll(own[player - NOBODY] as readonly Step[]);
    else
      for (let at = state.run.order.length - 1; at >= 0; at--)
        play.putAll(own[(state.run.order[at] as number) - NOBODY] as readonly Step[]);
  }

  /** Enters the first phase of a section that is not left out; the others wait behind it. */
  function begin(play: Play<S>, from: number, end: number, player: number): void {
    let first = NONE;
    for (let row = end - 1; row >= from; row--) {
      if (!(opens[row] as (state: S) => boolean)(play.state)) continue;
      if (first !== NONE) play.put(markers[first]?.[player - NOBODY] as Step);
      first = row;
    }
    if (first !== NONE) enter(play, first, player);
  }

  const sections: StepTable<S, PhaseStep, Choice> = {
    '@opening': automatic((play: Play<S>) => {
      play.put(turnPasses);
      begin(play, 0, openingEnd, NOBODY);
    }),
    '@turn': automatic((play: Play<S>) => {
      const { state } = play;
      const { run } = state;
      const player = next(state);
      if (player === NOBODY) {
        play.put(CLOSING);
        return;
      }
      run.turn++;
      run.active = player;
      play.announce?.({ code: '@turn', turn: run.turn, player });
      play.put(turnPasses);
      begin(play, openingEnd, turnEnd, player);
    }),
    '@closing': automatic((play: Play<S>) => {
      begin(play, turnEnd, rows.length, NOBODY);
    }),
    '@phase': automatic((play: Play<S>, step) => {
      enter(play, step.row, step.player);
    }),
  };
  const turnPasses = shareStep({ do: '@turn', player: NOBODY }, sections['@turn']);
  const markers = rows.map((_, row) =>
    bySeat((player) => shareStep({ do: '@phase', player, row }, sections['@phase'])),
  );
  return sections;
}

function always(): boolean {
  return true;
}
