// Cards of three to five civilizations: hard to pay for, and worth it.
import type { CardData } from '../vocabulary.js';

export const manyCivilizations = [
  {
    id: 'keeper-of-three-keys',
    type: 'creature',
    civilizations: ['light', 'water', 'darkness'],
    cost: 6,
    power: 6500,
    races: ['oathbearer', 'ink-scholar'],
    keywords: [{ has: 'blocker' }, { has: 'double-breaker' }],
    abilities: [
      {
        ability: 'when',
        on: 'enters',
        do: [
          {
            do: 'choose',
            of: [
              [{ do: 'top', count: 1, to: 'shields' }],
              [{ do: 'draw', count: 2, upTo: true }],
              [{ do: 'move', from: 'hand', to: 'graveyard', what: { whose: 'foe', count: 2, random: true } }],
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'storm-harvest',
    type: 'spell',
    civilizations: ['water', 'fire', 'nature'],
    cost: 6,
    keywords: [{ has: 'charger' }],
    do: [
      { do: 'draw', count: 2, upTo: true },
      { do: 'destroy', what: { whose: 'foe', power: { most: 5000 }, count: 1 } },
    ],
  },
  {
    id: 'root-under-sun-and-moon',
    type: 'creature',
    civilizations: ['light', 'darkness', 'nature'],
    cost: 7,
    power: 8000,
    races: ['moth-witch', 'root-speaker'],
    keywords: [{ has: 'double-breaker' }],
    abilities: [
      {
        ability: 'when',
        on: 'loses-shield',
        whose: 'own',
        may: true,
        do: [{ do: 'move', from: 'graveyard', to: 'mana', what: { whose: 'own', count: 1 } }],
      },
    ],
  },
  {
    id: 'caravan-of-many-colours',
    type: 'creature',
    civilizations: ['water', 'darkness', 'fire'],
    cost: 4,
    power: 4500,
    races: ['forgehand', 'tide-singer'],
    abilities: [
      {
        ability: 'when',
        on: 'charges',
        whose: 'own',
        card: { multicoloured: true },
        do: [{ do: 'untap', in: 'mana', what: { whose: 'own', multicoloured: true, count: 1 } }],
      },
    ],
  },
  {
    id: 'drake-of-four-winds',
    type: 'creature',
    civilizations: ['light', 'water', 'fire', 'nature'],
    cost: 8,
    power: 12000,
    races: ['ash-drake', 'sun-heron'],
    keywords: [{ has: 'triple-breaker' }, { has: 'speed-attacker' }],
  },
  {
    id: 'the-first-campfire',
    type: 'spell',
    civilizations: ['light', 'water', 'darkness', 'fire', 'nature'],
    cost: 5,
    keywords: [{ has: 'shield-trigger' }],
    do: [
      { do: 'draw', count: 1, each: { whose: 'own', multicoloured: true, in: 'mana' } },
      { do: 'may', then: [{ do: 'move', from: 'hand', to: 'shields', what: { whose: 'own', count: 1 } }] },
    ],
  },
] as const satisfies readonly CardData[];
