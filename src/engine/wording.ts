// Wordings: the keys of a catalogue, each with the slots of its text, as a type. Whoever says a key has to fill its slots.
import { type Fault, newFault } from './fault.js';
import { type Saying, type Slot, sayText } from './saying.js';
import type { SlotsOf } from './slots.js';

/** The wording of a catalogue whose texts are literal types: by key, the names of the slots. */
export type Wording<Texts extends Readonly<Record<string, string>>> = {
  readonly [Key in keyof Texts]: SlotsOf<Texts[Key]>;
};

/** What screens and commands say of any game by its own ids: by the beginning of the keys, the slots that they fill. */
export const GAME_SLOTS = {
  game: [],
  phase: [],
  step: [],
  option: [],
  closed: [],
  reason: [],
  'cards.weight': ['type', 'weight'],
  'decks.curve': [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The same as a wording: one that has other slots there does not extend it. */
export type GameWording = {
  readonly [Kind in keyof typeof GAME_SLOTS as `${Kind}.${string}`]: (typeof GAME_SLOTS)[Kind][number];
};

/** What fills slots of some names. */
export type Filled<Names extends string> = { readonly [Name in Names]: Slot };

/** What stands behind a key where it is said: what fills its slots, or nothing when there are none. Of several keys, of all. */
export type Filling<Names extends string> = [Names] extends [never] ? [] : [slots: Filled<Names>];

/** Says a key; of a union of keys, any of them. */
export type Say<W, Said = Saying> = <Key extends string>(
  key: KeyIn<W, Key>,
  ...filling: Filling<NamesAt<W, Key>>
) => Said;

/** A key if the wording has it, else every key that it has: the compiler then says which keys there are. */
type KeyIn<W, Key extends string> = Key extends keyof W ? Key : keyof W & string;

/** The names of the slots that a key has, and of several keys, of all of them. */
type NamesAt<W, Key extends string> = Key extends keyof W ? W[Key] & string : never;

/** The codes of a kind that a wording has words for: of `fault`, `weiss.type` by the key `fault.weiss.type`. */
export type CodeOf<W, Kind extends string> = keyof W extends infer Key
  ? Key extends `${Kind}.${infer Code}`
    ? Code
    : never
  : never;

/** What fills the slots of what is wrong, and the line of a file that it stands in. */
type FaultFilling<Names extends string> = [Names] extends [never]
  ? [data?: Readonly<Record<string, never>>, line?: number]
  : [data: Filled<Names>, line?: number];

/** Tells what is wrong by its code. */
export type TellFault<W> = <Code extends string>(
  code: `fault.${Code}` extends keyof W ? Code : CodeOf<W, 'fault'>,
  ...rest: FaultFilling<NamesAt<W, `fault.${Code}`>>
) => Fault;

/** The keys of a wording that have no slots, such as headings and paragraphs of rules. */
export type PlainKey<W> = { [Key in keyof W]: [W[Key]] extends [never] ? Key : never }[keyof W] & string;

/** How the owner of a wording speaks. */
export interface Words<W> {
  readonly say: Say<W>;
  readonly fault: TellFault<W>;
}

/** A wording that has all of another's keys, and no slot that the other leaves empty; any other does not compile. */
export type Having<Needed, Given extends Needed> = Given;

/**
 * The two ways to speak, for the wording of a catalogue and for what else its owner says. Nothing is made but types: a key that
 * is missing or a slot left empty does not compile.
 */
export function wordsOf<Own extends GameWording, Also = unknown>(): Words<Own & Also> {
  return { say: sayText, fault: newFault };
}

/**
 * The keys that a game needs words for because screens and commands say them of it: its name and what it is in one line, its
 * phases and its options.
 */
export type NeededKey<
  Id extends string,
  Phases extends Readonly<Record<string, readonly { readonly phase: string }[]>>,
  Options,
> =
  | `game.${Id}`
  | `game.${Id}.summary`
  | `phase.${Phases[keyof Phases][number]['phase']}`
  | `option.${keyof Options & string}`;

/** A phase table, in so far as it names phases. */
export type Sections = Readonly<Record<'opening' | 'turn' | 'closing', readonly { readonly phase: string }[]>>;
