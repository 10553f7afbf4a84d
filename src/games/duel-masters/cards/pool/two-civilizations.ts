// Cards of two civilizations: each does a little of what both do. Every pair has two or more.
import type { CardData } from '../vocabulary.js';

export const twoCivilizations = [
  // light and water
  {
    id: 'keeper-of-the-harbour-light',
    type: 'creature',
    civilizations: ['light', 'water'],
    cost: 3,
    power: 3000,
    races: ['lamplighter', 'tide-singer'],
    keywords: [{ has: 'blocker' }],
    abilities: [{ ability: 'when', on: 'leaves', may: true, do: [{ do: 'draw', count: 1 }] }],
  },
  {
    id: 'signals-across-the-bay',
    type: 'spell',
    civilizations: ['light', 'water'],
    cost: 3,
    keywords: [{ has: 'shield-trigger' }, { has: 'charger' }],
    do: [
      { do: 'tap', what: { whose: 'foe', count: 1 } },
      { do: 'give', what: 'them', traits: [{ has: 'cannot', deed: 'untap' }], until: 'next-turn' },
    ],
  },
  // light and darkness
  {
    id: 'heron-of-both-hours',
    type: 'creature',
    civilizations: ['light', 'darkness'],
    cost: 4,
    power: 4000,
    races: ['sun-heron', 'moth-witch'],
    keywords: [{ has: 'slayer' }, { has: 'stealth', civilization: 'nature' }],
  },
  {
    id: 'weighing-of-deeds',
    type: 'spell',
    civilizations: ['light', 'darkness'],
    cost: 5,
    keywords: [{ has: 'shield-trigger' }],
    do: [{ do: 'destroy', what: { whose: 'foe', tapped: true, count: 1 } }],
  },
  // light and fire
  {
    id: 'oath-in-embers',
    type: 'creature',
    civilizations: ['light', 'fire'],
    cost: 4,
    power: 3500,
    races: ['oathbearer', 'forgehand'],
    keywords: [{ has: 'blocker' }, { has: 'power-attacker', by: 2500 }],
  },
  {
    id: 'heron-of-the-red-sky',
    type: 'creature',
    civilizations: ['light', 'fire'],
    cost: 6,
    power: 6000,
    races: ['sun-heron', 'ash-drake'],
    keywords: [{ has: 'speed-attacker' }, { has: 'double-breaker' }],
    abilities: [{ ability: 'when', on: 'attacks', do: [{ do: 'tap', what: { whose: 'foe', count: 1 } }] }],
  },
  // light and nature
  {
    id: 'orchard-lamp',
    type: 'creature',
    civilizations: ['light', 'nature'],
    cost: 3,
    power: 2500,
    races: ['lamplighter', 'root-speaker'],
    abilities: [
      {
        ability: 'when',
        on: 'turn-start',
        whose: 'own',
        needs: [{ if: 'count', of: { whose: 'own', in: 'mana' }, most: 5 }],
        do: [{ do: 'top', count: 1, to: 'mana' }],
      },
    ],
  },
  {
    id: 'harvest-bell',
    type: 'creature',
    civilizations: ['light', 'nature'],
    cost: 6,
    power: 7000,
    races: ['bell-golem', 'moss-giant'],
    keywords: [{ has: 'guard' }, { has: 'double-breaker' }],
    abilities: [
      {
        ability: 'when',
        on: 'enters',
        may: true,
        do: [{ do: 'move', from: 'mana', to: 'shields', what: { whose: 'own', count: 1 } }],
      },
    ],
  },
  // water and darkness
  {
    id: 'drowned-clerk',
    type: 'creature',
    civilizations: ['water', 'darkness'],
    cost: 3,
    power: 2000,
    races: ['ink-scholar', 'gravedigger'],
    keywords: [{ has: 'blocker' }, { has: 'slayer' }, { has: 'cannot', deed: 'attack' }],
  },
  {
    id: 'black-ink',
    type: 'spell',
    civilizations: ['water', 'darkness'],
    cost: 4,
    do: [
      { do: 'move', from: 'hand', to: 'graveyard', what: { whose: 'foe', count: 1 } },
      { do: 'draw', count: 1 },
    ],
  },
  // water and fire
  {
    id: 'steam-fox',
    type: 'creature',
    civilizations: ['water', 'fire'],
    cost: 4,
    power: 3000,
    races: ['ember-fox', 'glass-eel'],
    keywords: [
      { has: 'speed-attacker' },
      { has: 'cannot', deed: 'be-blocked' },
      { has: 'cannot', deed: 'attack-creature' },
    ],
  },
  {
    id: 'boiling-point',
    type: 'spell',
    civilizations: ['water', 'fire'],
    cost: 5,
    keywords: [{ has: 'shield-trigger' }],
    do: [
      {
        do: 'choose',
        of: [
          [{ do: 'move', from: 'battle', to: 'hand', what: { whose: 'foe', count: 1 } }],
          [{ do: 'destroy', what: { whose: 'foe', power: { most: 3000 }, count: 2, upTo: true } }],
        ],
      },
    ],
  },
  // water and nature
  {
    id: 'marsh-eel',
    type: 'creature',
    civilizations: ['water', 'nature'],
    cost: 4,
    power: 4000,
    races: ['glass-eel', 'bramble-boar'],
    abilities: [
      {
        ability: 'when',
        on: 'unblocked',
        do: [
          { do: 'may', then: [{ do: 'draw', count: 1 }] },
          { do: 'top', count: 1, to: 'mana' },
        ],
      },
    ],
  },
  {
    id: 'rain-on-the-fields',
    type: 'spell',
    civilizations: ['water', 'nature'],
    cost: 4,
    keywords: [{ has: 'shield-trigger' }],
    do: [
      { do: 'draw', count: 1 },
      { do: 'top', count: 1, to: 'mana' },
    ],
  },
  // darkness and fire
  {
    id: 'funeral-fox',
    type: 'creature',
    civilizations: ['darkness', 'fire'],
    cost: 3,
    power: 2000,
    races: ['ember-fox', 'bone-hound'],
    keywords: [{ has: 'speed-attacker' }, { has: 'slayer' }, { has: 'must-attack' }],
  },
  {
    id: 'ash-and-bone',
    type: 'spell',
    civilizations: ['darkness', 'fire'],
    cost: 3,
    do: [
      { do: 'destroy', what: { whose: 'own', count: 1 } },
      { do: 'destroy', what: { whose: 'foe', count: 1 } },
    ],
  },
  // darkness and nature
  {
    id: 'giant-under-mould',
    type: 'creature',
    civilizations: ['darkness', 'nature'],
    cost: 5,
    power: 5000,
    races: ['moss-giant', 'gravedigger'],
    keywords: [
      { has: 'power', by: 500, each: { whose: 'own', type: 'creature', in: 'graveyard' } },
      { has: 'returns', to: 'mana' },
    ],
  },
  {
    id: 'what-the-roots-remember',
    type: 'spell',
    civilizations: ['darkness', 'nature'],
    cost: 3,
    keywords: [{ has: 'charger' }],
    do: [{ do: 'move', from: 'graveyard', to: 'deck-top', what: { whose: 'own', count: 1 } }],
  },
  // fire and nature
  {
    id: 'blazing-boar',
    type: 'creature',
    civilizations: ['fire', 'nature'],
    cost: 4,
    power: 4000,
    races: ['bramble-boar', 'cinder-ram'],
    keywords: [{ has: 'speed-attacker' }, { has: 'must-attack' }],
    abilities: [
      {
        ability: 'when',
        on: 'blocked',
        do: [{ do: 'give', what: 'this', traits: [{ has: 'power', by: 2000 }], until: 'turn-end' }],
      },
    ],
  },
  {
    id: 'summer-drake',
    type: 'creature',
    civilizations: ['fire', 'nature'],
    cost: 6,
    power: 7000,
    races: ['ash-drake', 'moss-giant'],
    keywords: [{ has: 'double-breaker' }],
    abilities: [{ ability: 'when', on: 'breaks', may: true, do: [{ do: 'top', count: 1, to: 'mana' }] }],
  },
  {
    id: 'hunt-at-dusk',
    type: 'spell',
    civilizations: ['fire', 'nature'],
    cost: 5,
    do: [
      { do: 'move', from: 'mana', to: 'battle', what: { whose: 'own', type: 'creature', cost: { most: 4 }, count: 1 } },
      { do: 'give', what: 'them', traits: [{ has: 'speed-attacker' }], until: 'turn-end' },
    ],
  },
] as const satisfies readonly CardData[];
