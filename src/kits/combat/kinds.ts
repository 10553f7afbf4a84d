// The kinds of lasting effects. A new kind is one definition here, one line in the table, and its words in the catalogues.
import { type EffectKind, inflicted, type LastingEffect } from './effect.js';

// EF-7
const bleeding: EffectKind = {
  id: 'bleed',
  repeat: 'stack',
  most: 5,
  strength: 'stacks',
  counts: true,
  stopsRecovery: true,
  harm: ({ stacks, power }) => stacks * power,
};

// EF-8
const poison: EffectKind = { id: 'poison', stopsRecovery: true, harm: ({ power }) => power };
const burn: EffectKind = { id: 'burn', harm: ({ power }) => power };
const regen: EffectKind = { id: 'regen', mend: ({ power }) => power };

// EF-9
const stun: EffectKind = { id: 'stun', repeat: 'ignore', losesTurn: true };

// EF-10
const rage: EffectKind = {
  id: 'rage',
  change: (name, value, { power }) => (name === 'strength' ? value + power : name === 'defence' ? value - 2 : value),
};
const shield: EffectKind = { id: 'shield', change: adds('defence', 1) };

// EF-11
const chill: EffectKind = {
  id: 'chill',
  repeat: 'stack',
  most: 3,
  change: (name, value, { stacks }) => (name === 'agility' ? value - 2 * stacks : value),
};

// EF-12
const dodge: EffectKind = { id: 'dodge', change: adds('agility', 1) };
const weak: EffectKind = { id: 'weak', change: adds('strength', -1) };
const fury: EffectKind = { id: 'fury', change: adds('strength', 1) };

export const EFFECT_KINDS = {
  bleed: bleeding,
  poison,
  burn,
  regen,
  stun,
  rage,
  shield,
  chill,
  dodge,
  weak,
  fury,
} as const;

export type EffectId = keyof typeof EFFECT_KINDS;

/** Bleeding for so many ticks with so many wounds, each of power 1 (EF-7). */
export function bleed(turns: number, wounds: number): LastingEffect {
  return inflicted(EFFECT_KINDS, bleeding.id, turns, wounds);
}

function adds(statistic: string, sign: 1 | -1): NonNullable<EffectKind['change']> {
  return (name, value, { power }) => (name === statistic ? value + sign * power : value);
}
