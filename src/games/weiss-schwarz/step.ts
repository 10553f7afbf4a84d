// What steps there are, as data. What each does stands in its family's file.
import type { Card } from '../../kits/duel/index.js';

/** Steps that carry nothing but their player. */
interface BareStep {
  readonly do:
    | 'lots'
    | 'shuffle'
    | 'first-hand'
    | 'draw'
    | 'effects'
    | 'clock'
    | 'draw-two'
    | 'main'
    | 'attack'
    | 'undo'
    | 'refill'
    | 'count'
    | 'settle'
    | 'look'
    | 'order'
    | 'banish';
  readonly player: number;
}

export type WeissStep =
  | BareStep
  /** Asks for the character that an ability touches; the card whose ability it is. */
  | { readonly do: 'annul'; readonly player: number; readonly source: Card }
  /** Asks for a card of a seat that leaves the game. */
  | { readonly do: 'coin-banish'; readonly player: number; readonly whose: number };
