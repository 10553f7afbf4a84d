// The ranger: sure of aim, quick, lightly protected.
import type { Calling } from './calling.js';

export const ranger = {
  life: 38,
  mana: 5,
  stats: { strength: 7, defence: 2, agility: 12, speed: 22, accuracy: 0, critical: 10 },
  growth: { life: 7, mana: 1, strength: 1 },
  skills: [
    { id: 'aimed-shot', mana: 2, rest: 2, aim: 'foe', steps: [{ do: 'blow', percent: 150 }] },
    {
      id: 'poison-arrow',
      mana: 1,
      rest: 3,
      aim: 'foe',
      steps: [{ do: 'blow', percent: 75, then: [{ do: 'inflict', effect: 'poison', turns: 4, power: 2 }] }],
    },
    { id: 'sidestep', mana: 1, rest: 5, aim: 'self', steps: [{ do: 'gain', effect: 'dodge', turns: 3, power: 8 }] },
    {
      id: 'hamstring',
      mana: 1,
      rest: 2,
      aim: 'foe',
      steps: [{ do: 'blow', percent: 90, then: [{ do: 'inflict', effect: 'chill', turns: 4, power: 1 }] }],
    },
    { id: 'volley', mana: 3, rest: 4, aim: 'self', steps: [{ do: 'everyone', steps: [{ do: 'blow', percent: 90 }] }] },
  ],
  weapon: 'hunting-bow',
  armour: 'hide-coat',
  pack: ['bandage', 'bandage', 'antidote', 'healing-draught', 'smoke-bomb'],
} as const satisfies Calling;
