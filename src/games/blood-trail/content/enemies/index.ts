// Every kind of enemy. To add one: its data in one of the lists, a place in a level's plan, and its names in the catalogues.
import type { Ability } from '../vocabulary.js';
import { DEEP } from './deep.js';
import type { Enemy } from './enemy.js';
import { GOBLINS } from './goblins.js';
import { WOLVES } from './wolves.js';

export const ENEMIES = { ...WOLVES, ...GOBLINS, ...DEEP } as const satisfies Readonly<Record<string, Enemy>>;

export type EnemyId = keyof typeof ENEMIES;
export type AbilityId = (typeof ENEMIES)[EnemyId]['abilities'][number]['id'];

export const ENEMY_IDS = Object.keys(ENEMIES).filter((id): id is EnemyId => Object.hasOwn(ENEMIES, id));

export function enemyOf(
  id: EnemyId,
): Omit<Enemy, 'abilities'> & { readonly abilities: readonly (Ability & { readonly id: AbilityId })[] } {
  return ENEMIES[id];
}
