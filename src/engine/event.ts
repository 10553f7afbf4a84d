// Events: what happened, as codes with data and with who may know them. Words are made where they are shown.
import type { Outcome } from './outcome.js';

export interface GameEvent {
  /** A key of the catalogues: `event.<code>`. Codes that begin with `@` are the engine's own. */
  readonly code: string;
  /** The only seat that may know this event; undefined: everybody may. */
  readonly only?: number;
  /** What the other seats are told in its place; undefined: nothing. */
  readonly instead?: GameEvent;
  /** True when the event let somebody see what was hidden: there is no undoing past it. */
  readonly uncovers?: boolean;
}

/** What the engine itself tells, of any game. */
export type EngineEvent = GameEvent &
  (
    | { readonly code: '@turn'; readonly turn: number; readonly player: number }
    | { readonly code: '@phase'; readonly phase: string; readonly player: number }
    | { readonly code: '@conceded'; readonly player: number }
    | { readonly code: '@bounded'; readonly decisions: number }
    | { readonly code: '@over'; readonly outcome: Outcome }
  );

/** Whether an event is the engine's own, and not the game's. */
export function isEngineEvent(event: GameEvent): event is EngineEvent {
  return event.code.startsWith('@');
}

/** An event of a game's own: one whose code bears the engine's mark does not compile. */
export type OwnEvent<E extends GameEvent> = E['code'] extends `@${string}` ? never : E;

/** What a seat is told of an event (NOBODY: what an onlooker is told), or undefined when it is told nothing. */
export function eventFor(event: GameEvent, seat: number): GameEvent | undefined {
  if (event.only === undefined || event.only === seat) return event;
  return event.instead;
}
