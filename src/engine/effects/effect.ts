// Lasting effects: a static definition of each kind, and a small running record for each one that is on somebody (EF-1, EF-2).
import type { GameEvent } from '../event.js';

/** An effect on a creature: plain data, part of the state. */
export interface LastingEffect {
  readonly id: string;
  /** Ticks left. */
  turns: number;
  power: number;
  stacks: number;
}

/** Whoever can bear effects. Statistics are asked for through `statistic`, never read off `base`. */
export interface Bearer {
  life: number;
  readonly mostLife: number;
  /** Statistics before equipment and effects. */
  readonly base: Readonly<Record<string, number>>;
  /** What equipment adds to statistics. */
  readonly equipment: Readonly<Record<string, number>>;
  /** In the order in which they were applied. */
  effects: LastingEffect[];
  /** Ids of effects that never take hold (EF-20). */
  readonly immune: readonly string[];
  /** Stunned a moment ago: cannot be stunned again until its next turn has passed. */
  stunProof: boolean;
}

/** What an effect tells; `id` is the effect's, `n` the number in the words. The words are `event.fx.on.bleed` and so on. */
export type EffectEvent = GameEvent & {
  readonly code: `fx.${string}`;
  readonly bearer: Bearer;
  readonly id: string;
  readonly n: number;
};

/** Who hears what effects do: a fight's log, or somebody who keeps quiet (EF-19). */
export interface Hearer {
  /** Undefined: nobody listens, and no event is made. */
  readonly tell: ((event: EffectEvent) => void) | undefined;
  /** Blood spilt so far. It is counted whether anybody listens or not. */
  blood: number;
}

/** What a second application does, by the rule of the effect already there (EF-4). */
export type RepeatRule = 'refresh' | 'stack' | 'ignore';

/** A kind of effect. What is left out does nothing (EF-1). */
export interface EffectKind {
  readonly id: string;
  /** `refresh` by default. */
  readonly repeat?: RepeatRule;
  /** Most stacks; 1 by default. */
  readonly most?: number;
  /** What it makes of a statistic, asked in the order in which effects were applied. */
  change?(statistic: string, value: number, effect: LastingEffect): number;
  /** Beyond what every first application tells. */
  applied?(bearer: Bearer, effect: LastingEffect, hearer: Hearer): void;
  eachTurn?(bearer: Bearer, effect: LastingEffect, hearer: Hearer): void;
  /** Beyond what every end tells. */
  expired?(bearer: Bearer, effect: LastingEffect, hearer: Hearer): void;
}

export type EffectTable = Readonly<Record<string, EffectKind>>;

/** A record of an effect, ready to be applied: for so many ticks, so strong. */
export function effect(id: string, turns: number, power: number): LastingEffect {
  return { id, turns, power, stacks: 1 };
}

/** Bleeding for so many ticks with so many wounds, each of power 1 (EF-7). */
export function bleed(turns: number, wounds: number): LastingEffect {
  return { id: 'bleed', turns, power: 1, stacks: wounds };
}
