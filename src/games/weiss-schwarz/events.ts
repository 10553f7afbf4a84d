// What happens in a game, as codes with data. Cards are told with their data, since every game brings its own. The words
// stand in text/.
import type { GameEvent } from '../../engine/index.js';
import type { AbilityUse, CardData } from './cards/card.js';

/** Events about a player and one card. */
const CARD_CODES = [
  'weiss.clocked',
  'weiss.event',
  'weiss.climax',
  'weiss.climax-gone',
  'weiss.direct',
  'weiss.died',
  'weiss.cancelled',
  'weiss.milled',
  'weiss.removed',
  'weiss.annulled',
  'weiss.again',
] as const;

/** Events about a player alone. */
const PLAYER_CODES = [
  'weiss.begins',
  'weiss.nothing-drawn',
  'weiss.nothing-turned-up',
  'weiss.nothing-taken',
  'weiss.ordered',
  'weiss.lowest-level',
  'weiss.hand-hit',
  'weiss.nobody-there',
] as const;

/** Events about a player and a number. */
const NUMBER_CODES = [
  'weiss.drew-unseen',
  'weiss.looked-unseen',
  'weiss.refilled',
  'weiss.returned',
  'weiss.recovered',
  'weiss.reached',
  'weiss.bound',
  'weiss.die',
] as const;

/** Events about a player and several cards. */
const CARDS_CODES = ['weiss.drew', 'weiss.looked', 'weiss.paid', 'weiss.discarded', 'weiss.swept'] as const;

/** Events about a player, one card and a number: points, a place, a level. */
const COUNTED_CODES = ['weiss.put', 'weiss.turned-up', 'weiss.levels-up', 'weiss.level-down'] as const;

/** Events about several effects of the pile. */
const PILE_CODES = ['weiss.in-force', 'weiss.undone'] as const;

/** An effect of the pile as it is told: whose field it is, the card that it comes from, and what the ability says. */
export interface ToldEffect {
  readonly player: number;
  readonly card: CardData;
  readonly use: AbilityUse;
}

export type WeissEvent = GameEvent &
  (
    | { readonly code: (typeof CARD_CODES)[number]; readonly player: number; readonly card: CardData }
    | { readonly code: (typeof PLAYER_CODES)[number]; readonly player: number }
    | { readonly code: (typeof NUMBER_CODES)[number]; readonly player: number; readonly n: number }
    | { readonly code: (typeof CARDS_CODES)[number]; readonly player: number; readonly cards: readonly CardData[] }
    | {
        readonly code: (typeof COUNTED_CODES)[number];
        readonly player: number;
        readonly card: CardData;
        readonly n: number;
      }
    | { readonly code: (typeof PILE_CODES)[number]; readonly effects: readonly ToldEffect[] }
    | { readonly code: 'weiss.sides'; readonly player: number; readonly other: number }
    | { readonly code: 'weiss.coin'; readonly player: number; readonly heads: boolean }
    | {
        readonly code: 'weiss.meets';
        readonly player: number;
        readonly card: CardData;
        readonly power: number;
        readonly other: CardData;
        readonly against: number;
      }
    | {
        readonly code: 'weiss.damage';
        readonly player: number;
        readonly soul: number;
        readonly extra: number;
        readonly direct: number;
      }
    | {
        readonly code: 'weiss.taken';
        readonly player: number;
        readonly card: CardData;
        /** Which of how many, from 1. */
        readonly n: number;
        readonly of: number;
      }
  );

export const WEISS_EVENTS = [
  ...CARD_CODES,
  ...PLAYER_CODES,
  ...NUMBER_CODES,
  ...CARDS_CODES,
  ...COUNTED_CODES,
  ...PILE_CODES,
  'weiss.sides',
  'weiss.coin',
  'weiss.meets',
  'weiss.damage',
  'weiss.taken',
] as const satisfies readonly WeissEvent['code'][];
