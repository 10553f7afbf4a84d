// Lasting effects: a static definition of each kind, and a small running record for each one that is on somebody (EF-1, EF-2).
import type { GameEvent } from '../../engine/index.js';

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
  /** Has just lost a turn: no kind that loses turns takes hold until the next one has passed. */
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
  /** What the strength of one that is inflicted means: its power (the default), or so many stacks of power 1, as wounds are. */
  readonly strength?: 'power' | 'stacks';
  /** Whoever bears it loses the turn (EF-9), and is proof against a second such effect right behind it. */
  readonly losesTurn?: boolean;
  /** Slow recovery pauses for whoever bears it. */
  readonly stopsRecovery?: boolean;
  /** What it takes is blood: it is counted as spilt (EF-7), and marks the way of whoever bears it. */
  readonly counts?: boolean;
  /** Life that it takes each turn. A kind that takes life is fatal: whoever falls to it has died of it. */
  readonly harm?: (effect: LastingEffect) => number;
  /** Life that it gives back each turn, never past the most. */
  readonly mend?: (effect: LastingEffect) => number;
  /** What it makes of a statistic, asked in the order in which effects were applied. */
  change?(statistic: string, value: number, effect: LastingEffect): number;
  /** Beyond what every first application tells. */
  applied?(bearer: Bearer, effect: LastingEffect, hearer: Hearer): void;
  /** Beyond harm and mending. */
  eachTurn?(bearer: Bearer, effect: LastingEffect, hearer: Hearer): void;
  /** Beyond what every end tells. */
  expired?(bearer: Bearer, effect: LastingEffect, hearer: Hearer): void;
}

/** What sets some kinds apart. */
export type EffectMark = 'losesTurn' | 'stopsRecovery' | 'counts';

/** Kinds by their ids. */
export type EffectTable = Readonly<Record<string, EffectKind>>;

/** A record of an effect, ready to be applied: for so many ticks, of so much power. */
export function effect(id: string, turns: number, power: number): LastingEffect {
  return { id, turns, power, stacks: 1 };
}

/** The same by the strength that cards and skills are written with, which a kind may count in stacks. */
export function inflicted(kinds: EffectTable, id: string, turns: number, strength: number): LastingEffect {
  return kindOf(kinds, id).strength === 'stacks'
    ? { id, turns, power: 1, stacks: strength }
    : { id, turns, power: strength, stacks: 1 };
}

/** Whether somebody can die of it. What is no effect at all, such as the kind of an enemy, is none to die of. */
export function isFatal(kinds: EffectTable, id: string): boolean {
  return Object.hasOwn(kinds, id) && kinds[id]?.harm !== undefined;
}

/** @throws when the table has no such kind: an error of ours, since data can name only kinds that there are */
export function kindOf(kinds: EffectTable, id: string): EffectKind {
  const kind = kinds[id];
  if (kind === undefined) throw new Error(`no lasting effect is called ${id}`);
  return kind;
}
