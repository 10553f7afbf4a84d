// The pack: wolves, bloodletters, and their leader (BT-7).
import type { Enemy } from './enemy.js';

export const WOLVES = {
  wolf: {
    glyph: 'w',
    life: 15,
    stats: { strength: 10, defence: 2, agility: 8, speed: 22, accuracy: 0, critical: 5 },
    edged: true,
    immune: [],
    abilities: [
      { id: 'scratch', rest: 0, weight: 3, steps: [{ do: 'blow', percent: 90 }] },
      { id: 'lunge', rest: 3, weight: 2, steps: [{ do: 'blow', percent: 125 }] },
    ],
    experience: 9,
    gold: [0, 0],
    loot: [{ item: 'bandage', percent: 10 }],
    asleep: 50,
  },
  'wolf-bloodletter': {
    glyph: 'w',
    life: 22,
    stats: { strength: 11, defence: 2, agility: 9, speed: 22, accuracy: 0, critical: 8 },
    edged: true,
    immune: [],
    abilities: [
      { id: 'bite', rest: 0, weight: 3, steps: [{ do: 'blow', percent: 95 }] },
      {
        id: 'rend',
        rest: 3,
        weight: 2,
        steps: [{ do: 'blow', percent: 75, then: [{ do: 'inflict', effect: 'bleed', turns: 3, power: 2 }] }],
      },
    ],
    experience: 13,
    gold: [0, 0],
    loot: [{ item: 'bandage', percent: 30 }],
    asleep: 60,
  },
  'wolf-leader': {
    glyph: 'L',
    life: 36,
    stats: { strength: 13, defence: 3, agility: 10, speed: 22, accuracy: 0, critical: 8 },
    edged: true,
    immune: [],
    abilities: [
      { id: 'bite', rest: 0, weight: 3, steps: [{ do: 'blow', percent: 95 }] },
      {
        id: 'rend',
        rest: 2,
        weight: 3,
        steps: [{ do: 'blow', percent: 75, then: [{ do: 'inflict', effect: 'bleed', turns: 3, power: 2 }] }],
      },
      { id: 'howl', rest: 5, weight: 2, steps: [{ do: 'inflict', effect: 'weak', turns: 3, power: 3 }] },
    ],
    experience: 40,
    gold: [10, 20],
    loot: [{ item: 'fang-knife', percent: 100 }],
    asleep: 100,
  },
} as const satisfies Readonly<Record<string, Enemy>>;
