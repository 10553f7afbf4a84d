// What an ability is. It does something to the field once, when it is applied; or it changes the power of cards for as long as
// it lies in the pile; or both. An ability of its own file and one line in index.ts: nothing else knows it by name.
import type { Play } from '../../../../engine/index.js';
import type { Card } from '../../../../kits/duel/index.js';
import type { OpenState, WeissState } from '../../state.js';
import type { AbilityUse, CardData } from '../card.js';

/** An ability at the moment when it is applied. */
export interface Applied {
  /** For whom: whoever plays the card. */
  readonly player: number;
  /** The card whose ability it is. */
  readonly source: Card;
  readonly use: AbilityUse;
}

/** Whom a lasting effect touches, and what it does to each power. */
export interface OnCard {
  /** The characters of whoever it is applied for, or of the opponent. */
  readonly side: 'own' | 'foe';
  /** Whether it touches a card of that side. @param what the parameter @param source the card whose ability it is */
  touches(card: CardData, what: string, source: CardData): boolean;
  /** @param n the parameter */
  change(power: number, n: number): number;
}

export interface Ability {
  /** A slug; `weiss.ability.<name>` says what it does. Its words may use the parameters `{what}` and `{n}`, and whether there is a `{named}` one. */
  readonly name: string;
  /** What card files may write in its place: `A5`. */
  readonly short: string;
  /** As card files spell it, in Spanish, without its parameters; large and small letters are the same. */
  readonly names: readonly [string, ...string[]];
  /**
   * Reads what stands behind the name: `Mago 1100`. Left out: nothing may stand there.
   * @returns undefined when it cannot be understood
   */
  readonly parameters?: {
    /** For messages. */
    readonly example: string;
    read(text: string): Omit<AbilityUse, 'ability'> | undefined;
  };
  /** What happens once: cards move, or steps ask for something. */
  onField?(play: Play<WeissState>, applied: Applied): void;
  /** What it makes of the power of cards while it lies in the pile. */
  readonly onCard?: OnCard;
  /** True when `onField` asks for the one card that it touches, and puts it into the pile itself. */
  readonly aimed?: true;
  /**
   * What it is worth to a bot that would play it now, in cards: 0 is nothing, less is harm.
   * @param state as the seat sees it
   */
  worth(state: OpenState, seat: number, use: AbilityUse): number;
}
