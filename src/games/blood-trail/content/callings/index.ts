// The callings a hero can have (BT-1). To add one: its file, its line here, and its names in the catalogues.

import type { Skill } from '../vocabulary.js';
import { barbarian } from './barbarian.js';
import type { Calling } from './calling.js';
import { ranger } from './ranger.js';
import { shaman } from './shaman.js';

export const CALLINGS = { barbarian, ranger, shaman } as const;

export type CallingId = keyof typeof CALLINGS;
export type SkillId = (typeof CALLINGS)[CallingId]['skills'][number]['id'];

/** The first one is usual. */
export const CALLING_IDS: readonly [CallingId, ...CallingId[]] = ['barbarian', 'ranger', 'shaman'];

export function callingOf(
  id: CallingId,
): Omit<Calling, 'skills'> & { readonly skills: readonly (Skill & { readonly id: SkillId })[] } {
  return CALLINGS[id];
}
