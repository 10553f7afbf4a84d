// The steps of Duel Masters: what lies on the agenda, as plain data. What each does stands in the step table, index.ts.
import type { Card } from '../../kits/duel/index.js';
import type { Action, Targets, Zone } from './cards/vocabulary.js';

/** Steps that carry nothing but their player. */
export interface BareStep {
  readonly do:
    | 'lots'
    | 'shuffle'
    | 'shields'
    | 'hand'
    /** A turn begins: what lasted until now ends. */
    | 'fresh'
    | 'silent'
    | 'untap'
    | 'draw'
    | 'charge'
    | 'main'
    | 'attack'
    /** A window for blocks, which the opponent of the attacker has. */
    | 'block'
    | 'unblocked'
    | 'hit'
    | 'attack-over'
    | 'cleanup'
    | 'end';
  readonly player: number;
}

/** What a text is carried out for: its player, the card whose text it is, and the other card of the event, or NONE. */
export interface Cause {
  readonly owner: number;
  readonly card: Card;
  readonly rival: Card;
}

/** The actions of a text, from one of them on. `player` is the owner. `within` a text: what that has chosen holds on. */
export interface EffectStep extends Cause {
  readonly do: 'effect';
  readonly player: number;
  readonly actions: readonly Action[];
  readonly at: number;
  readonly within: boolean;
}

/** Cards for an action are chosen, one after another; `player` chooses. */
export interface PickStep extends Cause {
  readonly do: 'pick';
  readonly player: number;
  readonly action: Extract<Action, { readonly what: unknown }>;
  readonly targets: Targets;
  readonly from: Zone;
  /** How many more, at most. */
  readonly left: number;
}

export type DuelStep =
  | BareStep
  | EffectStep
  | PickStep
  /** The attacker's player chooses the next shield; `broken` were broken so far; `most`: an effect's count, 0: the attack's. */
  | (Cause & { readonly do: 'break'; readonly player: number; readonly broken: number; readonly most: number })
  /** Whether a shield that has come to the hand, where it lies at a place from 0, is used as a shield trigger. */
  | { readonly do: 'trigger'; readonly player: number; readonly place: number }
  /** Shields of the player, by their places from 0, come to the hand by an effect, one after another from the last. */
  | { readonly do: 'lift'; readonly player: number; readonly places: readonly number[] }
  /** A shield was broken by the card: what that wakes. */
  | (Cause & { readonly do: 'broke'; readonly player: number })
  | (Cause & { readonly do: 'may'; readonly player: number; readonly actions: readonly Action[] })
  | (Cause & { readonly do: 'mode'; readonly player: number; readonly of: readonly (readonly Action[])[] })
  | (Cause & { readonly do: 'draw-more'; readonly player: number; readonly left: number })
  /** Cards that are looked at, or searched for, are taken. */
  | (Cause & {
      readonly do: 'take';
      readonly player: number;
      readonly action: Extract<Action, { readonly do: 'look' | 'search' }>;
      readonly left: number;
    })
  | { readonly do: 'peek'; readonly player: number; readonly left: number; readonly places: readonly number[] }
  /** The player looks at the opponent's hand, or at some shields by their places from 0, and goes on. */
  | {
      readonly do: 'seen';
      readonly player: number;
      readonly at: 'hand' | 'shields';
      readonly places: readonly number[];
    }
  /** The mana cards for a card of the hand are chosen, one after another. */
  | {
      readonly do: 'pay';
      readonly player: number;
      readonly card: Card;
      readonly bases: readonly Card[];
      readonly paid: readonly Card[];
    }
  /** An evolution that an effect puts into the battle zone, out of another, gets its bases. */
  | {
      readonly do: 'evolve';
      readonly player: number;
      readonly card: Card;
      readonly from: Exclude<Zone, 'battle'>;
    }
  /** A spell has been carried out. */
  | { readonly do: 'spent'; readonly player: number; readonly card: Card };
