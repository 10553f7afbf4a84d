// The goblins of the warrens and what creeps about there.
import type { Enemy } from './enemy.js';

export const GOBLINS = {
  'cave-spider': {
    glyph: 's',
    life: 16,
    stats: { strength: 10, defence: 1, agility: 10, speed: 20, accuracy: 0, critical: 4 },
    edged: false,
    immune: ['poison'],
    abilities: [
      { id: 'sting', rest: 0, weight: 3, steps: [{ do: 'blow', percent: 90 }] },
      { id: 'poison-spit', rest: 3, weight: 3, steps: [{ do: 'inflict', effect: 'poison', turns: 4, power: 2 }] },
    ],
    experience: 9,
    gold: [0, 0],
    loot: [{ item: 'antidote', percent: 25 }],
    asleep: 40,
  },
  goblin: {
    glyph: 'g',
    life: 30,
    stats: { strength: 14, defence: 2, agility: 8, speed: 18, accuracy: 0, critical: 5 },
    edged: false,
    immune: [],
    abilities: [
      { id: 'swing', rest: 0, weight: 3, steps: [{ do: 'blow', percent: 95 }] },
      {
        id: 'club',
        rest: 4,
        weight: 2,
        steps: [
          {
            do: 'blow',
            percent: 85,
            then: [{ do: 'perhaps', percent: 50, steps: [{ do: 'inflict', effect: 'stun', turns: 1, power: 0 }] }],
          },
        ],
      },
    ],
    experience: 16,
    gold: [3, 9],
    loot: [{ item: 'healing-draught', percent: 12 }],
    asleep: 35,
  },
  'goblin-crier': {
    glyph: 'c',
    life: 24,
    stats: { strength: 12, defence: 1, agility: 10, speed: 20, accuracy: 0, critical: 5 },
    edged: true,
    immune: [],
    abilities: [
      { id: 'stab', rest: 0, weight: 3, steps: [{ do: 'blow', percent: 90 }] },
      { id: 'shout', rest: 4, weight: 3, steps: [{ do: 'inflict', effect: 'weak', turns: 3, power: 3 }] },
      {
        id: 'torch',
        rest: 5,
        weight: 2,
        steps: [{ do: 'blow', percent: 50, then: [{ do: 'inflict', effect: 'burn', turns: 3, power: 2 }] }],
      },
    ],
    experience: 18,
    gold: [4, 10],
    loot: [
      { item: 'fire-flask', percent: 25 },
      { item: 'mana-draught', percent: 20 },
    ],
    asleep: 30,
  },
  'goblin-chief': {
    glyph: 'G',
    life: 64,
    stats: { strength: 17, defence: 3, agility: 9, speed: 19, accuracy: 0, critical: 8 },
    edged: true,
    immune: [],
    abilities: [
      { id: 'hew', rest: 0, weight: 3, steps: [{ do: 'blow', percent: 100 }] },
      {
        id: 'club',
        rest: 4,
        weight: 2,
        steps: [
          {
            do: 'blow',
            percent: 85,
            then: [{ do: 'perhaps', percent: 50, steps: [{ do: 'inflict', effect: 'stun', turns: 1, power: 0 }] }],
          },
        ],
      },
      { id: 'shield-wall', rest: 6, weight: 2, steps: [{ do: 'gain', effect: 'shield', turns: 3, power: 4 }] },
    ],
    experience: 45,
    gold: [25, 40],
    loot: [
      { item: 'ring-mail', percent: 60 },
      { item: 'bear-amulet', percent: 60 },
    ],
    asleep: 50,
  },
} as const satisfies Readonly<Record<string, Enemy>>;
