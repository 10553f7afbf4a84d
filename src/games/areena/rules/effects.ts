// The lasting effects of Areena: some that every combat knows, and two that last until the end of the turn (AR-15, AR-19).
import { EFFECT_KINDS, type EffectKind, type EffectTable } from '../../../kits/combat/index.js';
import type { LastingName, TurnName } from '../cards/vocabulary.js';

const surge: EffectKind = {
  id: 'surge',
  change: (name, value, { power }) => (name === 'strength' ? value + power : value),
};

const exposed: EffectKind = {
  id: 'exposed',
  change: (name, value, { power }) => (name === 'defence' ? value - power : value),
};

const { bleed, poison, burn, regen, rage, shield, weak } = EFFECT_KINDS;

export const EFFECTS: EffectTable & Readonly<Record<LastingName | TurnName, EffectKind>> = {
  bleed,
  poison,
  burn,
  regen,
  rage,
  shield,
  weak,
  surge,
  exposed,
};
