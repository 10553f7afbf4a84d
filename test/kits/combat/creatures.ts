// Bearers of lasting effects for tests, and a hearer that keeps what it was told.
import { effectBar, effectLabel } from '../../../src/engine/index.js';
import {
  applyEffect,
  type Bearer,
  EFFECT_KINDS,
  type Hearer,
  type LastingEffect,
  tickEffects,
} from '../../../src/kits/combat/index.js';

export function creature(life: number, mostLife = life, parts: Partial<Bearer> = {}): Bearer {
  return { life, mostLife, base: {}, equipment: {}, effects: [], immune: [], stunProof: false, ...parts };
}

/** Codes and numbers, such as `fx.on.bleed 1`, beside the blood. */
export interface Notebook extends Hearer {
  readonly notes: string[];
}

export function notebook(): Notebook {
  const notes: string[] = [];
  return { notes, blood: 0, tell: ({ code, n }) => notes.push(`${code} ${n}`) };
}

export function apply(bearer: Bearer, given: LastingEffect, hearer: Hearer = notebook()): boolean {
  return applyEffect(EFFECT_KINDS, bearer, given, hearer);
}

export function tick(bearer: Bearer, hearer: Hearer = notebook()): void {
  tickEffects(EFFECT_KINDS, bearer, hearer);
}

/** English short names where they differ from the ids. */
const SHORT: Readonly<Record<string, string>> = { poison: 'poi', regen: 'reg', shield: 'shld' };

export function bar(bearer: Bearer, short: (id: string) => string = (id) => SHORT[id] ?? id): string {
  return effectBar(bearer.effects.map((one) => effectLabel(short(one.id), one)));
}
