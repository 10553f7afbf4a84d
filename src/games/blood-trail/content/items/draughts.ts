// What is used up by use: draughts, salves, things to throw.
import type { Item } from '../vocabulary.js';

export const DRAUGHTS = {
  // BT-9
  antidote: {
    kind: 'use',
    glyph: '!',
    where: 'anywhere',
    aim: 'self',
    steps: [{ do: 'cure', effects: ['poison', 'bleed', 'burn'] }],
  },
  // BT-9
  bandage: {
    kind: 'use',
    glyph: '=',
    where: 'anywhere',
    aim: 'self',
    steps: [
      { do: 'cure', effects: ['bleed'] },
      { do: 'gain', effect: 'regen', turns: 3, power: 2 },
    ],
  },
  'healing-draught': { kind: 'use', glyph: '!', where: 'anywhere', aim: 'self', steps: [{ do: 'mend', amount: 25 }] },
  'mana-draught': { kind: 'use', glyph: '!', where: 'anywhere', aim: 'self', steps: [{ do: 'focus', amount: 5 }] },
  'stone-draught': {
    kind: 'use',
    glyph: '!',
    where: 'anywhere',
    aim: 'self',
    steps: [{ do: 'gain', effect: 'shield', turns: 6, power: 3 }],
  },
  whetstone: {
    kind: 'use',
    glyph: '*',
    where: 'anywhere',
    aim: 'self',
    steps: [{ do: 'train', statistic: 'strength', by: 1 }],
  },
  'fire-flask': {
    kind: 'use',
    glyph: '!',
    where: 'fight',
    aim: 'foe',
    steps: [
      { do: 'harm', amount: 6 },
      { do: 'inflict', effect: 'burn', turns: 4, power: 3 },
    ],
  },
  'smoke-bomb': { kind: 'use', glyph: '*', where: 'fight', aim: 'self', steps: [{ do: 'slip' }] },
  'gallery-chart': { kind: 'use', glyph: '?', where: 'map', aim: 'self', steps: [{ do: 'chart' }] },
} as const satisfies Readonly<Record<string, Item>>;
