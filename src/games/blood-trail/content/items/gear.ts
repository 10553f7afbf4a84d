// What is worn: a weapon, armour, a charm. It adds to statistics as long as it is worn (EF-6).
import type { Item } from '../vocabulary.js';

export const GEAR = {
  'iron-axe': { kind: 'gear', glyph: ')', slot: 'weapon', adds: { strength: 2 }, edged: true },
  'bearded-axe': { kind: 'gear', glyph: ')', slot: 'weapon', adds: { strength: 5, accuracy: -3 }, edged: true },
  'hunting-bow': {
    kind: 'gear',
    glyph: ')',
    slot: 'weapon',
    adds: { strength: 1, accuracy: 3, critical: 4 },
    edged: true,
  },
  'horn-bow': {
    kind: 'gear',
    glyph: ')',
    slot: 'weapon',
    adds: { strength: 3, accuracy: 5, critical: 6 },
    edged: true,
  },
  'oak-staff': { kind: 'gear', glyph: ')', slot: 'weapon', adds: { strength: 2, defence: 1 }, edged: false },
  'fang-knife': {
    kind: 'gear',
    glyph: ')',
    slot: 'weapon',
    adds: { strength: 3, agility: 1, critical: 8 },
    edged: true,
  },
  'hide-coat': { kind: 'gear', glyph: '[', slot: 'armour', adds: { defence: 1 }, edged: false },
  'studded-coat': { kind: 'gear', glyph: '[', slot: 'armour', adds: { defence: 2 }, edged: false },
  'ring-mail': { kind: 'gear', glyph: '[', slot: 'armour', adds: { defence: 3, agility: -1 }, edged: false },
  'swift-ring': { kind: 'gear', glyph: '"', slot: 'charm', adds: { agility: 2, speed: 2 }, edged: false },
  'bear-amulet': { kind: 'gear', glyph: '"', slot: 'charm', adds: { strength: 1, defence: 1 }, edged: false },
} as const satisfies Readonly<Record<string, Item>>;
