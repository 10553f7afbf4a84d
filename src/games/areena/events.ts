// What happens in a game of Areena, as codes with data. Cards are named by their ids. The words stand in text/.
import type { GameEvent } from '../../engine/index.js';
import type { Kind } from './cards/index.js';
import type { Term } from './rules/damage.js';

/** Events about a player and one card. */
const CARD_CODES = [
  'areena.enters',
  'areena.discarded',
  'areena.equips',
  'areena.uses',
  'areena.equipment-gone',
  'areena.used-up',
  'areena.tactic',
  'areena.tactic-gone',
  'areena.attacks',
  'areena.basic',
  'areena.reacts',
  'areena.handled',
  'areena.fizzled',
  'areena.nullified',
  'areena.wakes',
  'areena.found',
] as const;

/** Events about a player alone. */
const PLAYER_CODES = [
  'areena.begins',
  'areena.no-attack',
  'areena.passes',
  'areena.nothing-nullified',
  'areena.falls',
  'areena.exhausted',
  'areena.found-unseen',
  'areena.recovered-unseen',
] as const;

/** Events about a player and a number. */
const NUMBER_CODES = ['areena.drew-unseen', 'areena.hit', 'areena.hurt', 'areena.healed'] as const;

/** Events about a player and several cards. */
const CARDS_CODES = ['areena.drew', 'areena.spent', 'areena.removes'] as const;

export type AreenaEvent = GameEvent &
  (
    | { readonly code: (typeof CARD_CODES)[number]; readonly player: number; readonly kind: Kind }
    | { readonly code: (typeof PLAYER_CODES)[number]; readonly player: number }
    | { readonly code: (typeof NUMBER_CODES)[number]; readonly player: number; readonly n: number }
    | { readonly code: (typeof CARDS_CODES)[number]; readonly player: number; readonly kinds: readonly Kind[] }
    | { readonly code: 'areena.raised' | 'areena.reduced'; readonly n: number }
    | { readonly code: 'areena.zeroed' }
    | { readonly code: 'areena.still'; readonly n: number }
    | {
        readonly code: 'areena.damage';
        readonly player: number;
        readonly terms: readonly Term[];
        readonly total: number;
      }
  );

export const AREENA_EVENTS = [
  ...CARD_CODES,
  ...PLAYER_CODES,
  ...NUMBER_CODES,
  ...CARDS_CODES,
  'areena.raised',
  'areena.reduced',
  'areena.zeroed',
  'areena.still',
  'areena.damage',
] as const satisfies readonly AreenaEvent['code'][];

/** What a lasting effect tells of a gladiator, with the seat in the bearer's place. */
export type EffectTold = GameEvent & { readonly player: number; readonly id: string; readonly n: number };
