// Creatures: what changes about a hero or an enemy is a small record in the state; all else is worked out from its kind.
import { accuracy, type Bearer, EFFECT_KINDS, type LastingEffect, statistic } from '../../../kits/combat/index.js';
import { type CallingId, callingOf } from '../content/callings/index.js';
import { type EnemyId, enemyOf } from '../content/enemies/index.js';
import { type ItemId, itemOf } from '../content/items/index.js';
import type { Ability, Skill, Statistic } from '../content/vocabulary.js';

/** The hero's number; enemies have 1 and above on each level. */
export const HERO = 0;

export interface Creature {
  readonly id: number;
  /** The kind of enemy; the hero has a calling instead. */
  readonly kind: EnemyId | 'hero';
  at: number;
  life: number;
  mana: number;
  effects: LastingEffect[];
  stunProof: boolean;
  /** 100 are needed to act (BT-4). */
  energy: number;
  /** By ability or skill: own turns until it can be used again. */
  rests: number[];
  asleep: boolean;
  /** World turns for which it goes on hunting the hero unseen. */
  alert: number;
  /** World turns for which it cannot follow: the hero has just got away. */
  lost: number;
  /** Its second phase has begun. */
  second: boolean;
}

/** What the hero has beyond a creature. */
export interface Hero {
  readonly calling: CallingId;
  /** From 1. */
  rank: number;
  experience: number;
  gold: number;
  /** What is carried and not worn, in the order of ITEM_IDS. */
  pack: readonly ItemId[];
  worn: Worn;
  /** Gained for good, by statistic. */
  trained: Partial<Record<Statistic, number>>;
}

export interface Worn {
  readonly weapon: ItemId | '';
  readonly armour: ItemId | '';
  readonly charm: ItemId | '';
}

export function newCreature(id: number, kind: EnemyId, at: number, asleep: boolean): Creature {
  const { life, abilities } = enemyOf(kind);
  return {
    id,
    kind,
    at,
    life,
    mana: 0,
    effects: [],
    stunProof: false,
    energy: 0,
    rests: abilities.map(() => 0),
    asleep,
    alert: 0,
    lost: 0,
    second: false,
  };
}

/** Field by field, as states are copied. */
export function copyCreature(creature: Creature): Creature {
  return {
    id: creature.id,
    kind: creature.kind,
    at: creature.at,
    life: creature.life,
    mana: creature.mana,
    effects: creature.effects.map(copyEffect),
    stunProof: creature.stunProof,
    energy: creature.energy,
    rests: creature.rests.slice(),
    asleep: creature.asleep,
    alert: creature.alert,
    lost: creature.lost,
    second: creature.second,
  };
}

export function copyHero({ calling, rank, experience, gold, pack, worn, trained }: Hero): Hero {
  return { calling, rank, experience, gold, pack, worn, trained: { ...trained } };
}

function copyEffect({ id, turns, power, stacks }: LastingEffect): LastingEffect {
  return { id, turns, power, stacks };
}

/** A creature as lasting effects know it: life and effects are the record's own, the rest comes from its kind (EF-6). */
export class Body implements Bearer {
  readonly creature: Creature;
  readonly #hero: Hero;

  constructor(creature: Creature, hero: Hero) {
    this.creature = creature;
    this.#hero = hero;
  }

  get life(): number {
    return this.creature.life;
  }
  set life(life: number) {
    this.creature.life = life;
  }

  get effects(): LastingEffect[] {
    return this.creature.effects;
  }
  set effects(effects: LastingEffect[]) {
    this.creature.effects = effects;
  }

  get stunProof(): boolean {
    return this.creature.stunProof;
  }
  set stunProof(proof: boolean) {
    this.creature.stunProof = proof;
  }

  get mostLife(): number {
    const { kind } = this.creature;
    return kind === 'hero' ? mostLife(this.#hero) : enemyOf(kind).life;
  }

  get base(): Readonly<Record<string, number>> {
    const { kind } = this.creature;
    return kind === 'hero' ? heroBase(this.#hero) : enemyOf(kind).stats;
  }

  get equipment(): Readonly<Record<string, number>> {
    return this.creature.kind === 'hero' ? equipmentOf(this.#hero) : NO_EQUIPMENT;
  }

  get immune(): readonly string[] {
    const { kind } = this.creature;
    return kind === 'hero' ? [] : enemyOf(kind).immune;
  }

  /** Whether its blows can leave wounds (BT-6). */
  get edged(): boolean {
    const { kind } = this.creature;
    if (kind !== 'hero') return enemyOf(kind).edged;
    const { weapon } = this.#hero.worn;
    const item = weapon === '' ? undefined : itemOf(weapon);
    return item?.kind === 'gear' && item.edged;
  }

  /** A statistic as it is now (EF-6). */
  stat(name: Statistic): number {
    return statistic(EFFECT_KINDS, this, name);
  }

  /** EF-15 */
  get accuracy(): number {
    return accuracy(EFFECT_KINDS, this);
  }
}

/** The skills of the hero or the abilities of an enemy; `rests` counts along it. */
export function actionsOf(creature: Creature, hero: Hero): readonly (Skill | Ability)[] {
  return creature.kind === 'hero' ? callingOf(hero.calling).skills : enemyOf(creature.kind).abilities;
}

export function mostLife({ calling, rank }: Hero): number {
  const { life, growth } = callingOf(calling);
  return life + growth.life * (rank - 1);
}

export function mostMana({ calling, rank }: Hero): number {
  const { mana, growth } = callingOf(calling);
  return mana + growth.mana * (rank - 1);
}

const NO_EQUIPMENT: Readonly<Record<string, number>> = {};

function heroBase({ calling, rank, trained }: Hero): Readonly<Record<string, number>> {
  const { stats, growth } = callingOf(calling);
  const base: Record<string, number> = { ...stats };
  for (const [name, by] of Object.entries(growth)) if (name in stats) base[name] = (base[name] ?? 0) + by * (rank - 1);
  for (const [name, by] of Object.entries(trained)) base[name] = (base[name] ?? 0) + by;
  return base;
}

function equipmentOf({ worn }: Hero): Readonly<Record<string, number>> {
  const sum: Record<string, number> = {};
  for (const id of [worn.weapon, worn.armour, worn.charm]) {
    const item = id === '' ? undefined : itemOf(id);
    if (item?.kind !== 'gear') continue;
    for (const [name, by] of Object.entries(item.adds)) sum[name] = (sum[name] ?? 0) + by;
  }
  return sum;
}
