// What lives in the deep hall, and the guardian at the end (BT-7).
import type { Enemy } from './enemy.js';

export const DEEP = {
  'bone-skeleton': {
    glyph: 'z',
    life: 36,
    stats: { strength: 16, defence: 3, agility: 8, speed: 17, accuracy: 0, critical: 5 },
    edged: true,
    immune: ['bleed', 'poison'],
    abilities: [
      { id: 'hew', rest: 0, weight: 3, steps: [{ do: 'blow', percent: 100 }] },
      { id: 'bone-ward', rest: 5, weight: 1, steps: [{ do: 'gain', effect: 'shield', turns: 2, power: 4 }] },
    ],
    experience: 20,
    gold: [2, 8],
    loot: [{ item: 'whetstone', percent: 15 }],
    asleep: 30,
  },
  'frost-wight': {
    glyph: 'W',
    life: 40,
    stats: { strength: 17, defence: 2, agility: 10, speed: 20, accuracy: 0, critical: 5 },
    edged: false,
    immune: ['chill'],
    abilities: [
      { id: 'grasp', rest: 0, weight: 3, steps: [{ do: 'blow', percent: 95 }] },
      {
        id: 'chill-touch',
        rest: 2,
        weight: 3,
        steps: [
          { do: 'harm', amount: 3 },
          { do: 'inflict', effect: 'chill', turns: 3, power: 1 },
        ],
      },
    ],
    experience: 26,
    gold: [5, 12],
    loot: [{ item: 'mana-draught', percent: 30 }],
    asleep: 30,
  },
  'shadow-lynx': {
    glyph: 'l',
    life: 30,
    stats: { strength: 16, defence: 1, agility: 14, speed: 26, accuracy: 0, critical: 14 },
    edged: true,
    immune: [],
    abilities: [
      { id: 'claw', rest: 0, weight: 3, steps: [{ do: 'blow', percent: 85 }] },
      { id: 'leap-aside', rest: 5, weight: 2, steps: [{ do: 'gain', effect: 'dodge', turns: 2, power: 8 }] },
      { id: 'lunge', rest: 3, weight: 2, steps: [{ do: 'blow', percent: 125 }] },
    ],
    experience: 24,
    gold: [0, 0],
    loot: [{ item: 'swift-ring', percent: 10 }],
    asleep: 40,
  },
  guardian: {
    glyph: 'P',
    life: 172,
    stats: { strength: 23, defence: 4, agility: 11, speed: 19, accuracy: 5, critical: 8 },
    edged: true,
    immune: ['stun', 'weak'],
    abilities: [
      { id: 'hew', rest: 0, weight: 4, steps: [{ do: 'blow', percent: 100 }] },
      {
        id: 'rend',
        rest: 3,
        weight: 2,
        steps: [{ do: 'blow', percent: 80, then: [{ do: 'inflict', effect: 'bleed', turns: 3, power: 2 }] }],
      },
      { id: 'stone-fist', rest: 4, weight: 2, steps: [{ do: 'blow', percent: 140 }] },
      { id: 'regrow', rest: 9, weight: 1, steps: [{ do: 'gain', effect: 'regen', turns: 4, power: 3 }] },
    ],
    experience: 120,
    gold: [80, 120],
    loot: [],
    asleep: 100,
    second: { percent: 50, steps: [{ do: 'gain', effect: 'fury', turns: 999, power: 4 }] },
  },
} as const satisfies Readonly<Record<string, Enemy>>;
