// The kinds of lasting effects. A new kind is one definition here, one line in the table, and its words in the catalogues.
import { tell } from './apply.js';
import { heal, hurt } from './bearer.js';
import type { Bearer, EffectKind, Hearer, LastingEffect } from './effect.js';

// EF-7
const bleed: EffectKind = {
  id: 'bleed',
  repeat: 'stack',
  most: 5,
  eachTurn: (bearer, effect, hearer) => {
    const damage = effect.stacks * effect.power;
    harm(bearer, effect, damage, hearer);
    hearer.blood += damage;
  },
};

// EF-8
const poison: EffectKind = { id: 'poison', eachTurn: harmByPower };
const burn: EffectKind = { id: 'burn', eachTurn: harmByPower };
const regen: EffectKind = {
  id: 'regen',
  eachTurn: (bearer, effect, hearer) => {
    const healed = heal(bearer, effect.power);
    if (healed > 0) tell(hearer, 'fx.tick', bearer, effect.id, healed);
  },
};

// EF-9
const stun: EffectKind = { id: 'stun', repeat: 'ignore' };

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

export const EFFECT_KINDS = { bleed, poison, burn, regen, stun, rage, shield, chill, dodge, weak, fury } as const;

export type EffectId = keyof typeof EFFECT_KINDS;

function adds(statistic: string, sign: 1 | -1): NonNullable<EffectKind['change']> {
  return (name, value, { power }) => (name === statistic ? value + sign * power : value);
}

function harmByPower(bearer: Bearer, effect: LastingEffect, hearer: Hearer): void {
  harm(bearer, effect, effect.power, hearer);
}

function harm(bearer: Bearer, effect: LastingEffect, damage: number, hearer: Hearer): void {
  tell(hearer, 'fx.tick', bearer, effect.id, damage);
  hurt(bearer, damage, hearer);
}
