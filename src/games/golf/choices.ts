// The choices of Golf are a closed set: made once, shared by all games, and listed whole by which slots they concern.
import { ALL, SLOTS, slotsOf } from './state.js';

/** Slots are counted from 0 here, and from 1 in texts. */
export type GolfChoice =
  | { readonly act: 'reveal'; readonly slot: number; readonly other: number }
  | { readonly act: 'draw'; readonly slot: number; readonly other: number }
  | { readonly act: 'swap'; readonly slot: number; readonly other: number }
  | { readonly act: 'discard'; readonly slot: number; readonly other: number }
  | { readonly act: 'take'; readonly slot: number; readonly other: number };

/** Stands for no slot. */
export const NO_SLOT = -1;

export const ACTS = ['reveal', 'draw', 'swap', 'discard', 'take'] as const;
type Act = (typeof ACTS)[number];

const make = (act: Act, slot: number, other = NO_SLOT): GolfChoice => Object.freeze({ act, slot, other });

/** One list for each set of slots, by its bits. */
const byBits = (list: (slots: number[]) => GolfChoice[]): readonly (readonly GolfChoice[])[] =>
  Array.from({ length: ALL + 1 }, (_, bits) => list(slotsOf(bits)));

const singles = (act: Act): GolfChoice[] => Array.from({ length: SLOTS }, (_, slot) => make(act, slot));
const REVEAL_ONE = singles('reveal');
const SWAP = singles('swap');
const DISCARD = singles('discard');
const TAKE = singles('take');
const PAIRS = new Map(
  REVEAL_ONE.flatMap(({ slot }) =>
    REVEAL_ONE.filter((second) => second.slot > slot).map((second) => [
      slot * SLOTS + second.slot,
      make('reveal', slot, second.slot),
    ]),
  ),
);

const pick = (from: readonly GolfChoice[], slots: number[]): GolfChoice[] =>
  slots.map((slot) => from[slot] as GolfChoice);
const pairs = (slots: number[]): GolfChoice[] =>
  slots.flatMap((slot) =>
    slots.filter((other) => other > slot).map((other) => PAIRS.get(slot * SLOTS + other) as GolfChoice),
  );

export const DRAW: GolfChoice = make('draw', NO_SLOT);
/** By the face-down slots: both cards of the reveal round at once (GO-4). */
export const REVEAL_TWO = byBits(pairs);
/** By the face-down slots: one or two of them (GO-5 a). */
export const REVEAL = byBits((slots) => [...pick(REVEAL_ONE, slots), ...pairs(slots)]);
/** By the slots that hold a card: where the drawn card goes (GO-6). */
export const SWAPS = byBits((slots) => pick(SWAP, slots));
/** By the face-down slots: which is turned up when the drawn card is discarded (GO-6). */
export const DISCARDS = byBits((slots) => pick(DISCARD, slots));
/** By the slots that hold a card: where the top of the discard pile goes (GO-7). */
export const TAKES = byBits((slots) => pick(TAKE, slots));

/** `reveal 1 4`, `draw`, `swap 5`. */
export function formatChoice({ act, slot, other }: GolfChoice): string {
  if (slot === NO_SLOT) return act;
  return other === NO_SLOT ? `${act} ${slot + 1}` : `${act} ${slot + 1} ${other + 1}`;
}

/** Small letters, and the two slots of a `reveal` in rising order. */
export function tidyChoice(text: string): string {
  const [act = '', ...slots] = text.toLowerCase().split(/[\s,]+/u);
  return [act, ...(act === 'reveal' ? slots.sort() : slots)].join(' ');
}
