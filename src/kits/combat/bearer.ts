// What is worked out from a bearer: statistics, wounds, accuracy; and harm and healing outside a blow.
import type { Bearer, EffectTable, Hearer } from './effect.js';
import { tell } from './hearer.js';

/** A statistic as it is now: base, equipment, then every effect in the order of application; never below 0 (EF-6). */
export function statistic(
  kinds: EffectTable,
  bearer: Pick<Bearer, 'base' | 'equipment' | 'effects'>,
  name: string,
): number {
  let value = (bearer.base[name] ?? 0) + (bearer.equipment[name] ?? 0);
  for (const effect of bearer.effects) value = kinds[effect.id]?.change?.(name, value, effect) ?? value;
  return Math.max(0, value);
}

/** Life below a quarter of the most (EF-14). */
export function isHeavilyWounded(bearer: Pick<Bearer, 'life' | 'mostLife'>): boolean {
  return bearer.life * 4 < bearer.mostLife;
}

/** Chance to hit in per cent: 75, twice the agility, what equipment adds, 15 less when heavily wounded (EF-15). */
export function accuracy(kinds: EffectTable, bearer: Bearer): number {
  const steady = 75 + 2 * statistic(kinds, bearer, 'agility') + (bearer.equipment.accuracy ?? 0);
  return isHeavilyWounded(bearer) ? steady - 15 : steady;
}

/** Damage outside a blow: life stops at 0, and falling below a quarter is told once (EF-13). */
export function hurt(bearer: Bearer, damage: number, hearer: Hearer): void {
  const before = isHeavilyWounded(bearer);
  bearer.life = Math.max(0, bearer.life - damage);
  if (bearer.life > 0 && !before && isHeavilyWounded(bearer)) tell(hearer, 'fx', bearer, 'wounded', bearer.life);
}

/** Heals, never past the most. Answers how much it was. */
export function heal(bearer: Bearer, amount: number): number {
  const healed = Math.min(amount, bearer.mostLife - bearer.life);
  bearer.life += healed;
  return healed;
}

const BLOWS = [
  { below: 10, word: 'scratch' },
  { below: 25, word: 'hit' },
  { below: 45, word: 'cut' },
] as const;

/** The word for a blow, by the share of the target's most life that it takes (EF-16). */
export function blowWord(damage: number, mostLife: number): 'scratch' | 'hit' | 'cut' | 'crush' {
  const share = (damage * 100) / mostLife;
  return BLOWS.find(({ below }) => share < below)?.word ?? 'crush';
}
