// Applying, ticking and ending effects. Nothing here knows any kind of effect by name.
import { heal, hurt } from './bearer.js';
import {
  type Bearer,
  type EffectKind,
  type EffectMark,
  type EffectTable,
  type Hearer,
  kindOf,
  type LastingEffect,
} from './effect.js';
import { tell } from './hearer.js';

/**
 * Applies an effect by the rules of its kind.
 * @returns whether anything changed (EF-3, EF-4)
 */
export function applyEffect(kinds: EffectTable, bearer: Bearer, given: LastingEffect, hearer: Hearer): boolean {
  const kind = kindOf(kinds, given.id);
  if (bearer.life <= 0 || bearer.immune.includes(given.id)) return false;
  if (kind.losesTurn === true && bearer.stunProof) return false;
  const there = bearer.effects.find(({ id }) => id === given.id);
  if (there === undefined) {
    const effect = { ...given };
    bearer.effects.push(effect);
    tell(hearer, 'fx.on', bearer, effect.id, effect.stacks);
    kind.applied?.(bearer, effect, hearer);
    return true;
  }
  if (kind.repeat === 'ignore') return false;
  Object.assign(there, renewed(kind, there, given));
  if (kind.repeat === 'stack') tell(hearer, 'fx.more', bearer, there.id, there.stacks);
  return true;
}

/** What an effect that is there becomes by a second application (EF-4). */
export function renewed(kind: EffectKind, there: LastingEffect, given: LastingEffect): LastingEffect {
  if (kind.repeat === 'ignore') return there;
  return {
    id: there.id,
    turns: Math.max(there.turns, given.turns),
    power: Math.max(there.power, given.power),
    stacks: kind.repeat === 'stack' ? Math.min(kind.most ?? 1, there.stacks + given.stacks) : there.stacks,
  };
}

/** One tick: each effect takes life, gives it or acts, then has one turn less, and ends at 0; it stops once the bearer is dead (EF-5). */
export function tickEffects(kinds: EffectTable, bearer: Bearer, hearer: Hearer): void {
  for (const effect of [...bearer.effects]) {
    if (bearer.life <= 0) return;
    const kind = kindOf(kinds, effect.id);
    act(kind, bearer, effect, hearer);
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

/** Whether somebody bears an effect of a kind that has a certain mark. */
export function bears(kinds: EffectTable, { effects }: Pick<Bearer, 'effects'>, mark: EffectMark): boolean {
  for (const { id } of effects) if (kindOf(kinds, id)[mark] === true) return true;
  return false;
}

function act(kind: EffectKind, bearer: Bearer, effect: LastingEffect, hearer: Hearer): void {
  if (kind.harm !== undefined) {
    const damage = kind.harm(effect);
    tell(hearer, 'fx.tick', bearer, effect.id, damage);
    hurt(bearer, damage, hearer);
    if (kind.counts === true) hearer.blood += damage;
  }
  if (kind.mend !== undefined) {
    const healed = heal(bearer, kind.mend(effect));
    if (healed > 0) tell(hearer, 'fx.tick', bearer, effect.id, healed);
  }
  kind.eachTurn?.(bearer, effect, hearer);
}
