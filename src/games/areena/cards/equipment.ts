// The equipment: for both hands, for one, for none; lasting, or used once (AR-5).
import type { EquipmentCard } from './vocabulary.js';

export const equipment = {
  'great-spear': { class: 'spear', hands: 2, use: 'lasting', bonus: [{ stat: 'strength', by: 3 }] },
  'harvest-blade': {
    class: 'blade',
    hands: 2,
    use: 'lasting',
    bonus: [{ stat: 'strength', by: 1 }],
    abilities: [{ on: 'hit', do: [{ do: 'apply', who: 'foe', effect: 'bleed', turns: 2, power: 1 }] }],
  },
  'gate-shield': { class: 'shield', hands: 2, use: 'lasting', bonus: [{ stat: 'defence', by: 2 }] },
  'ring-sword': { class: 'blade', hands: 1, use: 'lasting', bonus: [{ stat: 'strength', by: 1 }] },
  'hooked-knife': {
    class: 'blade',
    hands: 1,
    use: 'lasting',
    abilities: [{ on: 'hit', do: [{ do: 'apply', who: 'foe', effect: 'bleed', turns: 2, power: 1 }] }],
  },
  'boar-spear': {
    class: 'spear',
    hands: 1,
    use: 'lasting',
    bonus: [
      { stat: 'strength', by: 1 },
      { stat: 'basic', by: 1 },
    ],
  },
  'iron-net': {
    class: 'net',
    hands: 1,
    use: 'lasting',
    abilities: [{ on: 'hit', do: [{ do: 'apply', who: 'foe', effect: 'weak', turns: 2, power: 1 }] }],
  },
  buckler: { class: 'shield', hands: 1, use: 'lasting', bonus: [{ stat: 'defence', by: 1 }] },
  'spiked-shield': {
    class: 'shield',
    hands: 1,
    use: 'lasting',
    abilities: [{ on: 'struck', do: [{ do: 'hurt', who: 'foe', by: 1 }] }],
  },
  'bronze-greaves': { class: 'armour', hands: 0, use: 'lasting', bonus: [{ stat: 'defence', by: 1 }] },
  'scale-vest': {
    class: 'armour',
    hands: 0,
    use: 'lasting',
    abilities: [
      { on: 'attacked', needs: [{ if: 'life-at-most', who: 'self', life: 15 }], do: [{ do: 'reduce-damage', by: 2 }] },
    ],
  },
  'champions-belt': { class: 'charm', hands: 0, use: 'lasting', bonus: [{ stat: 'basic', by: 2 }] },
  'wolf-tooth': {
    class: 'charm',
    hands: 0,
    use: 'lasting',
    abilities: [{ on: 'hit', do: [{ do: 'heal', who: 'self', by: 1 }] }],
  },
  'throwing-knives': {
    class: 'tool',
    hands: 0,
    use: 'once',
    abilities: [{ on: 'attack', do: [{ do: 'raise-damage', by: 3 }] }],
  },
  'sand-pouch': {
    class: 'tool',
    hands: 0,
    use: 'once',
    abilities: [{ on: 'attacked', do: [{ do: 'reduce-damage', by: 3 }] }],
  },
  'oil-flask': {
    class: 'tool',
    hands: 0,
    use: 'once',
    abilities: [{ on: 'hit', do: [{ do: 'apply', who: 'foe', effect: 'burn', turns: 2, power: 2 }] }],
  },
  'healers-salve': {
    class: 'tool',
    hands: 0,
    use: 'once',
    abilities: [
      {
        on: 'play',
        do: [
          { do: 'heal', who: 'self', by: 2 },
          { do: 'apply', who: 'self', effect: 'regen', turns: 3, power: 1 },
        ],
      },
    ],
  },
  'war-drum': {
    class: 'tool',
    hands: 0,
    use: 'once',
    abilities: [
      {
        on: 'play',
        do: [
          { do: 'until-end', who: 'self', effect: 'surge', power: 2 },
          { do: 'draw', who: 'self', count: 1 },
        ],
      },
    ],
  },
  'armoury-key': {
    class: 'tool',
    hands: 0,
    use: 'once',
    abilities: [{ on: 'play', do: [{ do: 'search', what: 'equipment' }] }],
  },
  'hecklers-horn': {
    class: 'tool',
    hands: 0,
    use: 'once',
    abilities: [
      {
        on: 'play',
        do: [
          { do: 'lose-tactic', who: 'foe' },
          { do: 'spend', who: 'foe', count: 2 },
        ],
      },
    ],
  },
} as const satisfies Readonly<Record<string, EquipmentCard>>;
