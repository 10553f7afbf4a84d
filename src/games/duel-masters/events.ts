// What happens in a game of Duel Masters, as codes with data. Cards are told as their data, so that those of packs can be said
// too. `player` is whose card it is, or who does it. The words stand in text/.
import type { GameEvent } from '../../engine/index.js';
import type { BaseZone, CardData, Destination, Trait, Zone } from './cards/vocabulary.js';

/** Events about a player alone. */
const PLAYER_CODES = [
  'duel-masters.begins',
  /** No draw in the first turn (DM-5). */
  'duel-masters.no-draw',
  'duel-masters.not-blocked',
  'duel-masters.keeps',
  'duel-masters.looks-hand',
  'duel-masters.searches',
  'duel-masters.found-unseen',
  'duel-masters.found-nothing',
  'duel-masters.shuffles',
  /** Drew the last card of the deck and loses (DM-3). */
  'duel-masters.last-card',
  /** Should draw from a deck that was emptied otherwise, and loses. */
  'duel-masters.no-card',
  /** Too many abilities in one turn: no more of them wake. */
  'duel-masters.weary',
] as const;

/** Events about a player and a number. */
const NUMBER_CODES = [
  'duel-masters.shields-laid',
  'duel-masters.drew-unseen',
  'duel-masters.looks',
  'duel-masters.looks-shields',
] as const;

/** Events about a player and one card. */
const CARD_CODES = [
  'duel-masters.charges',
  /** Uses a shield trigger: what it does is told next. */
  'duel-masters.trigger',
  'duel-masters.attacks-player',
  /** Nothing is left to be hit: the target or the blocker is gone. */
  'duel-masters.misses',
  'duel-masters.final-blow',
  'duel-masters.destroyed',
  'duel-masters.no-power',
  'duel-masters.left-tapped',
  'duel-masters.wakes',
  /** The owner of a broken shield sees what it was. */
  'duel-masters.from-shields',
  'duel-masters.found',
  /** A shield that went to the graveyard instead of the hand. */
  'duel-masters.burnt',
] as const;

/** Events about a player and several cards. */
const CARDS_CODES = ['duel-masters.drew', 'duel-masters.taps', 'duel-masters.untaps'] as const;

export type DuelEvent = GameEvent &
  (
    | { readonly code: (typeof PLAYER_CODES)[number]; readonly player: number }
    | { readonly code: (typeof NUMBER_CODES)[number]; readonly player: number; readonly n: number }
    | { readonly code: (typeof CARD_CODES)[number]; readonly player: number; readonly card: CardData }
    | { readonly code: (typeof CARDS_CODES)[number]; readonly player: number; readonly cards: readonly CardData[] }
    /** From the hand; what it cost, or 0: free. */
    | {
        readonly code: 'duel-masters.summons' | 'duel-masters.casts';
        readonly player: number;
        readonly card: CardData;
        readonly n: number;
      }
    /** An evolution is put on its one or two bases, each out of a zone. */
    | {
        readonly code: 'duel-masters.evolves';
        readonly player: number;
        readonly card: CardData;
        readonly bases: readonly CardData[];
        readonly places: readonly BaseZone[];
        readonly n: number;
      }
    /** A creature is tapped for a tap ability: its own, or that of `by`. */
    | {
        readonly code: 'duel-masters.taps-for';
        readonly player: number;
        readonly card: CardData;
        readonly by: CardData;
      }
    /** `card` attacks, or blocks, the opponent's `other`. */
    | {
        readonly code: 'duel-masters.attacks' | 'duel-masters.blocks';
        readonly player: number;
        readonly card: CardData;
        readonly other: CardData;
      }
    /** A battle, with the power of both; who won is told by who is destroyed. */
    | {
        readonly code: 'duel-masters.battle';
        readonly player: number;
        readonly card: CardData;
        readonly power: number;
        readonly other: CardData;
        readonly otherPower: number;
      }
    /** The player's card breaks a shield of the opponent, who is `other`; shields are counted from 1 before the break. */
    | {
        readonly code: 'duel-masters.breaks';
        readonly player: number;
        readonly card: CardData;
        readonly other: number;
        readonly n: number;
      }
    /** A card goes from zone to zone, for all to see; `player` owns it. Destroying has a code of its own. */
    | {
        readonly code: 'duel-masters.moved';
        readonly player: number;
        readonly card: CardData;
        readonly from: Zone | 'deck';
        readonly to: Destination;
      }
    | {
        readonly code: 'duel-masters.moved-unseen';
        readonly player: number;
        readonly n: number;
        readonly from: Zone | 'deck';
        readonly to: Destination;
      }
    /** Cards of one player get traits for a while. */
    | {
        readonly code: 'duel-masters.given';
        readonly player: number;
        readonly cards: readonly CardData[];
        readonly traits: readonly Trait[];
        readonly until: 'turn-end' | 'next-turn';
      }
  );

export const DUEL_EVENTS = [
  ...PLAYER_CODES,
  ...NUMBER_CODES,
  ...CARD_CODES,
  ...CARDS_CODES,
  'duel-masters.summons',
  'duel-masters.casts',
  'duel-masters.evolves',
  'duel-masters.taps-for',
  'duel-masters.attacks',
  'duel-masters.blocks',
  'duel-masters.battle',
  'duel-masters.breaks',
  'duel-masters.moved',
  'duel-masters.moved-unseen',
  'duel-masters.given',
] as const satisfies readonly DuelEvent['code'][];
