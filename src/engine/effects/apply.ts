// Applying, ticking and ending effects. Nothing here knows any kind of effect by name, but for stun and the stun-proof (EF-3).
import type { Bearer, EffectEvent, EffectTable, Hearer, LastingEffect } from './effect.js';

/**
 * Applies an effect by the rules of its kind.
 * @returns whether anything changed (EF-3, EF-4)
 */
export function applyEffect(kinds: EffectTable, bearer: Bearer, given: LastingEffect, hearer: Hearer): boolean {
  const kind = kindOf(kinds, given.id);
  if (bearer.life <= 0 || bearer.immune.includes(given.id)) return false;
  if (given.id === 'stun' && bearer.stunProof) return false;
  const there = bearer.effects.find(({ id }) => id === given.id);
  if (there === undefined) {
    const effect = { ...given };
    bearer.effects.push(effect);
    tell(hearer, 'fx.on', bearer, effect.id, effect.stacks);
    kind.applied?.(bearer, effect, hearer);
    return true;
  }
  const repeat = kind.repeat ?? 'refresh';
  if (repeat === 'ignore') return false;
  if (repeat === 'stack') {
    there.stacks = Math.min(kind.most ?? 1, there.stacks + given.stacks);
    tell(hearer, 'fx.more', bearer, there.id, there.stacks);
  }
  there.turns = Math.max(there.turns, given.turns);
  there.power = Math.max(there.power, given.power);
  return true;
}

/** One tick: each effect acts, then has one turn less, and ends at 0; it stops once the bearer is dead (EF-5). */
export function tickEffects(kinds: EffectTable, bearer: Bearer, hearer: Hearer): void {
  for (const effect of [...bearer.effects]) {
    if (bearer.life <= 0) return;
    const kind = kindOf(kinds, effect.id);
    kind.eachTurn?.(bearer, effect, hearer);
    effect.turns -= 1;
    if (effect.turns > 0) continue;
    removeEffect(bearer, effect.id);
    tell(hearer, 'fx.off', bearer, effect.id, 0);
    kind.expired?.(bearer, effect, hearer);
  }
}

/** Takes an effect away without a word, as an antidote does. Answers whether it was there. */
export function removeEffect(bearer: Bearer, id: string): boolean {
  const before = bearer.effects.length;
  bearer.effects = bearer.effects.filter((effect) => effect.id !== id);
  return bearer.effects.length < before;
}

export function hasEffect(bearer: Pick<Bearer, 'effects'>, id: string): boolean {
  return bearer.effects.some((effect) => effect.id === id);
}

type Moment = 'fx' | `fx.${'on' | 'more' | 'tick' | 'off'}`;

/** Tells something of an effect on somebody: `fx.on` of bleed is the code `fx.on.bleed`. */
export function tell(hearer: Hearer, moment: Moment, bearer: Bearer, id: string, n: number): void {
  hearer.tell?.({ code: `${moment}.${id}`, bearer, id, n } satisfies EffectEvent);
}

function kindOf(kinds: EffectTable, id: string): EffectTable[string] {
  const kind = kinds[id];
  if (kind === undefined) throw new Error(`no lasting effect is called ${id}`);
  return kind;
}
