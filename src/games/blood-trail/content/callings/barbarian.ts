// The barbarian: strong, hard to fell, little mana.
import type { Calling } from './calling.js';

export const barbarian = {
  life: 48,
  mana: 4,
  stats: { strength: 9, defence: 3, agility: 10, speed: 20, accuracy: 0, critical: 8 },
  growth: { life: 10, mana: 1, strength: 1 },
  skills: [
    { id: 'cleave', mana: 1, rest: 2, aim: 'self', steps: [{ do: 'everyone', steps: [{ do: 'blow', percent: 85 }] }] },
    { id: 'battle-rage', mana: 2, rest: 6, aim: 'self', steps: [{ do: 'gain', effect: 'rage', turns: 4, power: 4 }] },
    {
      id: 'open-wound',
      mana: 1,
      rest: 3,
      aim: 'foe',
      steps: [{ do: 'blow', percent: 90, then: [{ do: 'inflict', effect: 'bleed', turns: 3, power: 2 }] }],
    },
    {
      id: 'slam',
      mana: 2,
      rest: 4,
      aim: 'foe',
      steps: [
        {
          do: 'blow',
          percent: 80,
          then: [{ do: 'perhaps', percent: 75, steps: [{ do: 'inflict', effect: 'stun', turns: 1, power: 0 }] }],
        },
      ],
    },
    {
      id: 'second-wind',
      mana: 2,
      rest: 8,
      aim: 'self',
      steps: [{ do: 'mend', amount: 12 }],
    },
  ],
  weapon: 'iron-axe',
  armour: 'hide-coat',
  pack: ['bandage', 'bandage', 'antidote', 'healing-draught'],
} as const satisfies Calling;
