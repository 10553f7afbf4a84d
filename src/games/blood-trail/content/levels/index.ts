// The levels from the top down: who lives there, what lies there (BT-1). Adding one touches this list and the catalogues.
import type { LevelPlan } from './level-plan.js';

export const LEVELS = [
  {
    id: 'upper-gallery',
    foes: [
      { enemy: 'wolf', count: [3, 4] },
      { enemy: 'cave-spider', count: [1, 2] },
    ],
    den: { master: 'wolf-leader', guards: ['wolf-bloodletter'] },
    sure: ['miners-badge', 'bandage', 'healing-draught'],
    items: [3, 4],
    may: [
      { item: 'bandage', weight: 3 },
      { item: 'antidote', weight: 2 },
      { item: 'healing-draught', weight: 3 },
      { item: 'mana-draught', weight: 2 },
      { item: 'coins', weight: 3 },
      { item: 'whetstone', weight: 2 },
      { item: 'studded-coat', weight: 2 },
      { item: 'gallery-chart', weight: 1 },
      { item: 'smoke-bomb', weight: 1 },
    ],
    trail: true,
    last: false,
  },
  {
    id: 'goblin-warrens',
    foes: [
      { enemy: 'goblin', count: [3, 4] },
      { enemy: 'goblin-crier', count: [1, 2] },
      { enemy: 'cave-spider', count: [1, 2] },
      { enemy: 'bone-skeleton', count: [1, 2] },
    ],
    den: { master: 'goblin-chief', guards: ['goblin'] },
    sure: ['miners-badge', 'healing-draught', 'whetstone'],
    items: [3, 5],
    may: [
      { item: 'bandage', weight: 3 },
      { item: 'antidote', weight: 2 },
      { item: 'healing-draught', weight: 3 },
      { item: 'mana-draught', weight: 3 },
      { item: 'fire-flask', weight: 3 },
      { item: 'stone-draught', weight: 2 },
      { item: 'coins', weight: 3 },
      { item: 'bearded-axe', weight: 2 },
      { item: 'horn-bow', weight: 2 },
      { item: 'studded-coat', weight: 2 },
      { item: 'swift-ring', weight: 1 },
      { item: 'gallery-chart', weight: 1 },
      { item: 'smoke-bomb', weight: 1 },
    ],
    trail: false,
    last: false,
  },
  {
    id: 'deep-hall',
    foes: [
      { enemy: 'bone-skeleton', count: [2, 3] },
      { enemy: 'frost-wight', count: [2, 3] },
      { enemy: 'shadow-lynx', count: [1, 2] },
    ],
    den: { master: 'guardian', guards: [] },
    sure: ['miners-badge', 'healing-draught', 'healing-draught', 'stone-draught'],
    items: [3, 4],
    may: [
      { item: 'bandage', weight: 3 },
      { item: 'healing-draught', weight: 3 },
      { item: 'mana-draught', weight: 3 },
      { item: 'fire-flask', weight: 3 },
      { item: 'whetstone', weight: 2 },
      { item: 'coins', weight: 3 },
      { item: 'ring-mail', weight: 2 },
      { item: 'bear-amulet', weight: 2 },
    ],
    trail: false,
    last: true,
  },
] as const satisfies readonly (LevelPlan & { readonly id: string })[];

export type LevelId = (typeof LEVELS)[number]['id'];

/** @param depth 0 for the first level */
export function levelOf(depth: number): LevelPlan & { readonly id: LevelId } {
  const level = LEVELS[depth];
  if (level === undefined) throw new RangeError(`there is no level ${depth}`);
  return level;
}
