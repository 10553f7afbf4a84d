// The shaman: weak of arm, rich in mana; fire, frost and mending.
import type { Calling } from './calling.js';

export const shaman = {
  life: 42,
  mana: 8,
  stats: { strength: 7, defence: 2, agility: 10, speed: 21, accuracy: 0, critical: 6 },
  growth: { life: 10, mana: 2, strength: 1 },
  skills: [
    {
      id: 'fire-bolt',
      mana: 2,
      rest: 1,
      aim: 'foe',
      steps: [
        { do: 'harm', amount: 10 },
        { do: 'inflict', effect: 'burn', turns: 3, power: 2 },
      ],
    },
    {
      id: 'frost-touch',
      mana: 1,
      rest: 1,
      aim: 'foe',
      steps: [
        { do: 'harm', amount: 6 },
        { do: 'inflict', effect: 'chill', turns: 3, power: 1 },
      ],
    },
    {
      id: 'mend-flesh',
      mana: 3,
      rest: 4,
      aim: 'self',
      steps: [
        { do: 'cure', effects: ['bleed'] },
        { do: 'mend', amount: 18 },
      ],
    },
    { id: 'stone-skin', mana: 2, rest: 6, aim: 'self', steps: [{ do: 'gain', effect: 'shield', turns: 5, power: 3 }] },
    {
      id: 'spirit-storm',
      mana: 4,
      rest: 4,
      aim: 'self',
      steps: [{ do: 'everyone', steps: [{ do: 'harm', amount: 11 }] }],
    },
    { id: 'hex', mana: 1, rest: 5, aim: 'foe', steps: [{ do: 'inflict', effect: 'weak', turns: 5, power: 3 }] },
  ],
  weapon: 'oak-staff',
  armour: 'hide-coat',
  pack: ['bandage', 'antidote', 'healing-draught', 'mana-draught'],
} as const satisfies Calling;
