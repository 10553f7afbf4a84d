// What happens in a game of Golf, as codes with data. The words stand in text/.
import type { GameEvent } from '../../engine/index.js';
import type { Card } from '../../kits/french-pack/index.js';

/** Slots are counted from 0. */
export type GolfEvent = GameEvent &
  (
    | { readonly code: 'golf.order'; readonly players: readonly number[] }
    | { readonly code: 'golf.dealt'; readonly card: Card }
    | {
        readonly code: 'golf.turned-up';
        readonly player: number;
        readonly slots: readonly number[];
        readonly cards: readonly Card[];
      }
    | { readonly code: 'golf.drew'; readonly player: number; readonly card: Card }
    | { readonly code: 'golf.drew-unseen'; readonly player: number }
    | {
        readonly code: 'golf.swapped';
        readonly player: number;
        readonly slot: number;
        readonly card: Card;
        readonly old: Card;
      }
    | { readonly code: 'golf.discarded'; readonly player: number; readonly card: Card }
    | {
        readonly code: 'golf.took';
        readonly player: number;
        readonly slot: number;
        readonly card: Card;
        readonly old: Card;
      }
    | {
        readonly code: 'golf.row-removed';
        readonly player: number;
        readonly row: number;
        readonly cards: readonly Card[];
      }
    | { readonly code: 'golf.last-round'; readonly player: number }
    | { readonly code: 'golf.still'; readonly turns: number }
    | { readonly code: 'golf.points'; readonly player: number; readonly points: number }
    | { readonly code: 'golf.both-rows'; readonly player: number }
  );

export const GOLF_EVENTS = [
  'golf.order',
  'golf.dealt',
  'golf.turned-up',
  'golf.drew',
  'golf.drew-unseen',
  'golf.swapped',
  'golf.discarded',
  'golf.took',
  'golf.row-removed',
  'golf.last-round',
  'golf.still',
  'golf.points',
  'golf.both-rows',
] as const satisfies readonly GolfEvent['code'][];
